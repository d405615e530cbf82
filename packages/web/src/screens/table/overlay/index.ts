/** What lies over a table while the game stays where it is: fetched when it is first opened. */
import { later } from '../../../ui/later.tsx'

export const OverlayDialog = later(async () => (await import('./overlay-dialog.tsx')).OverlayDialog, {
  Meanwhile: () => null,
  words: 'first',
})
