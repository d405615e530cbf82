/** A table: opened by its id, then shown as far as its game has come. */
import { common } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import type { Session } from '../../session.ts'
import { tableNamed } from '../../state/tables.ts'
import { language } from '../../ui/language.ts'
import { EndScreen } from '../end/end.tsx'
import { CannotOpen } from '../home/cannot-open.tsx'
import { HandOver } from '../setup/hand-over.tsx'
import { hasRead, isNewHere } from '../setup/introduction.ts'
import { SetupScreen } from '../setup/setup.tsx'
import { PlayScreen } from './play.tsx'
import { SessionContext, useSession } from './session-context.ts'

export function TableScreen({ id }: { id: string }) {
  const [session, setSession] = useState<Session | null>(null)
  /** why there is none; null if there is no such table */
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const open = (): void => {
    setFailed(null)
    tableNamed(id).then(
      (found) => (found === null ? setFailed({ error: null }) : setSession(found)),
      (error: unknown) => setFailed({ error }),
    )
  }
  useEffect(open, [id])
  if (failed !== null) return <CannotOpen id={id} error={failed.error} onRetry={open} />
  if (session === null) return <p class="loading">{common(language(), 'loading')}</p>
  return (
    <SessionContext.Provider value={session}>
      <Stage />
    </SessionContext.Provider>
  )
}

function Stage() {
  const session = useSession()
  const { look, handOver } = session
  const { view } = look.value
  if (view.outcome !== null) return <EndScreen />
  if (handOver.value !== null) return <HandOver to={handOver.value} />
  if (isNewHere(session)) return <SetupScreen onBegin={() => hasRead(session)} />
  const choosing = view.heroes.some(({ dealt }) => dealt.length > 0)
  return choosing ? <SetupScreen /> : <PlayScreen />
}
