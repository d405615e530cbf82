/** One kind of Character card: those dealt side by side, of which one is kept. */
import type { CardRef } from '@runesaga/table'
import { useSession } from '../../session/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { Option } from './option.tsx'
import styles from './pick.module.css'
import type { Kept, Slot, SlotKind } from './slots.ts'

interface PickProps {
  slot: Slot
  cards: readonly CardRef[]
  chosen: Kept
  onPick: (card: CardRef) => void
}

export function Pick({ slot, cards, chosen, onPick }: PickProps) {
  const { catalog } = useSession()
  if (cards.length === 0) return null
  const kind = catalog.kind(cards[0]) as SlotKind
  return (
    <fieldset id={`pick-${slot}`} class={`${styles.pick} panel`} data-slot={slot} tabIndex={-1}>
      <legend>
        <h2>{words().terms.kinds[kind].one}</h2>
        <small>{say(`opening/about/${kind}`)}</small>
        {slot === 'destiny' && (
          <span>
            <Icon name="hidden" />
            {say('common/only-you')}
          </span>
        )}
      </legend>
      <div class={cards.length === 1 ? styles.alone : styles.several}>
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
