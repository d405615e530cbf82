/** The three columns of a story: a Character card each, and what was gained under it. */
import { drawBack } from '@runesaga/draw'
import type { Face, Seat } from '@runesaga/table'
import { actName } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'
import { Readable } from '../../../cards/readable.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { say, words } from '../../../ui/language.ts'
import { Bank } from './bank.tsx'
import styles from './columns.module.css'
import { OnlyYou } from './only-you.tsx'
import { RadiantLine } from './radiant-line.tsx'
import { UseButtons } from './use-buttons.tsx'

const KINDS = ['origin', 'motivation', 'destiny'] as const

function Character({ seat, card }: { seat: Seat; card: Face }) {
  const { seat: viewer } = useSession()
  const { destiny, destinyShown } = useView().heroes[seat]
  if (card === null) return null
  if (!isSeen(card)) {
    const markup = drawBack('destiny', words(), 'row')
    return (
      <div
        class={styles.hidden}
        role="img"
        aria-label={say('table/hidden-destiny')}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  }
  const own = seat === viewer.value
  return (
    <div class={styles.character}>
      <Readable card={card} size="row">
        {own && card === destiny && !destinyShown && <OnlyYou />}
      </Readable>
      {own && <UseButtons card={card} />}
    </div>
  )
}

export function Columns({ seat }: { seat: Seat }) {
  const { column } = useSession().about.figures
  const { turn, heroes } = useView()
  const hero = heroes[seat]
  /** the column that the next card goes into; -1 where all are full */
  const current = hero.columns.findIndex(({ length }) => length < column)
  // two sides: the first is faced between the second Act and the third
  const waits = turn.mustFace && turn.seat === seat
  return (
    <div class={`${styles.columns} ${isSeen(hero.heritage) ? styles.mat : ''}`} data-part="columns">
      {KINDS.map((kind, c) => {
        const tucked = hero.columns[c]
        const empty = Math.max(0, column - tucked.length)
        const isCurrent = c === current
        return (
          <section
            key={kind}
            class={`${styles.column} ${isCurrent ? styles.current : ''}`}
            aria-label={say('table/column/of', { act: actName(c + 1, words()) })}
          >
            <Character seat={seat} card={hero[kind]} />
            <div class={styles.under}>
              {kind === 'motivation' && <Bank seat={seat} onCard />}
              {kind === 'destiny' && <RadiantLine seat={seat} />}
            </div>
            <ol class={styles.tucked}>
              {tucked.map(({ card, path }) => (
                <li key={card}>
                  <Readable card={card} {...(path !== null && { path })} size="strip" />
                </li>
              ))}
              {Array.from({ length: empty }, (_, i) => (
                <li
                  key={`empty ${i}`}
                  class={styles.place}
                  {...(isCurrent && i === 0 && { 'data-place': 'next-card' })}
                >
                  {isCurrent &&
                    i === 0 &&
                    say(waits && tucked.length === 0 ? 'table/after-adversary' : 'table/next-card')}
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
