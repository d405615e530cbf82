import { LANGUAGES } from '@runesaga/words'
import { defineConfig } from 'vite'
import { cardModules } from './build/cards.ts'
import { choices } from './build/choices.ts'
import { drawStyles } from './build/draw-styles.ts'
import { newerFonts } from './build/fonts.ts'
import { home } from './build/home.ts'
import { manifest } from './build/manifest.ts'
import { offline } from './build/offline.ts'
import { online } from './build/online.ts'
import { security } from './build/security.ts'
import { uiIcons } from './build/ui-icons.ts'

// Workspace packages resolve to their sources, so that the site is built from them.
const conditions = ['source', 'browser', 'import', 'module', 'default']

/** Files that come together: many small ones are larger than one. */
const TOGETHER = [
  {
    // what the first screen and every other one need
    name: 'everywhere',
    test: /node_modules\/(preact|@preact|idb-keyval|messageformat)\/|words\/src\/(forms|language|say|words|languages\/index|telling\/(names|text))\.ts|engine\/src\/language\/names\.ts|table\/src\/(protocol\/prompt-policy|saved\/(saved-table|store)|shape)\.ts|virtual:home|web\/src\/(ui\/(announcer|button|called|icon|language|later|tips\/icon-key|use-rules-key|waiting)|state\/(campaigns|device-list|files|library|notices|remembered|route|settings|tables|was-online)|screens\/home\/play-now)\.tsx?/,
  },
  {
    // what shows cards, at a table or without one
    name: 'shelf',
    test: /node_modules\/comlink\/|words\/src\/telling\/(cards|decisions\/(card-words|context)|inline)[\w/-]*\.ts|draw\/src\/(scene|face)\.ts|web\/src\/(cards\/(catalog|emblems|faces|reading-now)|session\/(?!offers|use-offers)[\w-]+|worker\/(lifeline|refused|sets|start))\.ts/,
  },
  {
    // what a table shows before and above its game
    name: 'setup',
    test: /draw\/src\/(sprite|stone-lights)\.ts|web\/src\/(ui\/sprite|state\/(layout|tips)|screens\/(setup\/introduction|table\/(index|table|(aim|top-bar)\/[\w-]+)))\.tsx?/,
  },
  // a language in few files: what two of its parts share comes with the first
  ...LANGUAGES.flatMap((language) => [
    {
      name: `${language}-first`,
      test: new RegExp(`words/src/languages/${language}/(first|rules|messages/(common|home|names))\\.ts`),
    },
    {
      name: `${language}-cards`,
      test: new RegExp(`words/src/languages/${language}/(cards/\\w|terms|messages/(aim|card|places)\\.ts)`),
    },
  ]),
]

/** What a table needs to begin, in one file. What reads deeds and records is fetched when somebody does something, or opens a game again; bots when one has to move. */
const TO_BEGIN = {
  name: 'table',
  test: /(engine|table)\/src\/(?!invariants|deeds\/(deed|to-action)|language\/(explain|grammar|nearest|schema|check|cards)|scenario\/|record\/(from-kept|kept-schema|made|migrations|open|schema|told|verify)|view\/(brings-view|figures)|ahead\/(brings|friends|held|result)|host\/(answers|asking\/(?!asked)|bots|by-name|campaign-steps|carry-out|hint|planned|puzzle|reopen)|campaign|lobby\/(foes|mix|plan)|saved\/saved-check)|node_modules\/(@noble|comlink|idb-keyval)\/|web\/src\/worker\/(?!worker)[\w-]+\.ts/,
}

/** A class of a module says where it is from, `end_sheet_total`: that compresses better than a hash. */
const className = (name: string, file: string): string =>
  [
    ...file
      .replace(/\.module\.css.*$/, '')
      .split('/')
      .slice(-2),
    name,
  ].join('_')

export default defineConfig({
  base: './',
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: className } },
  plugins: [
    cardModules(),
    drawStyles(),
    uiIcons(),
    home(),
    choices(),
    online(),
    manifest(),
    newerFonts(),
    security(),
    offline(),
  ],
  worker: {
    format: 'es',
    plugins: () => [cardModules()],
    rolldownOptions: { output: { codeSplitting: { groups: [TO_BEGIN] } } },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
})
