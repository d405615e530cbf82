/** What a device is told when the site is installed as an app: a manifest for each language, of which the page names the one it speaks. */
import { LANGUAGES, type Language, loadLanguage } from '@runesaga/words'
import type { Plugin } from 'vite'

const nameOf = (language: Language): string => `manifest-${language}.webmanifest`

async function manifestOf(language: Language): Promise<string> {
  const words = await loadLanguage(language, 'first')
  const icon = (src: string, sizes: string, type: string) => ({ src, sizes, type })
  const large = icon('./icon-512.png', '512x512', 'image/png')
  return JSON.stringify({
    // the same app in every language
    id: './',
    name: 'Runesaga',
    short_name: 'Runesaga',
    description: `${words.say('home/what')} ${words.say('common/tagline')}`,
    lang: language,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#0b0c12',
    theme_color: '#11131b',
    categories: ['games'],
    icons: [
      icon('./icon.svg', 'any', 'image/svg+xml'),
      icon('./icon-192.png', '192x192', 'image/png'),
      large,
      { ...large, purpose: 'maskable' },
    ],
  })
}

export const manifest = (): Plugin => ({
  name: 'runesaga-manifest',
  // before the page knows its language
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: `./${nameOf('en')}` }, injectTo: 'head' },
  ],
  async generateBundle() {
    for (const language of LANGUAGES)
      this.emitFile({ type: 'asset', fileName: nameOf(language), source: await manifestOf(language) })
  },
  configureServer({ middlewares }) {
    for (const language of LANGUAGES)
      middlewares.use(`/${nameOf(language)}`, (_request, response) => {
        void manifestOf(language).then((text) => response.end(text))
      })
  },
})
