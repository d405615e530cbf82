/** A table: opened by its id, then shown as far as its game has come. */
import { BadSave } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Session, SessionContext, useSession, useView } from '../../session/index.ts'
import { tableNamed } from '../../state/tables.ts'
import { Loading, later, useNext } from '../../ui/later.tsx'
import { Sprite } from '../../ui/sprite.tsx'
import { hasRead, isNewHere } from '../setup/introduction.ts'
import { Aim, beginFirstTale, isBeforeFirstTale } from './aim/index.ts'

// a first decision is on the screen before these are there; what follows is fetched while it is looked at
const CannotOpen = later(async () => (await import('../trouble/cannot-open.tsx')).CannotOpenTable)
const HandOver = later(async () => (await import('../setup/hand-over.tsx')).HandOver)
const Setup = later(async () => (await import('../setup/setup.tsx')).SetupScreen)
/** The game itself. */
export const Play = later(async () => (await import('./play.tsx')).PlayScreen)
const End = later(async () => (await import('../end/end.tsx')).EndScreen)

export function TableScreen({ id }: { id: string }) {
  const [session, setSession] = useState<Session | null>(null)
  /** why there is none; null if there is no such table */
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const open = (): void => {
    setFailed(null)
    setSession(null)
    tableNamed(id).then(
      (found) => (found === null ? setFailed({ error: null }) : setSession(found)),
      (error: unknown) => setFailed({ error }),
    )
  }
  useEffect(open, [id])
  if (failed !== null) {
    // what isn't the table's fault is for whoever guards the screen
    if (failed.error !== null && !(failed.error instanceof BadSave)) throw failed.error
    return <CannotOpen id={id} error={failed.error} onOpened={open} />
  }
  if (session === null) return <Loading />
  const lost = session.lost.value
  if (lost !== null) return <CannotOpen id={id} error={lost.error} lost onRetry={open} />
  return (
    <AtTable session={session}>
      <Stage />
    </AtTable>
  )
}

/** Whatever is shown of a table that is open. */
export function AtTable({ session, children }: { session: Session; children: ComponentChildren }) {
  return (
    <SessionContext.Provider value={session}>
      {/* here, so that it stays from screen to screen */}
      <Sprite />
      {children}
    </SessionContext.Provider>
  )
}

/** The table as far as its game has come. */
export function Stage() {
  const session = useSession()
  const { handOver } = session
  const view = useView()
  useNext(Play)
  useNext(End)
  if (view.outcome !== null) return <End />
  if (handOver.value !== null) return <HandOver to={handOver.value} />
  if (isBeforeFirstTale(session)) return <Aim onBegin={(tips) => beginFirstTale(session, tips)} />
  if (isNewHere(session)) return <Setup onBegin={() => hasRead(session)} />
  const choosing = view.heroes.some(({ dealt }) => Object.values(dealt).some(({ length }) => length > 0))
  // another one sits down before a screen of their own
  return choosing ? <Setup /> : <Play key={session.seat.value} />
}
