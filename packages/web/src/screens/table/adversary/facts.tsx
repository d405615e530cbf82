/** What there is to know of the Adversary at a glance: its tokens, what its Quest demands, how each hero stands to it. */
import type { Seat } from '@runesaga/table'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { Count } from '../../../ui/count.tsx'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { drawn } from '../../../ui/tips/drawn.ts'

/** More tokens than this are only counted. */
const MOST_GEMS = 20

/** Its tokens: counted up to a goal, or down from what it began with. */
export function Hoard() {
  const { xp, goal, began } = useView().adversary!
  const full = goal ?? began
  const sockets = full <= MOST_GEMS ? full : 0
  return (
    <div class="hoard">
      <Count n={xp} />
      <span class="gems" {...drawn('adversary-experience')} aria-hidden="true">
        {xp > MOST_GEMS ? (
          <GameIcon name="xp" />
        ) : (
          Array.from({ length: Math.max(xp, sockets) }, (_, i) =>
            i < xp ? <GameIcon key={i} name="xp" /> : <i key={i} />,
          )
        )}
      </span>
      <small>
        {goal === null ? say('table/adversary/left') : say('table/adversary/goal', { goal })}
        {goal === null && <span>{say('table/adversary/began', { n: began })}</span>}
      </small>
    </div>
  )
}

/** What feeds it, what starves it, in words. */
export function QuestRules() {
  const { catalog } = useSession()
  return (
    <ul class="adversary-rules diamonds">
      {useView().adversary!.quests.flatMap((quest) =>
        catalog.sentences(quest, words()).map((sentence, i) => (
          <li key={`${quest} ${i}`}>
            <Rich text={sentence} />
          </li>
        )),
      )}
    </ul>
  )
}

/** How a hero's facing of the side that lies up went; null before. */
function useFacedWords(seat: Seat): string | null {
  const { adversary, heroes } = useView()
  const faced = heroes[seat].facing.find(({ side }) => side === adversary!.side)
  if (faced === undefined) return null
  const { overcame, margin } = faced
  if (margin === null) return say(overcame ? 'table/face/beat' : 'table/face/faced')
  return say(overcame ? 'table/face/by' : 'table/face/short', { n: Math.abs(margin) })
}

export function Faced({ seat }: { seat: Seat }) {
  const { about } = useSession()
  const { turn, heroes } = useView()
  const facing = useFacedWords(seat)
  const now = turn.seat === seat && turn.mustFace && turn.mainActions > 0
  return (
    <li class={now ? 'now' : ''}>
      <SeatMark seat={seat} />
      <span>
        <b>{about.players[seat].name}</b>{' '}
        {heroes[seat].loyal
          ? say('table/face/loyal')
          : now
            ? say('table/face/now')
            : (facing ?? say('table/face/not-yet'))}
      </span>
    </li>
  )
}
