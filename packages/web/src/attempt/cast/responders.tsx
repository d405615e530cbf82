/** Who may answer, in the order in which they are asked, by what everybody knows: the size of the hands; and when to be asked oneself. */
import { ALWAYS, type PromptPolicy, type Seat } from '@runesaga/table'
import { SeatMark } from '../../at-table/seat-mark.tsx'
import { useSession, useView } from '../../session/index.ts'
import { say } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { token } from '../figures/index.ts'
import styles from './responders.module.css'
import roomStyles from './zones.module.css'

export function Responders() {
  const session = useSession()
  const { about, seat: you, seats } = session
  const view = useView()
  const { attempt, heroes, turn, waitsFor } = view
  const window = waitsFor.find((waiting) => waiting.for === 'window')
  const state = (seat: Seat): string => {
    if (window === undefined) return ''
    if (seat === window.seat)
      return say('attempt/who/now', { person: seat === session.you.value ? 'you' : 'hero' })
    if (window.passed.includes(seat)) return say('attempt/who/passed')
    const { hero, antihero } = heroes[seat].hand
    if (hero + antihero === 0) return say('attempt/who/no-feats')
    return say(isAsked(seat) ? 'attempt/who/after' : 'attempt/who/not-asked')
  }
  /** Bots say at once whether they add anything; persons only where the table asks them. */
  const isAsked = (seat: Seat): boolean => {
    if (about.players[seat].kind !== 'person') return true
    const wantsAll = session.newsOf(seat).seat?.promptPolicy.when === 'always'
    const isLeftOut = seat !== attempt?.seat && seat !== you.value && seats.hasAnswered(view) && !wantsAll
    return session.news.value.mayAnswer.includes(seat) && !isLeftOut
  }
  return (
    <section class={`${styles.who} panel`} aria-labelledby="who-title" data-icons="">
      <h2 class="eyebrow" id="who-title">
        {say('attempt/who')}
      </h2>
      <p class={`${roomStyles.quiet} ${styles.how}`}>{say('attempt/who/how')}</p>
      <ul>
        {turn.order.map((seat) => (
          <li key={seat} class={seat === window?.seat ? styles.on : ''}>
            <SeatMark seat={seat} />
            <span class={styles.name}>
              <b>{about.players[seat].name}</b>
              <small>{state(seat)}</small>
            </span>
            <span class={styles.hand}>
              <Rich text={`${token('hero')} `} />
              {heroes[seat].hand.hero} <Rich text={`${token('antihero')} `} />
              {heroes[seat].hand.antihero}
            </span>
          </li>
        ))}
      </ul>
      <AskMe key={you.value} />
      <IconKey />
    </section>
  )
}

const WHEN = ['matters', 'always', 'mine', 'from', 'never'] as const
const USUAL_DIFFICULTY = 6
const DIFFICULTIES = [4, 5, 6, 7, 8, 9, 10]

/** When to be asked in Feat windows: set where it is felt. */
function AskMe() {
  const session = useSession()
  const policy = session.news.value.seat?.promptPolicy ?? ALWAYS
  const difficulty = policy.when === 'from' ? policy.difficulty : USUAL_DIFFICULTY
  return (
    <label class={styles.askMe}>
      <span>{say('attempt/ask-me')}</span>
      <select
        value={policy.when === 'from' ? `from ${difficulty}` : policy.when}
        onChange={({ currentTarget: { value } }) => {
          const [when, n] = value.split(' ')
          void session.setPromptPolicy(
            when === 'from' ? { when, difficulty: Number(n) } : ({ when } as PromptPolicy),
          )
        }}
      >
        {WHEN.flatMap((when) =>
          when === 'from'
            ? DIFFICULTIES.map((n) => (
                <option key={n} value={`from ${n}`}>
                  {say('attempt/ask/from-n', { n })}
                </option>
              ))
            : [
                <option key={when} value={when}>
                  {say(`attempt/ask/${when}`)}
                </option>,
              ],
        )}
      </select>
    </label>
  )
}
