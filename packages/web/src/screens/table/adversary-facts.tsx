/** What there is to know of the Adversary at a glance: its tokens, what its Quest demands, how each hero stands to it. */
import { eventsTold, type GameEvent, type Seat } from '@runesaga/table'
import { Count } from '../../ui/count.tsx'
import { GameIcon } from '../../ui/game-icon.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { SeatMark } from './seat-mark.tsx'
import { useSession } from './session-context.ts'

/** More tokens than this are only counted. */
const MOST_GEMS = 20

/** Its tokens: counted up to a goal, or down from what it began with. */
export function Hoard() {
  const { look, shelf } = useSession()
  const { adversary, heroes } = look.value.view
  const { xp, goal } = adversary!
  const began = shelf.box.ruleset.adversaryXpPerHero * heroes.length
  const full = goal > 0 ? goal : began
  const sockets = full <= MOST_GEMS ? full : 0
  return (
    <div class="hoard">
      <Count n={xp} />
      <span class="gems" aria-hidden="true">
        {xp > MOST_GEMS ? (
          <GameIcon name="xp" />
        ) : (
          Array.from({ length: Math.max(xp, sockets) }, (_, i) =>
            i < xp ? <GameIcon key={i} name="xp" /> : <i key={i} />,
          )
        )}
      </span>
      <small>
        {goal > 0 ? say('table/adversary/goal', { goal }) : say('table/adversary/left')}
        {goal === 0 && <span>{say('table/adversary/began', { n: began })}</span>}
      </small>
    </div>
  )
}

/** What feeds it, what starves it, in words. */
export function QuestRules() {
  const { look, shelf } = useSession()
  return (
    <ul class="adversary-rules diamonds">
      {look.value.view.adversary!.quests.flatMap((quest) =>
        shelf.sentences(quest, words()).map((sentence, i) => (
          <li key={`${quest} ${i}`}>
            <Rich text={sentence} />
          </li>
        )),
      )}
    </ul>
  )
}

type Faced = Extract<GameEvent, { type: 'overcame' | 'failed' }>

/** How a hero's facing of the side that lies up went; null before. */
function useFacing(seat: Seat): string | null {
  const { look, updates } = useSession()
  const { card, side } = look.value.view.adversary!
  const { faced, beat } = look.value.view.heroes[seat]
  const bit = side + 1
  if ((faced & bit) === 0) return null
  const isOfIt = (event: GameEvent): event is Faced =>
    (event.type === 'overcame' || event.type === 'failed') && event.seat === seat && event.card === card
  const n = eventsTold(updates.value).findLast(isOfIt)?.margin
  const won = (beat & bit) !== 0
  if (n === undefined) return say(won ? 'table/face/beat' : 'table/face/faced')
  return won ? say('table/face/by', { n: Math.abs(n) }) : say('table/face/short', { n: Math.abs(n) })
}

export function Faced({ seat }: { seat: Seat }) {
  const { look, about } = useSession()
  const { view } = look.value
  const { pledged } = view.heroes[seat]
  const facing = useFacing(seat)
  const now = view.turn.seat === seat && view.turn.mustFace && view.turn.main > 0
  return (
    <li class={now ? 'now' : ''}>
      <SeatMark seat={seat} />
      <span>
        <b>{about.players[seat].name}</b>{' '}
        {pledged
          ? say('table/face/loyal')
          : now
            ? say('table/face/now')
            : (facing ?? say('table/face/not-yet'))}
      </span>
    </li>
  )
}
