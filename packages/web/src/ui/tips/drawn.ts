/** Marks an element as a drawing that means something. Its name is checked: a drawing without words doesn't compile. */
import type { Drawing } from '@runesaga/words'

export const drawn = (what: Drawing) => ({ 'data-icon': what })
