/** One kind of Character card: those dealt side by side, of which one is kept. */
import type { CardNo } from '@runesaga/table'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { Option } from './option.tsx'
import type { Kept, Slot } from './slots.ts'

interface PickProps {
  slot: Slot
  cards: readonly CardNo[]
  chosen: Kept
  onPick: (card: CardNo) => void
}

export function Pick({ slot, cards, chosen, onPick }: PickProps) {
  const { shelf } = useSession()
  if (cards.length === 0) return null
  const kind = shelf.box.cards[cards[0]].kind as 'origin' | 'motivation' | 'class' | 'destiny'
  return (
    <fieldset id={`pick-${slot}`} class={`setup-pick panel of-${slot}`} tabIndex={-1}>
      <legend>
        <h2>{words().terms.kinds[kind].one}</h2>
        <small>{say(`opening/about/${kind}`)}</small>
        {slot === 'destiny' && (
          <span class="setup-veil">
            <Icon name="hidden" />
            {say('common/only-you')}
          </span>
        )}
      </legend>
      <div class={`setup-pair ${cards.length === 1 ? 'alone' : ''}`}>
        {cards.map((card) => (
          <Option
            key={card}
            slot={slot}
            card={card}
            alone={cards.length === 1}
            chosen={chosen}
            onPick={() => onPick(card)}
          />
        ))}
      </div>
    </fieldset>
  )
}
