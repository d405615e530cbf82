/** Each hero's life on a page of parchment. The saga will stand here too. */
import { type CardRef, heroTimeline, type Seat, standingEvents } from '@runesaga/table'
import { lifeTitle } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { HeroMark } from '../../at-table/hero-mark.tsx'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession, useView } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import styles from './life-page.module.css'
import { namesAtTheEnd } from './names.ts'
import { Timeline } from './timeline.tsx'

/** `counted`: who has won is told, and whose life is read first. */
export function LifePage({ counted }: { counted: boolean }) {
  const session = useSession()
  const { catalog } = session
  const { heroes, outcome } = useView()
  const [chosen, setSeat] = useState<Seat | null>(null)
  const winner = counted ? outcome!.winners.at(0) : undefined
  const seat = chosen ?? winner ?? session.seat.value
  const timelines = heroTimeline(standingEvents(session.updates.value), heroes.length)
  const names = namesAtTheEnd(session)
  const { origin, motivation, destiny } = heroes[seat]
  const title = (card: CardRef) => catalog.face(card, words()).title
  return (
    <section class={styles.page}>
      {heroes.length > 1 && (
        <fieldset class={styles.whose}>
          <legend class="unseen">{say('end/lives')}</legend>
          {heroes.map((hero, other) => (
            <label key={other}>
              <input type="radio" name="life" checked={other === seat} onChange={() => setSeat(other)} />
              <HeroMark seat={other} origin={hero.origin} />
              <span>{session.about.players[other].name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <article
        key={seat}
        class={styles.life}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a page that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={lifeTitle(seat, names, words())}
      >
        {isSeen(origin) && (
          <div
            class={styles.scene}
            aria-hidden="true"
            dangerouslySetInnerHTML={{
              __html: catalog.picture(origin, { w: 420, h: 150, size: 0.56, y: 0.4 }),
            }}
          />
        )}
        <h2>{lifeTitle(seat, names, words())}</h2>
        {isSeen(origin) && isSeen(motivation) && isSeen(destiny) && (
          <p class={styles.by}>
            {say('end/life/by', {
              first: title(origin),
              second: title(motivation),
              last: title(destiny),
            })}
          </p>
        )}
        <Timeline seat={seat} moments={timelines[seat]} />
      </article>
    </section>
  )
}
