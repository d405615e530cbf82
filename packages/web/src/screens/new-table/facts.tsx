/** What one may expect of the table, in words: how long it takes, and how hard it is. */
import type { BotName, Foe } from '@runesaga/table'
import { BOT_NAMES } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/icon.tsx'
import type { UiIcon } from '../../ui/icon-names.ts'
import { say } from '../../ui/language.ts'
import { Candles, hardnessWords } from './candles.tsx'
import { type Draft, seatsIn } from './draft.ts'
import styles from './facts.module.css'
import { lengthOf, outlookAmong } from './outlook.ts'

interface FactProps {
  mark: UiIcon | 'hourglass'
  title: ComponentChildren
  about: string
}

export function Fact({ mark, title, about }: FactProps) {
  return (
    <li>
      {mark === 'hourglass' ? <Hourglass /> : <Icon name={mark} />}
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
    </li>
  )
}

/** No button has it, so it isn't among the marks of the page. */
const Hourglass = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 1h16v3h-1.4c0 4-2.6 6-4.6 8 2 2 4.6 4 4.6 8H20v3H4v-3h1.4c0-4 2.6-6 4.6-8-2-2-4.6-4-4.6-8H4Zm4 3c0 1.5.5 2.7 1.3 3.7h5.4C15.5 6.7 16 5.5 16 4ZM12 13.7c-2.2 1.7-3.800 3.500-4 6.300h8c-.2-2.800-1.800-4.600-4-6.300Z" />
  </svg>
)

/** The last of these lengths is said of whatever is longer. */
const HOURS = [60, 75, 90, 105, 120] as const

function lengthWords(minutes: number): string {
  if (minutes < 60) return say('new-table/length/minutes', { n: minutes })
  const known = HOURS.find((hours) => hours === minutes)
  return known === undefined ? say('new-table/length/more') : say(`new-table/length/${known}`)
}

export function Facts({ draft, foes }: { draft: Draft; foes: readonly Foe[] }) {
  const { turns, minutes } = lengthOf(draft)
  return (
    <ul class={styles.facts}>
      <Fact mark="hourglass" title={lengthWords(minutes)} about={say('new-table/length/about', { turns })} />
      {draft.mode === 'competitive' ? <Rivals draft={draft} /> : <Fight draft={draft} foes={foes} />}
    </ul>
  )
}

/** The same in a line, for where it is out of sight. */
export function FactsInShort({ draft, foes }: { draft: Draft; foes: readonly Foe[] }) {
  const { minutes } = lengthOf(draft)
  const outlook = draft.mode === 'competitive' ? null : outlookAmong(draft, foes)
  return (
    <>
      {lengthWords(minutes)}
      {outlook !== null && ` · ${hardnessWords(outlook.hardness)}`}
    </>
  )
}

/** The strongest bot says how strong the others are. */
function Rivals({ draft }: { draft: Draft }) {
  const bots = seatsIn(draft).map(({ who }) => who)
  const strongest = BOT_NAMES.findLast((bot: BotName) => bots.includes(bot))
  return strongest === undefined ? (
    <Fact
      mark="rivals"
      title={say('new-table/rivals/persons')}
      about={say('new-table/rivals/persons/about')}
    />
  ) : (
    <Fact
      mark="rivals"
      title={say('new-table/rivals', { bot: strongest })}
      about={say('new-table/bot/about', { bot: strongest })}
    />
  )
}

function Fight({ draft, foes }: { draft: Draft; foes: readonly Foe[] }) {
  const outlook = outlookAmong(draft, foes)
  if (outlook === null)
    return (
      <Fact mark="flame" title={say('new-table/hard/unknown')} about={say('new-table/hard/unknown/about')} />
    )
  return (
    <Fact
      mark="flame"
      title={
        <>
          {hardnessWords(outlook.hardness)} <Candles hardness={outlook.hardness} />
        </>
      }
      about={say('new-table/hard/won', { n: outlook.won })}
    />
  )
}
