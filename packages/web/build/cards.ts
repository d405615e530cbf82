/**
 * Modules made of card data when the site is built: a set and its emblems arrive in the browser when a table needs them, a newcomer's first
 * table and the lessons when they are played.
 * `virtual:sets` and `virtual:emblems` are the tables of where each is fetched from, one entry for each of our sets and campaigns;
 * `virtual:lessons` is that of the lessons.
 */
import { cardFaces } from '@runesaga/draw'
import { emblemsFor } from '@runesaga/draw/node'
import {
  firstTale,
  LESSONS,
  type LessonName,
  lesson,
  OUR_CAMPAIGNS,
  OUR_SETS,
  setNamed,
} from '@runesaga/sets'
import { cardEntries } from '@runesaga/table'
import { createRules, layoutOf, type Scenario } from '@runesaga/table/host'
import { loadLanguage } from '@runesaga/words'
import type { Plugin } from 'vite'

const NAMES = [...OUR_SETS, ...OUR_CAMPAIGNS]
const TABLE = /^virtual:(set|emblem)s$/
const ENTRY = new RegExp(`^virtual:(set|emblem)s/(${NAMES.join('|')})$`)

const FIRST_TALE = 'virtual:first-tale'
const LESSON_TABLE = 'virtual:lessons'
const LESSON = new RegExp(`^virtual:lesson/(${LESSONS.join('|')})$`)
const ours = (id: string): boolean =>
  id === FIRST_TALE || id === LESSON_TABLE || [TABLE, ENTRY, LESSON].some((known) => known.test(id))

const tableOf = (what: string): string => {
  const entries = NAMES.map((name) => `'${name}': () => import('virtual:${what}s/${name}')`)
  return `export default { ${entries.join(', ')} }`
}

const exported = (value: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`

/** The lessons in their order, with what the list of them says. */
function lessonTable(): string {
  const lines = LESSONS.map((name) => {
    const { title } = lesson(name) as Scenario
    return `{ name: '${name}', title: ${JSON.stringify(title)}, fetch: () => import('virtual:lesson/${name}') }`
  })
  return `export default [${lines.join(', ')}]`
}

/** The table of a lesson, its task, and what each case is answered. */
function lessonNamed(name: LessonName) {
  const scenario = lesson(name) as Scenario
  const answers = (scenario.cases ?? []).map(({ case: of, verdict, says }) => [of, { verdict, says }])
  return {
    laid: layoutOf(createRules([setNamed(scenario.edition as string)]), scenario),
    task: scenario.task,
    answers: Object.fromEntries(answers) as object,
  }
}

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
  resolveId: (id) => (ours(id) ? `\0${id}` : null),
  async load(id) {
    if (id.slice(1) === FIRST_TALE) return exported(layoutOf(createRules([setNamed('base')]), firstTale()))
    if (id.slice(1) === LESSON_TABLE) return lessonTable()
    const [, taught] = LESSON.exec(id.slice(1)) ?? []
    if (taught !== undefined) return exported(lessonNamed(taught as LessonName))
    const [, table] = TABLE.exec(id.slice(1)) ?? []
    if (table !== undefined) return tableOf(table)
    const [, what, name] = ENTRY.exec(id.slice(1)) ?? []
    if (name === undefined) return null
    return exported(what === 'set' ? setNamed(name) : await emblemsOf(name))
  },
})
