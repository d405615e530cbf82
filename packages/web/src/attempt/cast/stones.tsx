/** The table top on which the runes are cast: the pool, the fall, what each stone shows, the sum, the outcome. */
import type { AttemptView, QuestionView } from '@runesaga/table'
import { castWords, plain } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { answerDeed } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { CastStone } from './stone.tsx'
import styles from './stones.module.css'
import { SumLine } from './sum-line.tsx'
import type { Foreseen } from './use-foreseen.ts'
import type { Landing } from './use-landing.ts'

interface StonesProps {
  attempt: AttemptView
  isOver: boolean
  landing: Landing
  /** what the viewer is asked, if it is: stones may be its answers */
  question: QuestionView | null
  foreseen: Foreseen
}

/** Lines of stones where so many have room in one, each as full as the others. */
const linesOf = (stones: number, most: number) => {
  const lines = Math.max(1, Math.ceil(stones / most))
  return { lines, per: Math.ceil(stones / lines) }
}

export function Stones({ attempt, isOver, landing, question, foreseen }: StonesProps) {
  const { stones, thrown, outcome } = attempt
  const faces = stones.flatMap(({ face }) => face ?? [])
  const isCast = faces.length > 0
  const choices = new Map(
    question?.answers.flatMap((answer) =>
      typeof answer === 'object' && 'stone' in answer
        ? [[answer.stone, answerDeed(question, answer)] as const]
        : [],
    ),
  )
  useEffect(() => {
    if (isCast && landing.done) announce(plain(castWords(faces, words()), words()))
  }, [isCast, landing.done, thrown?.version])
  const ended = outcome === null ? '' : outcome.overcame ? styles.overcome : styles.failed
  const [wide, middle, narrow] = [10, 7, 5].map((most) => linesOf(stones.length, most))
  const crowd = {
    '--wide-per': wide.per,
    '--wide-lines': wide.lines,
    '--middle-per': middle.per,
    '--middle-lines': middle.lines,
    '--narrow-per': narrow.per,
    '--narrow-lines': narrow.lines,
  }
  return (
    <section
      class={`${styles.oak} ${ended}`}
      aria-label={say(isCast ? 'attempt/the-cast' : 'attempt/pool')}
      data-icons=""
    >
      <Ring />
      {!landing.done && (
        <button
          type="button"
          class={styles.skip}
          aria-label={say('attempt/skip-cast')}
          onClick={landing.skip}
        />
      )}
      <ul
        class={`${styles.stones} ${choices.size > 0 ? styles.choosing : ''}`}
        style={crowd}
        data-place="stones"
        aria-hidden={!landing.done}
      >
        {stones.map((stone, position) => (
          <CastStone
            key={position}
            stone={stone}
            position={position}
            landing={landing}
            choice={choices.get(stone.name)}
            foreseen={foreseen}
          />
        ))}
      </ul>
      <SumLine attempt={attempt} isOver={isOver} landing={landing} foreseen={foreseen} />
      <IconKey />
    </section>
  )
}

const TICKS = Array.from({ length: 24 }, (_, i) => (
  <path
    key={i}
    transform={`rotate(${i * 15} 200 200)`}
    d={`M200 ${i % 2 === 0 ? 10 : 14}V32M200 80v${i % 3 === 0 ? -22 : -6}`}
  />
))

/** The circle that is burnt into the wood. */
function Ring() {
  return (
    <svg class={styles.ring} viewBox="0 0 400 400" fill="none" stroke="#f0d48c" aria-hidden="true">
      <circle cx="200" cy="200" r="190" />
      <circle cx="200" cy="200" r="168" />
      <circle cx="200" cy="200" r="120" />
      {TICKS}
      <path d="M200 80 304 260H96ZM200 320 96 140h208Z" />
    </svg>
  )
}
