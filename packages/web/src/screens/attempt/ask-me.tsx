/** When to be asked in Feat windows: set where it is felt. */
import type { PromptPolicy } from '@runesaga/table'
import { say } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'

const WHEN = ['always', 'mine', 'from', 'never'] as const
const USUAL_DIFFICULTY = 6
const DIFFICULTIES = [4, 5, 6, 7, 8, 9, 10]

export function AskMe() {
  const session = useSession()
  const asking = session.asking()
  const difficulty = asking.when === 'from' ? asking.difficulty : USUAL_DIFFICULTY
  return (
    <label class="ask-me">
      <span>{say('attempt/ask-me')}</span>
      <select
        value={asking.when === 'from' ? `from ${difficulty}` : asking.when}
        onChange={({ currentTarget: { value } }) => {
          const [when, n] = value.split(' ')
          void session.ask(when === 'from' ? { when, difficulty: Number(n) } : ({ when } as PromptPolicy))
        }}
      >
        {WHEN.flatMap((when) =>
          when === 'from'
            ? DIFFICULTIES.map((n) => (
                <option key={n} value={`from ${n}`}>
                  {say('attempt/ask/from-n', { n })}
                </option>
              ))
            : [
                <option key={when} value={when}>
                  {say(`attempt/ask/${when}`)}
                </option>,
              ],
        )}
      </select>
    </label>
  )
}
