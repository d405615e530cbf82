/** The other heroes: a panel each beside the table, a chip each where there is little room, the whole board on demand. */
import type { Seat } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { isSeen } from '../../../cards/is-seen.ts'
import { Mini } from '../../../cards/mini.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { Count } from '../../../ui/count.tsx'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { language, say, words } from '../../../ui/language.ts'
import { Bank, LoyalMark, Tallies, Track } from '../board/index.ts'
import { Filled, HandSize } from './figures.tsx'
import { WholeBoard } from './whole-board.tsx'
import '../../../styles/rivals.css'

/** In the order of play, from the one who looks. */
export function useOthers(): Seat[] {
  const { seat } = useSession()
  const { heroes } = useView()
  return heroes.slice(1).map((_, i) => (seat.value + 1 + i) % heroes.length)
}

/** Heritage and Class, where heroes have them. */
function Extras({ seat }: { seat: Seat }) {
  const { catalog } = useSession()
  const { heritage, motivation } = useView().heroes[seat]
  if (!isSeen(heritage) || !isSeen(motivation)) return null
  return (
    <div class="rival-extras">
      {[heritage, motivation].map((card) => (
        <Mini key={card} card={card} note={words().terms.kinds[catalog.kind(card)].one} />
      ))}
      <Bank seat={seat} />
    </div>
  )
}

export function RivalPanel({ seat }: { seat: Seat }) {
  const { about, catalog } = useSession()
  const [open, setOpen] = useState(false)
  const hero = useView().heroes[seat]
  const { name } = about.players[seat]
  const names = catalog.names()
  const cards = [hero.origin, hero.motivation].filter(isSeen)
  const together = about.setup.mode === 'coop'
  return (
    <>
      <section class="rival panel" aria-label={name}>
        <header>
          <SeatMark seat={seat} />
          <div>
            <h2>{name}</h2>
            <small>
              {hero.loyal ? `${say('table/loyal')} · ` : together ? `${say('table/ally')} · ` : ''}
              {cards.map((card) => names.cardName(card, language())).join(' · ')}
            </small>
          </div>
          <span class="purse" data-coach={`purse-${seat}`}>
            <GameIcon name="xp" />
            <Count n={hero.xp} />
          </span>
        </header>
        <div class="rival-body">
          <Track seat={seat} shape="small" />
          <div class="rival-lines">
            <div>
              <Filled seat={seat} />
              <span class="rival-level">{say(`level/${hero.level}`)}</span>
            </div>
            <div>
              <Tallies seat={seat} of="abilities" />
            </div>
            <div>
              <Tallies seat={seat} of="story" />
              <HandSize seat={seat} />
            </div>
          </div>
        </div>
        <Extras seat={seat} />
        <button
          type="button"
          class="cover"
          aria-label={say('table/open-board', { who: name })}
          onClick={() => setOpen(true)}
        />
      </section>
      {open && <WholeBoard seat={seat} onClose={() => setOpen(false)} />}
    </>
  )
}

function RivalChip({ seat }: { seat: Seat }) {
  const { about } = useSession()
  const [open, setOpen] = useState(false)
  const { heroes, turn } = useView()
  const { level, loyal, xp } = heroes[seat]
  const { name } = about.players[seat]
  return (
    <li>
      <button
        type="button"
        class={`chip ${turn.seat === seat ? 'now' : ''}`}
        aria-label={`${say('table/open-board', { who: name })}${loyal ? `, ${say('table/loyal')}` : ''}`}
        onClick={() => setOpen(true)}
      >
        <SeatMark seat={seat} />
        <span class="chip-lines">
          <span class="chip-line">
            <b>{name}</b>
            <span class="chip-tokens" data-coach={`purse-${seat}`}>
              <LoyalMark seat={seat} short />
              {level !== 'N' && (
                <span class="chip-level">
                  <GameIcon name={level.startsWith('V') ? 'virtue' : 'corruption'} />
                  {level.slice(1)}
                </span>
              )}
              <GameIcon name="xp" />
              <span class="count">{xp}</span>
            </span>
          </span>
          <span class="chip-line">
            <Filled seat={seat} />
            <HandSize seat={seat} />
          </span>
        </span>
      </button>
      {open && <WholeBoard seat={seat} onClose={() => setOpen(false)} />}
    </li>
  )
}

export function RivalChips() {
  const others = useOthers()
  const { mode } = useSession().about.setup
  if (others.length === 0) return null
  return (
    <ul class="chips" aria-label={say(mode === 'coop' ? 'table/allies' : 'table/rivals')}>
      {others.map((seat) => (
        <RivalChip key={seat} seat={seat} />
      ))}
    </ul>
  )
}
