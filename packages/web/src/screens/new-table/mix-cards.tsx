/** Which cards are played with: those of one box, the mix of the rulebook, or boxes chosen by hand. */
import { EDITIONS, type TablePlan } from '@runesaga/table'
import { Choice } from '../../ui/choice.tsx'
import { say } from '../../ui/language.ts'
import { Switch } from '../../ui/switch.tsx'
import { type Draft, mayMixByBook } from './draft.ts'
import styles from './mix.module.css'
import { MixMeaning } from './mix-meaning.tsx'

interface CardsProps {
  draft: Draft
  plan: TablePlan
  onChange: (changed: Partial<Draft>) => void
}

const CARDS = ['own', 'book', 'hand'] as const

export function MixCards({ draft, plan, onChange }: CardsProps) {
  return (
    <Choice
      legend={say('new-table/sets')}
      look="plates"
      value={draft.cards}
      options={CARDS.filter((one) => one !== 'book' || mayMixByBook(draft)).map((value) => ({
        value,
        label: say(`mix/${value}`),
        about: say(`mix/${value}/about`),
      }))}
      onChange={(cards) => onChange({ cards })}
    >
      {draft.cards === 'hand' && <Boxes draft={draft} onChange={onChange} />}
      {draft.cards !== 'own' && plan.mix !== null && <MixMeaning mix={plan.mix} draft={draft} />}
    </Choice>
  )
}

function Boxes({ draft, onChange }: Omit<CardsProps, 'plan'>) {
  const { added, edition } = draft
  return (
    <fieldset class={`choice-options plates ${styles.boxes}`}>
      <legend class="unseen">{say('mix/boxes')}</legend>
      {EDITIONS.map((set) => {
        const own = set === edition
        const on = own || added.includes(set)
        return (
          <Switch
            key={set}
            label={say(`edition/${set}`)}
            {...(on ? { about: say(own ? 'new-table/sets/own' : 'new-table/sets/add') } : {})}
            on={on}
            disabled={own}
            onChange={(join) =>
              onChange({ added: join ? [...added, set] : added.filter((other) => other !== set) })
            }
          />
        )
      })}
    </fieldset>
  )
}
