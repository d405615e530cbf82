/** A life from top to bottom: three Acts, each under its Character card, with what was gained in the order it was gained. */
import type { CardRef, Moment, Seat } from '@runesaga/table'
import { actName, heroWords } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession, useView } from '../../session/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import type { SlotKind } from '../setup/slots.ts'
import { namesAtTheEnd } from './names.ts'
import styles from './timeline.module.css'

const ACTS = [1, 2, 3] as const

export function Timeline({ seat, moments }: { seat: Seat; moments: readonly Moment[] }) {
  const { origin, motivation, destiny } = useView().heroes[seat]
  // the first two begin their Acts, the last is what it all came to
  const begins = { 1: origin, 2: motivation, 3: null }
  return (
    <ol class={styles.road}>
      {ACTS.map((act) => (
        <li key={act}>
          <h3>{actName(act, words())}</h3>
          <ol>
            {isSeen(begins[act]) && <Character card={begins[act]} />}
            {moments
              .filter((moment) => moment.act === act)
              .map((moment, i) => (
                <MomentLine key={i} moment={moment} seat={seat} />
              ))}
            {act === 3 && isSeen(destiny) && <Character card={destiny} />}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Character({ card }: { card: CardRef }) {
  const { catalog } = useSession()
  const kind = catalog.kind(card) as SlotKind
  const { title } = catalog.face(card, words())
  return (
    <li class={`${styles.milestone} f-${kind}`}>
      <Card card={card} size="thumb" />
      <p>{say(`end/life/${kind}`, { card: title })}</p>
    </li>
  )
}

function MomentLine({ moment, seat }: { moment: Moment; seat: Seat }) {
  const session = useSession()
  const names = namesAtTheEnd(session)
  const { card } = moment
  const name = names.cardName(card, language())
  switch (moment.what) {
    case 'path': {
      const bare = moment.path === null || names.pathName(card, moment.path, language()) === name
      const kind = session.catalog.face(card, words()).label
      return (
        <li class={styles.path}>
          <Card card={card} size="strip" path={moment.path} />
          {!bare && <p>{say('end/moment/at', { kind, card: name })}</p>}
        </li>
      )
    }
    case 'ally':
    case 'ally-lost':
    case 'ally-back':
      return (
        <li class={styles.moment}>
          <Icon name={moment.what === 'ally-lost' ? 'skull' : 'rivals'} />
          <span>{say(`end/moment/${moment.what}`, { card: name })}</span>
        </li>
      )
    case 'feat': {
      const who = moment.on === null ? undefined : heroWords(moment.on, names, words())
      return (
        <li class={styles.moment}>
          <Rich text={`{${session.catalog.featKind(card)}}`} />
          <span>
            {who === undefined || moment.on === seat
              ? say('end/moment/feat', { card: name })
              : say('end/moment/feat-on', { card: name, who })}
          </span>
        </li>
      )
    }
    case 'overcame':
    case 'failed': {
      const side = names.sideName?.(card, moment.path, language()) ?? name
      return (
        <li class={styles.moment}>
          <Rich text="{adversary}" />
          <span>{say(`end/moment/${moment.what}`, { card: side })}</span>
        </li>
      )
    }
  }
}
