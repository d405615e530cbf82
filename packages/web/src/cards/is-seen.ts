/** Is there a card, and does it lie face up? */
import { type CardRef, FACE_DOWN, type Face } from '@runesaga/table'

export const isSeen = (card: Face): card is CardRef => card !== null && card !== FACE_DOWN
