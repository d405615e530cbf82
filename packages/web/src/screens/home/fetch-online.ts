/** All of it for friends far apart: from the list of their games to the line to the server. */
export const fetchOnline = () => import('../online/index.ts')
