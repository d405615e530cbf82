/**
 * Modules made of card data when the site is built: a set and its emblems arrive in the browser when a table needs them, a newcomer's first
 * table when it is played.
 * `virtual:sets` and `virtual:emblems` are the tables of where each is fetched from, one entry for each of our sets and campaigns.
 */
import { cardFaces } from '@runesaga/draw'
import { emblemsFor } from '@runesaga/draw/node'
import { firstTale, OUR_CAMPAIGNS, OUR_SETS, setNamed } from '@runesaga/sets'
import { cardEntries } from '@runesaga/table'
import { createRules, layoutOf } from '@runesaga/table/host'
import { loadLanguage } from '@runesaga/words'
import type { Plugin } from 'vite'

const NAMES = [...OUR_SETS, ...OUR_CAMPAIGNS]
const TABLE = /^virtual:(set|emblem)s$/
const ENTRY = new RegExp(`^virtual:(set|emblem)s/(${NAMES.join('|')})$`)

const FIRST_TALE = 'virtual:first-tale'

const tableOf = (what: string): string => {
  const entries = NAMES.map((name) => `'${name}': () => import('virtual:${what}s/${name}')`)
  return `export default { ${entries.join(', ')} }`
}

const exported = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** Only the scenes count here, so the cards need no text. */
async function emblemsOf(name: string) {
  const words = await loadLanguage('en', 'cards')
  const faces = cardEntries(setNamed(name)).flatMap((entry) =>
    cardFaces(entry, { name: '', lines: [] }, words),
  )
  return emblemsFor(faces)
}

export const cardModules = (): Plugin => ({
  name: 'runesaga-cards',
  resolveId: (id) => (TABLE.test(id) || ENTRY.test(id) || id === FIRST_TALE ? `\0${id}` : null),
  async load(id) {
    if (id.slice(1) === FIRST_TALE) return exported(layoutOf(createRules([setNamed('base')]), firstTale()))
    const [, table] = TABLE.exec(id.slice(1)) ?? []
    if (table !== undefined) return tableOf(table)
    const [, what, name] = ENTRY.exec(id.slice(1)) ?? []
    if (name === undefined) return null
    return exported(what === 'set' ? setNamed(name) : await emblemsOf(name))
  },
})
