/** A hero has sided with the Adversary: the others are told when they next look, each until it was read or a round is over. */
import { signal } from '@preact/signals'
import { eventsTold } from '@runesaga/table'
import { MiniPicture } from '../../cards/mini.tsx'
import { MarkButton } from '../../ui/button.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from './session-context.ts'
import '../../styles/flip-notice.css'

/** What was read: the table, whose eyes, who sided with it. */
const read = signal<readonly string[]>([])

export function PledgeNotices() {
  const { about, look, seat, shelf, updates } = useSession()
  const { adversary, heroes } = look.value.view
  if (adversary === null) return null
  const told = eventsTold(updates.value)
  const lasts = (since: number): boolean =>
    told.slice(since).filter(({ type }) => type === 'turn-began').length <= heroes.length
  const foe = shelf.face(adversary.card, words(), adversary.side).title
  return told.flatMap((event, i) => {
    if (event.type !== 'pledged' || event.seat === seat.value || !lasts(i)) return []
    const key = `${about.id} ${seat.value} ${event.seat}`
    if (read.value.includes(key)) return []
    const values = { who: about.players[event.seat].name, foe, xp: `{xp ${event.xp}}` }
    return [
      <section key={key} class="flip-notice panel" aria-labelledby={`pledged-${event.seat}`}>
        <MiniPicture card={adversary.card} side={adversary.side} />
        <div>
          <h2 id={`pledged-${event.seat}`}>{say('pledge/told', values)}</h2>
          <p>
            <Rich text={say('pledge/told/text', values)} />
          </p>
        </div>
        <MarkButton
          name={say('common/close')}
          mark="close"
          onClick={() => (read.value = [...read.value, key])}
        />
      </section>,
    ]
  })
}
