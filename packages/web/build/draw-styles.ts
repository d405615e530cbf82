/** The styles of drawn cards, as a style sheet of the site. */
import { STYLES } from '@runesaga/draw'
import type { Plugin } from 'vite'

const NAME = 'virtual:draw.css'
const ID = '/@runesaga/draw.css'

export const drawStyles = (): Plugin => ({
  name: 'runesaga-draw-styles',
  resolveId: (id) => (id === NAME ? ID : null),
  load: (id) => (id === ID ? STYLES : null),
})
