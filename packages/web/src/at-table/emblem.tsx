/** The emblem of an Origin, or a veil while it isn't seen. */
import type { Face } from '@runesaga/table'
import { isSeen } from '../cards/is-seen.ts'
import { useSession } from '../session/index.ts'
import { Icon } from '../ui/icon.tsx'

export function Emblem({ origin }: { origin: Face }) {
  const { catalog } = useSession()
  if (!isSeen(origin)) return <Icon name="hidden" />
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: catalog.emblem(origin) }} />
    </svg>
  )
}
