/** A hero has sided with the Adversary: the others are told when they next look, each until it was read or a round is over. */
import { standingEvents } from '@runesaga/table'
import { NamedRich } from '../../../at-table/named.tsx'
import { MiniPicture } from '../../../cards/mini.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { say, words } from '../../../ui/language.ts'
import { Notice } from './notice.tsx'

export function PledgeNotices() {
  const { about, catalog, seat, ui, updates } = useSession()
  const { adversary, heroes } = useView()
  if (adversary === null) return null
  const told = standingEvents(updates.value)
  const lasts = (since: number): boolean =>
    told.slice(since).filter(({ type }) => type === 'turn-began').length <= heroes.length
  const foe = catalog.face(adversary.card, words(), adversary.side).title
  return told.flatMap((event, i) => {
    if (event.type !== 'pledged' || event.seat === null || event.seat === seat.value || !lasts(i)) return []
    // everybody at the device reads it for themselves
    const key = `pledged-${seat.value}-${event.seat}`
    if (ui.readNotices.value.has(key)) return []
    const values = { who: about.players[event.seat].name, foe, xp: `{xp ${event.xp}}` }
    return [
      <Notice
        key={key}
        name={key}
        title={say('pledge/told', values)}
        picture={<MiniPicture card={adversary.card} side={adversary.side} />}
      >
        <p>
          <NamedRich text={say('pledge/told/text', values)} />
        </p>
      </Notice>,
    ]
  })
}
