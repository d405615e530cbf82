/** The table of a lesson under a seed of one's own, and its cases played there as a person would. */
import { type LessonName, lesson } from '@runesaga/sets'
import type { Deed } from '@runesaga/table'
import { laidTable } from './laid-table.ts'
import { bot, person } from './seeded-table.ts'
import type { Seats } from './sitting.ts'

interface Told {
  mode: string
  heroes: object[]
  cases: { case: string; verdict: string; expect: { attempt?: object; outcome?: object } }[]
}
export const toldIn = (name: LessonName): Told => lesson(name) as Told

export async function lessonTable(name: LessonName, seed: number): Promise<Seats> {
  const told = toldIn(name)
  const players = told.heroes.map((_, seat) => (seat === 0 ? person('Ada') : bot(`Bot ${seat}`, 'gentle')))
  return laidTable(told, players, undefined, seed)
}

/** Is it this deed, as far as it says? */
const isMeant = (said: unknown, deed: unknown): boolean =>
  typeof said === 'object' && typeof deed === 'object' && said !== null && deed !== null
    ? Object.entries(said).every(([word, value]) => isMeant(value, (deed as Record<string, unknown>)[word]))
    : said === deed

/** Does these deeds in turn, each as soon as it is offered; what else is asked is passed, and no Dark rune bought. Up to the end of the attempt. */
export async function play({ seats: [you] }: Seats, deeds: readonly unknown[]): Promise<void> {
  const left = deeds.slice()
  const isAsked = () => you.view.waitsFor.some(({ seat }) => seat === 0)
  while (isAsked() && (left.length > 0 || you.view.attempt !== null)) {
    const meant = you.deeds.find((deed) => isMeant(left[0], deed))
    if (meant !== undefined) left.shift()
    const small: Deed | undefined = you.deeds.find((deed) => isMeant({ dark: 0 }, deed) || deed === 'pass')
    await you.act(meant ?? small ?? you.deeds[0])
  }
}
