/** What came of an attempt, piece by piece with its sign: what changed and the price, as the panel before it said them; then what else is told. */
import { type AttemptView, type Seat, type SheetView, standingEvents } from '@runesaga/table'
import { type InlineIcon, tellAll } from '@runesaga/words'
import type { ComponentChildren } from 'preact'
import { NamedRich } from '../../at-table/named.tsx'
import { Mini } from '../../cards/mini.tsx'
import { useSession } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { Count } from '../../ui/count.tsx'
import { GameIcon } from '../../ui/game-icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { iconsOf, isPainful, MoveWords, SmallTrack, trackMoved } from '../figures/index.ts'
import styles from './aftermath.module.css'
import { type Change, changesOf, eventsOfLast } from './changes.ts'

interface AftermathProps {
  attempt: AttemptView
  /** the score before the attempt was declared; null where it isn't known */
  scored: SheetView | null
}

export function Aftermath({ attempt: { seat }, scored }: AftermathProps) {
  const session = useSession()
  const { told: updates, catalog, seat: you, about } = session
  const events = eventsOfLast(standingEvents(updates.value))
  const after = session.view.value.you?.sheet ?? null
  const { gained, paid, told } = changesOf({
    events,
    seat,
    icons: iconsOf({ events, seat }, session),
    track: about.figures.track,
    sheets: seat !== you.value || scored === null || after === null ? null : { before: scored, after },
  })
  const move = trackMoved({ events, seat }, about.figures)
  const others = tellAll([...told], catalog.names(you.value), words())
  return (
    <section
      class={`${styles.aftermath} ${layout.value === 'desk' ? '' : styles.tiles} panel`}
      aria-label={say('attempt/what-came')}
      data-part="aftermath"
      data-icons=""
    >
      {gained.length > 0 && (
        <Part title={say('attempt/changed')} part="gained">
          {gained.map((change, i) => (
            <One key={i} change={change} seat={seat} />
          ))}
        </Part>
      )}
      {paid.length > 0 && (
        <Part title={say('attempt/paid')} part="paid">
          {paid.map((change, i) => (
            <One key={i} change={change} seat={seat} />
          ))}
        </Part>
      )}
      {move !== null && seat === you.value && (
        <p class={`${styles.move} ${isPainful(move) ? styles.painful : ''}`}>
          <SmallTrack move={move} />
          <span>
            <MoveWords move={move} />
          </span>
        </p>
      )}
      {others.length > 0 && (
        <ul class={styles.told}>
          {others.map(({ text }, i) => (
            <li key={i}>
              <NamedRich text={text} />
            </li>
          ))}
        </ul>
      )}
      {gained.length + paid.length + others.length === 0 && <p>{say('attempt/changed/nothing')}</p>}
      {seat === you.value && <Score scored={scored?.total ?? null} />}
      <IconKey />
    </section>
  )
}

interface PartProps {
  title: string
  part: 'gained' | 'paid'
  children: ComponentChildren
}

const Part = ({ title, part, children }: PartProps) => (
  <div class={`${styles.part} ${part === 'paid' ? styles.paid : ''}`} data-part={part}>
    <h2 class="eyebrow" id={`aftermath-${part}`}>
      {title}
    </h2>
    <ul aria-labelledby={`aftermath-${part}`}>{children}</ul>
  </div>
)

function One({ change, seat }: { change: Change; seat: Seat }) {
  const { icon, n, name, why } = useParts(change, seat)
  const card = change.what === 'ally' || change.what === 'lost' ? change.card : null
  return (
    <li>
      {card === null ? <GameIcon name={icon!} /> : <Mini card={card} />}
      <span class={styles.what}>
        {n !== null && <b>{say('attempt/signed', { n })}</b>} <span>{name}</span>
        {why !== '' && (
          <small>
            <NamedRich text={why} />
          </small>
        )}
      </span>
    </li>
  )
}

interface Parts {
  icon: InlineIcon | null
  n: number | null
  name: string
  why: string
}

const called = (icon: InlineIcon): string => words().terms.icons[icon].one

/** Why, and how the score changes by it. */
const worth = ({ points }: { points: number }, why: string): string =>
  points === 0 ? why : say('attempt/change/worth', { why, points: say('attempt/worth', { n: points }) })

/** A change as it is drawn: an icon, how much, what it is called, and why. */
function useParts(change: Change, of: Seat): Parts {
  const { catalog, view, seat } = useSession()
  const cardName = (card: string): string => catalog.names(seat.value).cardName(card, language())
  const icons = view.value.heroes[of].icons
  const plain = (icon: InlineIcon, n: number, why: string): Parts => ({ icon, n, name: called(icon), why })
  switch (change.what) {
    case 'icon': {
      const now = say('attempt/change/now', { n: icons[change.icon] })
      const why = worth(change, now)
      return change.n === 0
        ? { icon: change.icon, n: null, name: called(change.icon), why }
        : plain(change.icon, change.n, why)
    }
    case 'points':
      return plain(change.icon, change.n, change.by === null ? '' : cardName(change.by))
    case 'feat':
      return plain(change.kind, 1, change.card === null ? '' : cardName(change.card))
    case 'ally':
      return { icon: null, n: null, name: say('attempt/change/ally'), why: '' }
    case 'lost':
      return { icon: null, n: null, name: say('attempt/change/lost'), why: '' }
    case 'spared':
      return plain('corruption', 0, say('attempt/change/spared', { n: change.levels }))
    case 'xp': {
      if (change.by !== null) return plain('xp', change.n, cardName(change.by))
      const why =
        change.why === 'dark'
          ? say('attempt/change/dark', { n: change.runes })
          : change.why === 'failing'
            ? say('attempt/change/failing')
            : ''
      return plain('xp', change.n, why)
    }
    case 'track': {
      const { way, steps, by, why } = change
      const icon = way === 'down' ? 'corruption' : 'virtue'
      const cause =
        by !== null
          ? cardName(by)
          : why === 'moons'
            ? say('attempt/change/moons', { n: steps })
            : say('attempt/change/path')
      return plain(icon, steps, worth(change, cause))
    }
  }
}

/** The points so far, before and now. */
function Score({ scored }: { scored: number | null }) {
  const sheet = useSession().view.value.you?.sheet ?? null
  if (sheet === null) return null
  const { total } = sheet
  return (
    <p class={styles.score} data-part="scored">
      <span>{say('table/so-far')}</span>
      {scored !== null && scored !== total && (
        <>
          <b>{scored}</b>
          <i aria-hidden="true">→</i>
        </>
      )}
      <Count n={total} />
      {scored !== null && (
        <em class={total < scored ? styles.less : ''}>{say('attempt/signed', { n: total - scored })}</em>
      )}
    </p>
  )
}
