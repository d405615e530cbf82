/** A hero has sided with the Adversary: the others are told when they next look, each until it was read or a round is over. */
import { standingEvents } from '@runesaga/table'
import { MiniPicture } from '../../../cards/mini.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { MarkButton } from '../../../ui/button.tsx'
import { say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import '../../../styles/flip-notice.css'

export function PledgeNotices() {
  const { about, catalog, seat, ui, updates } = useSession()
  const { adversary, heroes } = useView()
  const read = ui.readNotices
  if (adversary === null) return null
  const told = standingEvents(updates.value)
  const lasts = (since: number): boolean =>
    told.slice(since).filter(({ type }) => type === 'turn-began').length <= heroes.length
  const foe = catalog.face(adversary.card, words(), adversary.side).title
  return told.flatMap((event, i) => {
    if (event.type !== 'pledged' || event.seat === null || event.seat === seat.value || !lasts(i)) return []
    // everybody at the device reads it for themselves
    const key = `pledged ${seat.value} ${event.seat}`
    if (read.value.has(key)) return []
    const values = { who: about.players[event.seat].name, foe, xp: `{xp ${event.xp}}` }
    return [
      <section key={key} class="flip-notice panel" aria-labelledby={`pledged-${event.seat}`} data-icons="">
        <MiniPicture card={adversary.card} side={adversary.side} />
        <div>
          <h2 id={`pledged-${event.seat}`}>{say('pledge/told', values)}</h2>
          <p>
            <Rich text={say('pledge/told/text', values)} />
          </p>
        </div>
        <IconKey />
        <MarkButton
          name={say('common/close')}
          mark="close"
          onClick={() => (read.value = new Set([...read.value, key]))}
        />
      </section>,
    ]
  })
}
