/** Those who listen are told what happens, in few words. */
import { plain } from '@runesaga/words'
import { useEffect, useRef } from 'preact/hooks'
import { useSession } from '../../../session/index.ts'
import { announce } from '../../../ui/announcer.tsx'
import { words } from '../../../ui/language.ts'
import { chronicleOf } from './entries.ts'

/** The last few entries: who wants more reads the chronicle. */
const MOST = 3

export function useAnnouncedChronicle(): void {
  const session = useSession()
  const seen = useRef(session.told.value.length)
  const { length } = session.told.value
  useEffect(() => {
    if (length <= seen.current) {
      seen.current = length
      return
    }
    const since = session.told.value[seen.current].version
    seen.current = length
    const fresh = chronicleOf(session).filter(({ id }) => Number.parseInt(id, 10) >= since)
    const said = fresh.slice(0, MOST).map(({ text }) => plain(text, words()))
    if (said.length > 0) announce(said.toReversed().join(' '))
  }, [length, session])
}
