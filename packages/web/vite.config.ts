import { defineConfig } from 'vite'
import { cardModules } from './build/cards.ts'
import { drawStyles } from './build/draw-styles.ts'
import { newerFonts } from './build/fonts.ts'
import { home } from './build/home.ts'
import { offline } from './build/offline.ts'
import { uiIcons } from './build/ui-icons.ts'

// Workspace packages resolve to their sources, so that the site is built from them; languages are fetched when they are spoken.
const conditions = ['languages-later', 'source', 'browser', 'import', 'module', 'default']

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [cardModules(), drawStyles(), uiIcons(), home(), newerFonts(), offline()],
  worker: { format: 'es', plugins: () => [cardModules()] },
  build: { target: 'es2022', sourcemap: true },
})
