/** What there is to know of the Adversary at a glance: its tokens, what its Quest demands, how each hero stands to it. */
import type { Seat } from '@runesaga/table'
import { NamedRich } from '../../../at-table/named.tsx'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { Count } from '../../../ui/count.tsx'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import styles from './facts.module.css'

/** More tokens than this are only counted. */
const MOST_GEMS = 20

/** Between the moment and what happens, as on the card. */
const WHEN = ' – '

/** Its tokens: counted up to a goal, or down from what it began with. */
export function Hoard({ class: also }: { class: string }) {
  const { xp, goal, began } = useView().adversary!
  const full = goal ?? began
  const sockets = full <= MOST_GEMS ? full : 0
  return (
    <div class={`${styles.hoard} ${also}`}>
      <Count n={xp} />
      <span class={styles.gems} {...drawn('adversary-experience')} aria-hidden="true">
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

/** What feeds it, what starves it, in words: by its Quests and, where its card doesn't lie beside them, by its own powers. */
export function FoeRules({ class: also, own = false }: { class: string; own?: boolean }) {
  const { catalog } = useSession()
  const { adversary, heroes } = useView()
  const { card, side, quests } = adversary!
  const face = catalog.face(card, words(), side)
  // the last foe says only how it is faced, which is seen then
  const powers = own && face.kind !== 'last-foe' ? face.lines : []
  // beside two boards of Epic Origins there is a line for each: the whole is a press away
  const isShort = powers.length > 0 && heroes.length > 2
  return (
    <ul class={`${styles.rules} ${also} ${isShort ? styles.short : ''} diamonds`}>
      {powers.map(({ when, text, limit }) => (
        <li key={text}>
          <NamedRich text={[when === undefined ? '' : `${when}${WHEN}`, text].join('')} />
          {limit !== undefined && <small> {limit}</small>}
        </li>
      ))}
      {quests.flatMap((quest) =>
        catalog.sentences(quest, words()).map((sentence, i) => (
          <li key={`${quest} ${i}`}>
            <NamedRich text={sentence} />
          </li>
        )),
      )}
    </ul>
  )
}

/** How a hero stands to the side that lies up. */
function useFacedWords(seat: Seat, now: boolean): string {
  const { about, you } = useSession()
  const { adversary, heroes } = useView()
  const { loyal, facing } = heroes[seat]
  const whose = { person: seat === you.value ? 'you' : 'hero', who: about.players[seat].name }
  if (loyal) return say('table/face/loyal', whose)
  if (now) return say('table/face/now', whose)
  const faced = facing.find(({ side }) => side === adversary!.side)
  if (faced === undefined) return say('table/face/not-yet', whose)
  const { overcame, margin } = faced
  if (margin === null) return say(overcame ? 'table/face/beat' : 'table/face/faced', whose)
  return say(overcame ? 'table/face/by' : 'table/face/short', { ...whose, n: Math.abs(margin) })
}

export function Faced({ seat }: { seat: Seat }) {
  const { turn } = useView()
  const now = turn.seat === seat && turn.mustFace && turn.mainActions > 0
  return (
    <li class={`${styles.faced} ${now ? styles.now : ''}`}>
      <SeatMark seat={seat} />
      <span>{useFacedWords(seat, now)}</span>
    </li>
  )
}
