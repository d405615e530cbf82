/** Which Adversary a party faces, and in which Quest. */
import type { Foe } from '@runesaga/table'
import { printedName } from '@runesaga/words'
import { SelectField } from '../../ui/field.tsx'
import { language, say } from '../../ui/language.ts'
import type { Draft } from './draft.ts'
import styles from './new-table.module.css'

interface FoeFieldsProps {
  draft: Draft
  foes: readonly Foe[]
  onChange: (changed: Partial<Draft>) => void
}

/** Stands for no choice in a list. */
const ANY = ''

const named = (cards: readonly { id: string; name: Foe['name'] }[]) =>
  cards.map(({ id, name }) => ({ value: id, label: printedName(name, language()) }))

/** The Quests that go with each of these: with a foe still to be drawn, those that it surely has. */
const questsOf = ([first, ...others]: readonly Foe[]): Foe['quests'] =>
  first === undefined
    ? []
    : first.quests.filter(({ id }) => others.every(({ quests }) => quests.some((quest) => quest.id === id)))

export function FoeFields({ draft, foes, onChange }: FoeFieldsProps) {
  const quests = questsOf(draft.adversary === null ? foes : foes.filter(({ id }) => id === draft.adversary))
  return (
    <div class={styles.foe}>
      {foes.length > 1 && (
        <SelectField
          label={say('new-table/adversary')}
          value={draft.adversary ?? ANY}
          options={[{ value: ANY, label: say('new-table/by-chance') }, ...named(foes)]}
          onChange={(id) => onChange({ adversary: id === ANY ? null : id })}
        />
      )}
      {quests.length > 1 && (
        <SelectField
          label={say('new-table/quest')}
          value={draft.quest ?? quests[0].id}
          options={named(quests)}
          onChange={(quest) => onChange({ quest })}
        />
      )}
    </div>
  )
}
