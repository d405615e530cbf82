/** The game of a table online, on the same screens as one of this device. */
import { useEffect } from 'preact/hooks'
import type { Session } from '../../session/index.ts'
import { say } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { AtTable, Stage } from '../table/index.ts'
import { Lost } from './dead-end.tsx'

const LooksOn = later(async () => (await import('../setup/looks-on.tsx')).LooksOn)

/** Somebody who looks at another page meanwhile sees it on the tab. */
function useTitle({ news, about, you }: Session): void {
  const isTurn = news.value.waiting.some((seat) => seat === you.value)
  useEffect(() => {
    document.title = `${isTurn ? `● ${say('online/your-turn')} · ` : ''}${about.name} · Runesaga`
    return () => {
      document.title = 'Runesaga'
    }
  }, [isTurn, about])
}

export function Game({ session }: { session: Session }) {
  useTitle(session)
  if (session.lost.value !== null) return <Lost />
  const isChoosing = session.view.value.phase === 'choosing'
  return (
    <AtTable session={session}>{isChoosing && session.you.value === null ? <LooksOn /> : <Stage />}</AtTable>
  )
}
