/** Everything that may be done now, in words: for questions that no other part of the table asks better. */
import { actionWords, decisionWords } from '@runesaga/words'
import { Button } from '../../ui/button.tsx'
import { language } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from './session-context.ts'

export function Choices() {
  const session = useSession()
  const { view, legal } = session.look.value
  const seat = session.seat.value
  const decision = view.pending.find((asked) => asked.seat === seat) ?? view.pending[0]
  if (decision === undefined) return null
  const scene = session.shelf.scene(view, seat)
  return (
    <section class="choices">
      <h2>
        <Rich text={decisionWords(decision, scene, language())} />
      </h2>
      <ul>
        {legal.map((action) => (
          <li key={JSON.stringify(action)}>
            <Button data-action={action.type} onClick={() => void session.act(action)}>
              <Rich text={actionWords(action, decision, scene, language())} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
