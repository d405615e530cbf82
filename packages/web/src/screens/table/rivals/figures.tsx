/** What is known of another hero at a glance: how far the story has come, and how many Feats are in hand. */
import type { Seat } from '@runesaga/table'
import { plain } from '@runesaga/words'
import { useSession, useView } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import styles from './figures.module.css'

const ROMAN = ['I', 'II', 'III']

export function Filled({ seat }: { seat: Seat }) {
  const { column } = useSession().about.figures
  const { columns } = useView().heroes[seat]
  return (
    <span
      class={styles.filled}
      role="img"
      aria-label={say('table/columns/filled', { n: columns.flat().length, column: column * columns.length })}
    >
      {columns.map(({ length }, c) => (
        <span key={c}>
          <i>{ROMAN[c]}</i>
          {Array.from({ length: column }, (_, n) => (
            <u key={n} class={n < length ? styles.full : ''} />
          ))}
        </span>
      ))}
    </span>
  )
}

export function HandSize({ seat }: { seat: Seat }) {
  const { hero, antihero } = useView().heroes[seat].hand
  const name = say('table/hand/hidden', { hero: `{hero ${hero}}`, antihero: `{antihero ${antihero}}` })
  return (
    <span class={styles.hand} role="img" aria-label={plain(name, words())}>
      <GameIcon name="hero" />
      <b>{hero}</b>
      <GameIcon name="antihero" />
      <b>{antihero}</b>
    </span>
  )
}
