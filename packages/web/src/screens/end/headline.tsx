/** Who is remembered, or whether the Adversary was overcome, and why: told when all is counted, in a place kept for it. */
import { headline, outcomeWords } from '@runesaga/words'
import { useEffect, useRef } from 'preact/hooks'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession, useView } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { AdversaryXp } from './adversary.tsx'
import styles from './headline.module.css'
import { namesAtTheEnd } from './names.ts'

export function Headline({ counted }: { counted: boolean }) {
  const session = useSession()
  const { catalog } = session
  const view = useView()
  const { adversary, heroes, sheets } = view
  const outcome = view.outcome!
  const names = namesAtTheEnd(session)
  const foe = adversary === null ? null : catalog.face(adversary.card, words(), adversary.side).title
  const title = headline(outcome, foe, names, words())
  const why = outcomeWords(outcome, names, words())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (counted) announce(`${title}. ${why}`)
  }, [counted])
  const lost = counted && outcome.party === 'lost'
  return (
    <header
      class={`${styles.headline} ${lost ? styles.lost : ''} ${adversary === null ? '' : styles.scenic} ${counted ? '' : styles.counting}`}
    >
      {adversary !== null && (
        <div
          class={styles.banner}
          aria-hidden="true"
          dangerouslySetInnerHTML={{
            __html: catalog.picture(adversary.card, { w: 480, h: 130, x: 0.86, size: 0.74 }, adversary.side),
          }}
        />
      )}
      <Icon name={lost ? 'skull' : 'laurels'} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {!counted && <span>{say('end/counting')}</span>}
          <span class={styles.told}>{title}</span>
        </h1>
        <p class={styles.told}>{outcome.party === null ? (ahead() ?? why) : why}</p>
        {adversary !== null && adversary.xp > 0 && sheets.length > 1 && (
          <div class={styles.told}>
            <AdversaryXp adversary={adversary} />
          </div>
        )}
      </div>
    </header>
  )

  /** "Cunning Villain, with 43 to 41 for Tomas": only where one hero is ahead of others. */
  function ahead(): string | null {
    const { winners } = outcome
    if (winners.length !== 1 || sheets.length < 2) return null
    const [winner] = winners
    const others = sheets.map((_, seat) => seat).filter((seat) => seat !== winner)
    const [second] = others.sort((a, b) => sheets[b].total - sheets[a].total)
    const { destiny } = heroes[winner]
    if (!isSeen(destiny)) return null
    return say('end/ahead', {
      destiny: catalog.face(destiny, words()).title,
      n: sheets[winner].total,
      m: sheets[second].total,
      other: names.heroName(second),
    })
  }
}
