/** When somebody wants to be asked in Feat windows. */
import { ALWAYS, MATTERS, type PromptPolicy } from '@runesaga/table'
import { Choice } from '../../ui/choice.tsx'
import { say } from '../../ui/language.ts'

interface AskingChoiceProps {
  asking: PromptPolicy
  onChange: (asking: PromptPolicy) => void
  about?: string
}

/** The difficulty that one begins with, and those to choose from. */
const USUAL_DIFFICULTY = 6
const DIFFICULTIES = [4, 5, 6, 7, 8, 9, 10]

export function AskingChoice({ asking, onChange, about }: AskingChoiceProps) {
  const difficulty = asking.when === 'from' ? asking.difficulty : USUAL_DIFFICULTY
  const label = (when: PromptPolicy['when']): string => {
    if (when === 'from') return say('settings/asking/from', { n: difficulty })
    return say(`settings/asking/${when}`)
  }
  const wish: Record<PromptPolicy['when'], PromptPolicy> = {
    matters: MATTERS,
    always: ALWAYS,
    mine: { when: 'mine' },
    from: { when: 'from', difficulty },
    never: { when: 'never' },
  }
  return (
    <Choice
      legend={say('settings/asking')}
      about={about}
      value={asking.when}
      options={(Object.keys(wish) as PromptPolicy['when'][]).map((when) => ({
        value: when,
        label: label(when),
      }))}
      onChange={(when) => onChange(wish[when])}
    >
      {asking.when === 'from' && (
        <Choice
          legend={say('settings/asking/difficulty')}
          value={difficulty}
          options={DIFFICULTIES.map((value) => ({ value, label: String(value) }))}
          onChange={(chosen) => onChange({ when: 'from', difficulty: chosen })}
        />
      )}
    </Choice>
  )
}
