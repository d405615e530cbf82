/** Is there a server for tables online? Asked when somebody wants one: where there is none, the question alone is a failure to the browser. */
import { useEffect, useState } from 'preact/hooks'

/** Null while nobody wants to know, or it isn't known yet. */
export function useServer(isWanted: boolean): boolean | null {
  const [isThere, setThere] = useState<boolean | null>(null)
  useEffect(() => {
    if (!isWanted) return setThere(null)
    let stale = false
    const look = async () => {
      const { isServerThere } = await import('../online/index.ts')
      const found = await isServerThere()
      if (!stale) setThere(found)
    }
    look().catch(() => setThere(false))
    return () => {
      stale = true
    }
  }, [isWanted])
  return isThere
}
