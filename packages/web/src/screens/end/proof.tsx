/** Was the game fair? The seed is known now, so that anybody can check what was promised before the first cast. */
import type { Verification } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import { waiting } from '../../ui/waiting.ts'
import { arrangedCasts } from './arranged.ts'
import styles from './leave.module.css'

export function Proof() {
  const session = useSession()
  const [found, setFound] = useState<Verification | null>(null)
  if (session.about.promise === null) return null
  const check = async () => {
    const answer = await session.ask({ ask: 'verify' })
    if (answer !== 'not-over') setFound(answer)
  }
  if (found === null)
    return (
      <Button mark="seal" onClick={() => void waiting(check)}>
        {say('end/check')}
      </Button>
    )
  const { ok, problems, promise, seed, chain } = found
  return (
    <section class={styles.proof} role="status">
      <p>
        {ok ? fairWords(found, arrangedCasts(session)) : say('end/check/not', { why: problems[0] ?? '' })}
      </p>
      <dl>
        <dt>{say('end/check/promise')}</dt>
        <dd>{promise}</dd>
        <dt>{say('end/check/seed')}</dt>
        <dd>{seed}</dd>
        <dt>{say('end/check/chain')}</dt>
        <dd>{chain}</dd>
      </dl>
    </section>
  )
}

function fairWords({ casts, from }: Verification, arranged: number): string {
  if (arranged > 0) return say('end/check/arranged', { n: casts - arranged, arranged })
  return say(from === null ? 'end/check/fair' : 'end/check/from', { n: casts })
}
