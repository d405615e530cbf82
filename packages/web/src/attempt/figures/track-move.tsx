/** A move on the Corruption track: a small track with both ends marked, and in words what it locks, opens and scores. */
import type { TrackMove } from '@runesaga/table'
import { type Session, useSession } from '../../session/index.ts'
import { say } from '../../ui/language.ts'
import styles from './track-move.module.css'

type Track = Session['about']['figures']['track']

/** Words beside it say the same. */
export function SmallTrack({ move: { from, to } }: { move: TrackMove }) {
  const { track } = useSession().about.figures
  const indexOf = (wanted: string) => track.findIndex(({ level }) => level === wanted)
  const [low, high] = [indexOf(from), indexOf(to)].toSorted((a, b) => a - b)
  return (
    <span class={styles.track} aria-hidden="true">
      {track.map(({ level }, i) => (
        <i
          key={level}
          class={`${level === from ? styles.from : ''} ${level !== from && i >= low && i <= high ? styles.passed : ''}`}
          style={{ '--level': `var(--level-${level.toLowerCase()})` }}
        />
      ))}
    </span>
  )
}

/** Does it take something away? */
export const isPainful = ({ locks, endsDark }: TrackMove): boolean => locks.length > 0 || endsDark

/** Is nothing locked there at all? */
const isFree = ({ feats, dark }: Track[number]): boolean => feats.length > 1 && dark

/** What can't be done any more, or can be again; where nothing changes, what still holds. */
export function effectsOf({ from, to, locks, opens, endsDark }: TrackMove, track: Track): string {
  const all = [
    ...locks.map((kind) => say(`attempt/track/locks/${kind}`)),
    ...opens.map((kind) => say(`attempt/track/opens/${kind}`)),
    endsDark ? say('attempt/track/ends-dark') : '',
  ].filter((words) => words !== '')
  if (all.length > 0) return all.join(', ')
  if (from === to) return say('attempt/track/stays')
  const [start, end] = [from, to].map((wanted) => track.findIndex(({ level }) => level === wanted))
  if (end > start) return say(isFree(track[end]) ? 'attempt/track/nothing' : 'attempt/track/nothing-more')
  return say(track[end].feats.length > 1 ? 'attempt/track/both-answer' : 'attempt/track/as-before')
}

/** "neutral → Corruption 2: locks your Hero cards", and the points of the track where they change. */
export function MoveWords({ move }: { move: TrackMove }) {
  const { track } = useSession().about.figures
  const { from, to, points } = move
  const said = say('attempt/track/move', {
    from: say(`level/${from}`),
    to: say(`level/${to}`),
    effects: effectsOf(move, track),
  })
  if (points.from === points.to) return <>{said}</>
  return <>{`${said} ${say('attempt/track/points', { from: figure(points.from), n: points.to })}`}</>
}

/** With a true minus. */
const figure = (n: number): string => String(n).replace('-', '−')
