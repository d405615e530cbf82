/** How the parts of the table lie to one another at this moment. */
import { useSession, useView } from '../../session/index.ts'
import { lying } from '../../state/layout.ts'

/**
 * Does the board lie beside the rows? On a tablet that lies, unless four heroes need the whole width for their rows, or the other
 * editions' boards, which say more, for themselves.
 */
export function useBeside(): boolean {
  const { heroes, edition } = useSession().about.setup
  return lying.value && heroes < 4 && edition === 'base'
}

/** Does somebody have to face the Adversary now? It lies before the rows then. */
export function useFacing(): boolean {
  const { turn, adversary } = useView()
  return adversary !== null && turn.mustFace && turn.mainActions > 0
}
