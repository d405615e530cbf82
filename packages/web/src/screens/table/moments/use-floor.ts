/** One thing at a time lies over the table: whatever wants to waits until all that came before it is gone. */
import { useEffect } from 'preact/hooks'
import { useUi } from '../../../session/index.ts'

/** Null while nothing is wanted. */
export function useFloor(wanted: string | null): boolean {
  const { floor } = useUi()
  useEffect(() => {
    if (wanted === null) return
    floor.value = [...floor.peek(), wanted]
    return () => {
      floor.value = floor.peek().filter((other) => other !== wanted)
    }
  }, [wanted])
  return wanted !== null && floor.value[0] === wanted
}
