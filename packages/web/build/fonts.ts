/** Only the newer of a font's two formats goes into the site: every browser that can run it reads woff2. */
import type { Plugin } from 'vite'

const OLDER = /,\s*url\([^)]*\.woff\)\s*format\(['"]woff['"]\)/g

export const newerFonts = (): Plugin => ({
  name: 'runesaga-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource\/.*\.css/ },
    handler: (css) => css.replace(OLDER, ''),
  },
})
