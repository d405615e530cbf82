/** The Adversary has turned over: a moment in which it is seen turning, and what changes is said. It stays for a round, or until it was read. */
import { signal } from '@preact/signals'
import { eventsTold } from '@runesaga/table'
import { MarkButton } from '../../ui/button.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { TurningPicture } from './adversary-card.tsx'
import { useSession } from './session-context.ts'
import '../../styles/flip-notice.css'

/** Tables whose turned Adversary was looked at. */
const read = signal<readonly string[]>([])

export function FlipNotice() {
  const { about, look, shelf, updates } = useSession()
  const { adversary, heroes } = look.value.view
  if (adversary === null || adversary.side === 0 || read.value.includes(about.id)) return null
  const told = eventsTold(updates.value).map(({ type }) => type)
  const since = told.slice(told.lastIndexOf('adversary-flipped'))
  // for one round: after that everybody has seen it
  if (since.filter((type) => type === 'turn-began').length > heroes.length) return null
  const face = shelf.face(adversary.card, words(), 1)
  const before = shelf.face(adversary.card, words(), 0)
  return (
    <section class="flip-notice panel" aria-labelledby="flip">
      <TurningPicture card={adversary.card} side={1} />
      <div>
        <h2 id="flip">{say('table/flip/title', { card: face.title })}</h2>
        <p>
          {say('table/flip/text', {
            before: before.title,
            n: face.difficulty ?? 0,
            was: before.difficulty ?? 0,
          })}
        </p>
        {face.lines.length > 0 && (
          <ul>
            {face.lines.map(({ when, text }) => (
              <li key={text}>
                {when !== undefined && (
                  <em>
                    <Rich text={when} />
                  </em>
                )}
                <Rich text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <MarkButton
        name={say('common/close')}
        mark="close"
        onClick={() => (read.value = [...read.value, about.id])}
      />
    </section>
  )
}
