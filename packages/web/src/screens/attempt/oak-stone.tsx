/** One stone on the oak: it tumbles, lies, counts, pays; and is a button while it may be chosen. */
import { UNCAST } from '@runesaga/draw'
import { type Action, gainOf, showsMoon, showsTwist } from '@runesaga/table'
import { faceWords, plain, runeName } from '@runesaga/words'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { Stone } from '../../ui/stone.tsx'
import { useSession } from '../table/session-context.ts'
import { shortWords } from './figures.ts'
import { worth } from './pool.ts'
import { token } from './token.ts'
import type { Landing } from './use-landing.ts'
import type { Foreseen } from './use-odds.ts'

interface OakStoneProps {
  stone: number
  /** undefined before the cast */
  face: number | undefined
  position: number
  landing: Landing
  choice: Action | undefined
  foreseen: Foreseen
  /** what a zero face of a core rune counts */
  coreZero: number
}

/** The same little disorder each time. */
const scatter = (position: number, salt: number, reach: number): number =>
  ((((position + 1) * 7919 * (salt + 3)) % 101) / 100 - 0.5) * 2 * reach

export function OakStone({ stone, face, position, landing, choice, foreseen, coreZero }: OakStoneProps) {
  const session = useSession()
  const time = landing.time(position)
  const lies = face !== undefined && landing.lies(position)
  const style = {
    '--dx': `${scatter(position, 1, face === undefined ? 0 : 12)}%`,
    '--dy': `${scatter(position, 2, face === undefined ? 0 : 9)}%`,
    '--side': face === undefined ? 0 : position % 2 === 0 ? -1 : 1,
    '--turn': `${scatter(position, 3, face === undefined ? 6 : 24)}deg`,
    ...(time === null ? {} : { '--time': `${time}ms` }),
  }
  const body = (
    <>
      <span class="oak-spin">
        <Stone stone={stone} face={face ?? UNCAST} seed={position} />
        {time !== null && (
          <span class="oak-back" aria-hidden="true">
            <Stone stone={stone} face={1 - face!} seed={position} />
          </span>
        )}
      </span>
      {lies && (
        <span class={`oak-value ${worth(stone, face, coreZero) === 0 ? 'zero' : ''}`} aria-hidden="true">
          {worth(stone, face, coreZero)}
        </span>
      )}
    </>
  )
  if (choice !== undefined && face !== undefined) {
    const prospect = foreseen(choice)
    const name = say('common/named', {
      what: runeName(stone, words()),
      value: plain(faceWords(stone, face, words()), words()),
    })
    return (
      <li class="oak-stone can" style={style}>
        <button
          type="button"
          aria-label={say('attempt/choose-stone', { stone: name })}
          data-action={choice.type}
          onClick={() => void session.act(choice)}
        >
          {body}
        </button>
        <span class="oak-tag">{prospect === null ? say('attempt/tag/choose') : shortWords(prospect)}</span>
      </li>
    )
  }
  const tag = lies ? tagOf(stone, face) : null
  return (
    <li class={`oak-stone ${time === null ? '' : 'falling'}`} style={style}>
      {body}
      {tag !== null && (
        <span class="oak-tag">
          <Rich text={tag} />
        </span>
      )}
    </li>
  )
}

/** What a face brings besides successes. */
function tagOf(stone: number, face: number): string | null {
  const gain = gainOf(stone, face)
  if (gain !== null) return token(gain, 1)
  if (showsTwist(stone, face)) return say('attempt/tag/twist')
  return showsMoon(stone, face) ? token('corruption', 1) : null
}
