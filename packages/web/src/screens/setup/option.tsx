/** A Character card that may be kept: drawn, and under it in plain words what it does and what that means. */
import type { CardRef } from '@runesaga/table'
import { adviceWords, characterWords } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { useSession } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import styles from './pick.module.css'
import type { Kept, Slot } from './slots.ts'

interface OptionProps {
  slot: Slot
  card: CardRef
  /** there is no other: nothing to choose */
  alone: boolean
  chosen: Kept
  onPick: () => void
}

export function Option({ slot, card, alone, chosen, onPick }: OptionProps) {
  const { catalog } = useSession()
  const entry = catalog.entry(card)
  const on = chosen[slot] === card
  const id = `option-${card}`
  const { gender } = words().terms.kinds[entry.kind]
  const state = say(!on ? 'opening/choose' : gender === 'm' ? 'opening/chosen/m' : 'opening/chosen/f')
  return (
    <div class={`${styles.option} ${on ? styles.on : ''}`} data-icons="">
      <div aria-hidden="true">
        <Card card={card} size="row" />
      </div>
      <div class={styles.plate}>
        {!alone && (
          <p>
            <input
              type="radio"
              id={id}
              name={slot}
              checked={on}
              aria-describedby={`${id}-said`}
              onChange={onPick}
            />
            <label for={id}>
              <span class="unseen">{`${catalog.face(card, words()).title}, `}</span>
              {state}
            </label>
          </p>
        )}
        <CardSaid card={card} id={`${id}-said`} advice={advice(chosen)} />
      </div>
      {alone && <IconKey />}
    </div>
  )

  function advice({ origin, motivation, destiny }: Kept): string | null {
    const known = (other: CardRef | null) => (other === null ? undefined : catalog.entry(other))
    const beside = { origin: known(origin), motivation: known(motivation), destiny: known(destiny) }
    return adviceWords(entry, beside, words())
  }
}

/** The words under a card. Where no radio names it, its name stands first for those who can't see it. */
export function CardSaid({ card, id, advice }: { card: CardRef; id: string; advice: string | null }) {
  const { catalog } = useSession()
  const { lead, rules, tiers } = characterWords(catalog.entry(card), catalog.text(card, words()), words())
  return (
    <div id={id}>
      <h3 class="unseen">{catalog.face(card, words()).title}</h3>
      <p>
        {lead !== '' && <b>{lead} </b>}
        {rules}
      </p>
      {tiers.length > 0 && (
        <ul>
          {tiers.map(({ banked, rule }) => (
            <li key={banked}>
              <Rich text={`{xp ${banked}}`} />
              <span>{rule}</span>
            </li>
          ))}
        </ul>
      )}
      {advice !== null && <p>{advice}</p>}
    </div>
  )
}
