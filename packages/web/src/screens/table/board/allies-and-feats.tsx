/** Allies beside a hero, and the Feats played: each counts at the end. */

import type { CardRef, Seat } from '@runesaga/table'
import { Readable } from '../../../cards/readable.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say } from '../../../ui/language.ts'
import styles from './allies-and-feats.module.css'
import { UseButtons } from './use-buttons.tsx'

const FEATS = [
  { kind: 'hero', points: 'triumph' },
  { kind: 'antihero', points: 'tragedy' },
] as const

export function AlliesAndFeats({ seat }: { seat: Seat }) {
  const { catalog, seat: viewer } = useSession()
  const offers = useOffers()
  const { allies, lost, played } = useView().heroes[seat]
  const faces = played.map((card) => catalog.wordless(card))
  const deeds = FEATS.map(({ kind, points }) => ({
    kind,
    points,
    done: faces.filter(({ feat }) => feat === kind),
  })).filter(({ done }) => done.length > 0)
  if (allies.length + lost.length + played.length === 0) return <p class="none">{say('table/no-allies')}</p>
  const isInUse = (card: CardRef) => seat === viewer.value && offers.uses(card).length > 0
  const lines = allies.length + (lost.length > 0 ? 1 : 0) + deeds.length
  const ally = (card: CardRef) => (
    <li key={card} class={`${styles.ally} ${isInUse(card) ? styles.used : ''}`}>
      <Readable card={card} size="strip" />
      {seat === viewer.value && <UseButtons card={card} />}
    </li>
  )
  return (
    <ul class={`${styles.deeds} ${allies.length > 1 ? styles.pairs : ''} ${lines > 2 ? styles.several : ''}`}>
      {allies.filter((card) => !isInUse(card)).map(ally)}
      {lost.length > 0 && <li class={styles.deed}>{say('table/allies/lost', { n: lost.length })}</li>}
      {deeds.map(({ kind, points, done }) => (
        <li key={kind} class={styles.deed}>
          <GameIcon name={kind} />
          <span>{say(`table/played/${kind}`, { n: done.length })}</span>
          <GameIcon name={points} n={done.reduce((sum, face) => sum + (face.points?.n ?? 0), 0)} />
        </li>
      ))}
      {/* each has a line of its own, which would part the others */}
      {allies.filter(isInUse).map(ally)}
    </ul>
  )
}
