/** Which Node.js this needs, as engines in package.json says. */
const NEEDED = [22, 17]

/** What to tell somebody whose Node.js is too old; null if it will do. Written so that any Node.js can read it. */
export function tooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return null
  return `Runesaga needs Node.js ${NEEDED.join('.')} or newer, and this is ${version}. After "npm ci", "npm start" and "npx runesaga" bring their own on Linux and Windows; elsewhere install it from https://nodejs.org`
}
