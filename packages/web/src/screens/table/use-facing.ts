/** Does somebody have to face the Adversary now? */
import { useSession } from './session-context.ts'

export function useFacing(): boolean {
  const { turn, adversary } = useSession().look.value.view
  return adversary !== null && turn.mustFace && turn.main > 0
}
