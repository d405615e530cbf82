/** One stone of a cast: it tumbles, lies, counts, pays; and is a button while it may be chosen. */
import { type Deed, STONE_SIDES, type StoneFace, type StoneView } from '@runesaga/table'
import { faceWords, plain, runeName } from '@runesaga/words'
import { useSession } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { Stone } from '../../ui/stone.tsx'
import { shortWords, token } from '../figures/index.ts'
import styles from './stone.module.css'
import type { Foreseen } from './use-foreseen.ts'
import type { Landing } from './use-landing.ts'

interface CastStoneProps {
  stone: StoneView
  position: number
  landing: Landing
  /** what choosing it would answer, if it may be chosen */
  choice: Deed | undefined
  foreseen: Foreseen
}

/** The same little disorder each time. */
const scatter = (position: number, salt: number, reach: number): number =>
  ((((position + 1) * 7919 * (salt + 3)) % 101) / 100 - 0.5) * 2 * reach

export function CastStone({ stone, position, landing, choice, foreseen }: CastStoneProps) {
  const session = useSession()
  const { kind, face, counts } = stone
  const time = landing.time(position)
  const lies = face !== null && landing.lies(position)
  const style = {
    '--dx': `${scatter(position, 1, face === null ? 0 : 12)}%`,
    '--dy': `${scatter(position, 2, face === null ? 0 : 4)}%`,
    '--side': face === null ? 0 : position % 2 === 0 ? -1 : 1,
    '--turn': `${scatter(position, 3, face === null ? 6 : 24)}deg`,
    ...(time === null ? {} : { '--time': `${time}ms` }),
  }
  const body = (
    <>
      <span class={styles.spin}>
        <Stone stone={kind} face={face} seed={position} />
        {time !== null && (
          <span class={styles.back} aria-hidden="true">
            <Stone stone={kind} face={STONE_SIDES[kind].find((side) => side !== face)!} seed={position} />
          </span>
        )}
      </span>
      {lies && (
        <span class={`${styles.value} ${counts === 0 ? styles.zero : ''}`} aria-hidden="true">
          {counts}
        </span>
      )}
    </>
  )
  if (choice !== undefined && face !== null) {
    const result = foreseen(choice)
    const name = say('common/named', {
      what: runeName(kind, words()),
      value: plain(faceWords(face, words()), words()),
    })
    return (
      <li>
        <div class={`${styles.stone} ${styles.can}`} style={style}>
          <button
            type="button"
            aria-label={say('attempt/choose-stone', { stone: name })}
            data-action="choose"
            onClick={() => void session.act(choice)}
          >
            {body}
          </button>
          {result !== null && <span class={styles.tag}>{shortWords(result)}</span>}
        </div>
      </li>
    )
  }
  const tag = lies ? tagOf(face) : null
  return (
    <li>
      <div class={`${styles.stone} ${time === null ? '' : styles.falling}`} style={style}>
        {body}
        {tag !== null && (
          <span class={styles.tag}>
            <Rich text={tag} />
          </span>
        )}
      </div>
    </li>
  )
}

/** What a face brings besides successes. */
function tagOf(face: StoneFace): string | null {
  switch (face) {
    case 'xp':
    case 'hero':
    case 'antihero':
      return token(face, 1)
    case 'twist':
      return say('attempt/tag/twist')
    case 'moon':
      return token('corruption', 1)
    default:
      return null
  }
}
