/** What lies over a table while the game stays where it is. */
export { OverlayDialog } from './overlay-dialog.tsx'
