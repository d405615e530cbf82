/** One's own Act is told: its column, its sentence, what it brought, and what comes next. */
import { drawBack } from '@runesaga/draw'
import { actName } from '@runesaga/words'
import { NamedIcons } from '../../../at-table/named.tsx'
import { rewardsOf } from '../../../attempt/figures/index.ts'
import { Card } from '../../../cards/card.tsx'
import { isSeen } from '../../../cards/is-seen.ts'
import { useSession, useView } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { say, words } from '../../../ui/language.ts'
import styles from './band.module.css'

const KINDS = ['origin', 'motivation', 'destiny'] as const

/** The column as it lies, its strips lit one after another. */
function Told({ act }: { act: 1 | 2 | 3 }) {
  const { seat } = useSession()
  const hero = useView().heroes[seat.value]
  const head = hero[KINDS[act - 1]]
  return (
    <div class={styles.column} aria-hidden="true">
      {isSeen(head) && <Card card={head} size="row" />}
      <ol>
        {hero.columns[act - 1].map(({ card, path }, i) => (
          <li key={card} style={{ '--i': i }}>
            <Card card={card} path={path} size="strip" />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The row that comes next, face down as long as it isn't open. */
function Next({ act }: { act: 2 | 3 }) {
  const { places, open } = useView().rows[act - 1]
  return (
    <div class={styles.next} aria-hidden="true">
      <ul>
        {places.slice(0, 3).map(({ card }, i) => (
          <li key={i} style={{ '--i': i }}>
            {open && isSeen(card) ? (
              <Card card={card} size="thumb" />
            ) : (
              <div dangerouslySetInnerHTML={{ __html: drawBack(`act${act}`, words(), 'thumb') }} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ActToldProps {
  act: 1 | 2 | 3
  text: string
}

export function ActTold({ act, text }: ActToldProps) {
  const session = useSession()
  const view = useView()
  const seat = session.seat.value
  const icons = view.heroes[seat].columns[act - 1].flatMap(({ card, path }) => rewardsOf(session, card, path))
  const sums = [...new Set(icons.map(({ icon }) => icon))].map((icon) => {
    const own = icons.filter((one) => one.icon === icon)
    return { icon, n: own.reduce((sum, { n }) => sum + (n ?? 1), 0) }
  })
  return (
    <div class={styles.act}>
      <Told act={act} />
      <div class={styles.middle}>
        <p class="eyebrow">{session.about.players[seat].name}</p>
        <h2 id="band">{say('moment/act', { act: actName(act, words()) })}</h2>
        <p>{text}</p>
        <p class={styles.gains}>
          <NamedIcons list={sums} always />
        </p>
        {act < 3 && (
          <p class={styles.begins}>{say('moment/act/waits', { act: actName(act + 1, words()) })}</p>
        )}
        {/* a press anywhere goes on */}
        <Button look="primary">{say('moment/go-on')}</Button>
      </div>
      {act < 3 ? (
        <Next act={(act + 1) as 2 | 3} />
      ) : (
        <div class={styles.next}>
          <Icon name="laurels" />
          <p>{say('moment/act/last')}</p>
        </div>
      )}
    </div>
  )
}
