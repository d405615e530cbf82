/** Which Feats in hand the level of the track forbids, also while it is another hero's turn. */
import type { CardRef, Reason } from '@runesaga/table'
import { useSession, useView } from '../../../session/index.ts'

/** Why the level forbids a Feat, if it does. */
export function useLock(): (card: CardRef) => Reason | null {
  const { you } = useView()
  const { catalog } = useSession()
  return (card) => {
    const kind = you?.locked.includes(card) === true ? catalog.featKind(card) : null
    return kind === null ? null : `level-forbids-${kind}`
  }
}

/** The kinds of Feats in hand that it forbids: once is enough to say why. */
export function useLocked(): { feat: 'hero' | 'antihero'; reason: Reason }[] {
  const { seat, catalog } = useSession()
  const hand = useView().heroes[seat.value].hand.cards ?? []
  const lock = useLock()
  return (['hero', 'antihero'] as const).flatMap((feat) => {
    const card = hand.find((one) => catalog.featKind(one) === feat && lock(one) !== null)
    const reason = card === undefined ? null : lock(card)
    return reason === null ? [] : [{ feat, reason }]
  })
}
