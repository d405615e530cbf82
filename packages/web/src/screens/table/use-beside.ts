/**
 * Does the board lie beside the rows? On a tablet that lies, unless four heroes need the whole width for their rows, or the other
 * editions' boards, which say more, for themselves.
 */
import { lying } from '../../state/layout.ts'
import { useSession } from './session-context.ts'

export function useBeside(): boolean {
  const { heroes, setup } = useSession().look.value.view
  return lying.value && heroes.length < 4 && setup.edition === 'base'
}
