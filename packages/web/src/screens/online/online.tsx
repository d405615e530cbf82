/** A table online: the invitation to it, its lobby, and its game, as far as it has come. Links end here. */
import { useEffect, useState } from 'preact/hooks'
import { addressAt, replaceAddress, routeTo } from '../../online/links.ts'
import { Place } from '../../online/place.ts'
import { isServerThere } from '../../online/server.ts'
import { wayTo } from '../../online/way.ts'
import type { OnlineTable } from '../../state/online-tables.ts'
import { say } from '../../ui/language.ts'
import { Loading } from '../../ui/later.tsx'
import { Closed, Unknown } from './dead-end.tsx'
import { Game } from './game.tsx'
import { Invitation } from './invitation.tsx'
import { LineNotice } from './line-notice.tsx'
import { Lobby } from './lobby.tsx'

export function OnlineScreen({ at }: { at: string }) {
  /** undefined until it was looked for; null: there is none */
  const [way, setWay] = useState<OnlineTable | null | undefined>(undefined)
  useEffect(() => {
    let stale = false
    const find = async () => {
      const address = addressAt(at)
      const found = await wayTo(address)
      if (stale) return
      // nobody who looks at the screen later needs to see what opened it
      if (found !== null && address.kind !== 'online') replaceAddress(routeTo(address.table))
      else setWay(found)
    }
    void find()
    return () => {
      stale = true
    }
  }, [at])
  if (way === undefined) return <Loading />
  if (way === null) return <Unknown />
  return <AtPlace key={way.pass} way={way} onSeated={setWay} />
}

interface AtPlaceProps {
  way: OnlineTable
  /** an invitation was taken: from now on it is this seat */
  onSeated: (way: OnlineTable) => void
}

function AtPlace({ way, onSeated }: AtPlaceProps) {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const opened = new Place({ ...way })
    setPlace(opened)
    return () => opened.close()
  }, [way])
  if (place === null) return <Loading />
  if (place.isClosed.value) return <Closed way={place.kept} onAgain={onSeated} />
  return (
    <>
      <LineNotice place={place} />
      <Shown place={place} onSeated={onSeated} />
    </>
  )
}

/** In milliseconds: most tables are there before. */
const LATE = 3000

/** Where there is no server at all, the table is looked for in vain. */
function Reaching() {
  const [isInVain, setInVain] = useState(false)
  useEffect(() => {
    const look = async () => setInVain(navigator.onLine && !(await isServerThere()))
    const timer = setTimeout(() => void look(), LATE)
    return () => clearTimeout(timer)
  }, [])
  return <p class="loading">{say(isInVain ? 'online/new/no-server' : 'online/reaching')}</p>
}

function Shown({ place, onSeated }: { place: Place; onSeated: AtPlaceProps['onSeated'] }) {
  const session = place.session.value
  const gathering = place.gathering.value
  if (session !== null) return <Game session={session} />
  if (gathering === null) return <Reaching />
  if (place.kept.as === 'join')
    return <Invitation way={place.kept} gathering={gathering} onSeated={onSeated} />
  return gathering.phase === 'begun' ? <Loading /> : <Lobby place={place} gathering={gathering} />
}
