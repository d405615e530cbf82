/** The oak on which the runes are cast: the pool, the fall, what each stone shows, the sum, the outcome. */
import type { Action } from '@runesaga/table'
import { castWords, plain } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { announce } from '../../ui/announcer.tsx'
import { say, words } from '../../ui/language.ts'
import { OakStone } from './oak-stone.tsx'
import { Ring } from './ring.tsx'
import { SumLine } from './sum-line.tsx'
import type { Landing } from './use-landing.ts'
import type { Foreseen } from './use-odds.ts'
import type { Trial } from './use-trial.ts'

interface OakProps {
  trial: Trial
  landing: Landing
  /** the choice of a stone that is asked for, by the stone's place */
  choices: ReadonlyMap<number, Action>
  foreseen: Foreseen
}

/** How large the stones can be. */
const crowd = (stones: number): string => (stones > 9 ? 'many' : stones < 7 ? 'few' : '')

export function Oak({ trial: shown, landing, choices, foreseen }: OakProps) {
  const { stones, faces } = shown
  const isCast = faces.length > 0
  useEffect(() => {
    if (isCast) announce(plain(castWords(stones, faces, words()), words()))
  }, [isCast, shown.thrown?.version])
  return (
    <section
      class={`oak-cast ${landing.done ? shown.outcome : ''}`}
      aria-label={say(isCast ? 'attempt/the-cast' : 'attempt/pool')}
    >
      <Ring />
      {!landing.done && (
        <button type="button" class="oak-skip" aria-label={say('attempt/skip-cast')} onClick={landing.skip} />
      )}
      <ul
        class={`oak-stones ${choices.size > 0 ? 'choosing' : ''} ${isCast ? 'cast' : 'pool'} ${crowd(stones.length)}`}
      >
        {stones.map((stone, position) => (
          <OakStone
            key={position}
            stone={stone}
            face={faces[position]}
            position={position}
            landing={landing}
            choice={choices.get(position)}
            foreseen={foreseen}
            coreZero={shown.odds?.pool.coreCounts ?? 0}
          />
        ))}
      </ul>
      <SumLine trial={shown} landing={landing} foreseen={foreseen} />
    </section>
  )
}
