/** A Feat of somebody else that strikes one's own attempt: large, with its name and its figure, what stood before and stands now; the cast small. */
import type { AttemptView } from '@runesaga/table'
import { NamedRich } from '../../at-table/named.tsx'
import { SeatMark } from '../../at-table/seat-mark.tsx'
import { Card } from '../../cards/card.tsx'
import { useSession } from '../../session/index.ts'
import { chanceText } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'
import { Stone } from '../../ui/stone.tsx'
import { drawn } from '../../ui/tips/drawn.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { marginWords } from '../figures/index.ts'
import styles from './strike.module.css'
import type { Figures } from './strikes.ts'
import type { Hit } from './use-hit.ts'

const SHIELD = (
  <svg viewBox="0 0 40 46" aria-hidden="true">
    <path
      d="M20 2 37 7v15c0 11-7 18-17 22C10 40 3 33 3 22V7Z"
      fill="#1a130d"
      stroke="#c99f55"
      stroke-width="2.6"
    />
  </svg>
)

const Shield = ({ n, large = false }: { n: number; large?: boolean }) => (
  <span class={`${styles.shield} ${large ? styles.large : ''}`} {...drawn('difficulty')}>
    {SHIELD}
    <b>{n}</b>
  </span>
)

/** "8 against 7: success, 1 to spare", or the chance before the cast. */
function figuresWords({ total, difficulty, chance }: Figures): string {
  if (total !== null)
    return say('attempt/struck/sum', { total, difficulty, margin: marginWords(total - difficulty) })
  return chance === null ? '' : say('attempt/result/chance', { chance: chanceText(chance, words()) })
}

export function Strike({ attempt, hit }: { attempt: AttemptView; hit: Hit }) {
  const { about, catalog, seat } = useSession()
  const { card, by, before, after } = hit
  const names = catalog.names(seat.value)
  const harder = after.difficulty - before.difficulty
  const less = before.total === null || after.total === null ? 0 : after.total - before.total
  const [was, is] = [figuresWords(before), figuresWords(after)]
  return (
    <section class={styles.strike} aria-labelledby="strike-title" data-part="strike" data-icons="">
      <div class={styles.card} aria-hidden="true">
        <span class={styles.by}>
          <SeatMark seat={by} />
          {by === 'adversary'
            ? say('attempt/struck/by-adversary')
            : say('attempt/struck/by', { who: about.players[by].name })}
        </span>
        <Card card={card} size="row" />
      </div>
      <div class={styles.words}>
        <p class="eyebrow">{say('attempt/struck')}</p>
        {harder !== 0 && (
          <p class={styles.sum}>
            <Shield n={before.difficulty} />
            <em class={styles.change}>{say('attempt/signed', { n: harder })}</em>
            <i aria-hidden="true">→</i>
            <Shield n={after.difficulty} large />
          </p>
        )}
        {harder === 0 && less !== 0 && (
          <p class={styles.sum}>
            <b>{before.total}</b>
            <em class={styles.change}>{say('attempt/signed', { n: less })}</em>
            <i aria-hidden="true">→</i>
            <b class={styles.large}>{after.total}</b>
          </p>
        )}
        <h2 id="strike-title">{names.cardName(card, language())}</h2>
        <p class={styles.text}>
          <NamedRich text={catalog.sentences(card, words()).join(' ')} />
        </p>
        <p class={styles.then}>
          {was !== '' && was !== is && <s>{was}</s>}
          {is !== '' && <strong>{is}</strong>}
        </p>
        <p class={styles.stones} aria-hidden="true">
          {attempt.stones.map(({ kind, face }, i) => (
            <Stone key={i} stone={kind} face={face} seed={i} />
          ))}
        </p>
      </div>
      <IconKey />
    </section>
  )
}
