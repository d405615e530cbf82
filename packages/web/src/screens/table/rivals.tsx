/** The other heroes: a panel each beside the table, a chip each where there is little room, the whole board on demand. */

import { HIDDEN_HERO, LEVELS, NO_CARD, type Seat } from '@runesaga/table'
import { plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { Mini } from '../../cards/mini.tsx'
import { layout } from '../../state/layout.ts'
import { Button } from '../../ui/button.tsx'
import { Count } from '../../ui/count.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GameIcon } from '../../ui/game-icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Bank } from './bank.tsx'
import { BoardHead } from './board-head.tsx'
import { Columns } from './columns.tsx'
import { Deeds } from './deeds.tsx'
import { LoyalMark } from './loyal-mark.tsx'
import { SeatMark } from './seat-mark.tsx'
import { useSession } from './session-context.ts'
import { Tallies } from './tallies.tsx'
import { Track } from './track.tsx'
import '../../styles/rivals.css'

/** In the order of play, from the one who looks. */
export function useOthers(): Seat[] {
  const { look, seat } = useSession()
  const { heroes } = look.value.view
  return heroes.slice(1).map((_, i) => (seat.value + 1 + i) % heroes.length)
}

const ROMAN = ['I', 'II', 'III']

function Filled({ seat }: { seat: Seat }) {
  const { look, about } = useSession()
  const { length } = look.value.view.heroes[seat].story
  return (
    <span
      class="filled"
      role="img"
      aria-label={say('table/columns/filled', { n: length, column: about.column * 3 })}
    >
      {ROMAN.map((roman, c) => (
        <span key={roman}>
          <i>{roman}</i>
          {Array.from({ length: about.column }, (_, n) => (
            <u key={n} class={c * about.column + n < length ? 'full' : ''} />
          ))}
        </span>
      ))}
    </span>
  )
}

function HandSize({ seat }: { seat: Seat }) {
  const { hand } = useSession().look.value.view.heroes[seat]
  const heroes = hand.filter((card) => card === HIDDEN_HERO).length
  const name = say('table/hand/hidden', {
    hero: `{hero ${heroes}}`,
    antihero: `{antihero ${hand.length - heroes}}`,
  })
  return (
    <span class="hand-size" role="img" aria-label={plain(name, words())}>
      <GameIcon name="hero" />
      <b>{heroes}</b>
      <GameIcon name="antihero" />
      <b>{hand.length - heroes}</b>
    </span>
  )
}

function Whole({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const session = useSession()
  const who = session.about.players[seat].name
  const stepIn = () => {
    onClose()
    session.stepIn(seat)
  }
  return (
    <Dialog title={say('table/story-of', { who })} class="whole-board" onClose={onClose}>
      {session.mayStepIn(seat) && (
        <Button class="step-in" look="outline" onClick={stepIn}>
          {say('table/step-in', { who })}
        </Button>
      )}
      <div class="board">
        <BoardHead seat={seat} />
        <div class="board-body">
          <section class="board-track">
            <Track seat={seat} shape={layout.value === 'phone' ? 'lying' : 'full'} />
          </section>
          <Columns seat={seat} />
          <div class="board-side">
            <section>
              <h3 class="eyebrow">{say('table/allies-deeds')}</h3>
              <Deeds seat={seat} />
            </section>
            <section>
              <h3 class="eyebrow">{say('table/hand')}</h3>
              <HandSize seat={seat} />
            </section>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Heritage and Class, where heroes have them. */
function Extras({ seat }: { seat: Seat }) {
  const { look, shelf } = useSession()
  const { heritage, motivation } = look.value.view.heroes[seat]
  if (heritage === NO_CARD || motivation < 0) return null
  return (
    <div class="rival-extras">
      {[heritage, motivation].map((card) => (
        <Mini key={card} card={card} note={words().terms.kinds[shelf.wordless(card).kind].one} />
      ))}
      <Bank seat={seat} />
    </div>
  )
}

export function RivalPanel({ seat }: { seat: Seat }) {
  const { about, look, shelf } = useSession()
  const [open, setOpen] = useState(false)
  const { view } = look.value
  const hero = view.heroes[seat]
  const { name } = about.players[seat]
  const names = shelf.names()
  const cards = [hero.origin, hero.motivation].filter((card) => card >= 0)
  const together = view.setup.mode === 'coop'
  return (
    <>
      <section class="rival panel" aria-label={name}>
        <header>
          <SeatMark seat={seat} />
          <div>
            <h2>{name}</h2>
            <small>
              {hero.pledged ? `${say('table/loyal')} · ` : together ? `${say('table/ally')} · ` : ''}
              {cards.map((card) => names.cardName(card, language())).join(' · ')}
            </small>
          </div>
          <span class="purse">
            <GameIcon name="xp" />
            <Count n={hero.xp} />
          </span>
        </header>
        <div class="rival-body">
          <Track seat={seat} shape="small" />
          <div class="rival-lines">
            <div>
              <Filled seat={seat} />
              <span class="rival-level">{say(`level/${LEVELS[hero.level]}`)}</span>
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
      {open && <Whole seat={seat} onClose={() => setOpen(false)} />}
    </>
  )
}

export function RivalChip({ seat }: { seat: Seat }) {
  const { about, look } = useSession()
  const [open, setOpen] = useState(false)
  const { view } = look.value
  const hero = view.heroes[seat]
  const { name } = about.players[seat]
  const level = LEVELS[hero.level]
  return (
    <li>
      <button
        type="button"
        class={`chip ${view.turn.seat === seat ? 'now' : ''}`}
        aria-label={`${say('table/open-board', { who: name })}${hero.pledged ? `, ${say('table/loyal')}` : ''}`}
        onClick={() => setOpen(true)}
      >
        <SeatMark seat={seat} />
        <span class="chip-lines">
          <span class="chip-line">
            <b>{name}</b>
            <span class="chip-tokens">
              <LoyalMark seat={seat} short />
              {level !== 'N' && (
                <span class="chip-level">
                  <GameIcon name={level.startsWith('V') ? 'virtue' : 'corruption'} />
                  {level.slice(1)}
                </span>
              )}
              <GameIcon name="xp" />
              <span class="count">{hero.xp}</span>
            </span>
          </span>
          <span class="chip-line">
            <Filled seat={seat} />
            <HandSize seat={seat} />
          </span>
        </span>
      </button>
      {open && <Whole seat={seat} onClose={() => setOpen(false)} />}
    </li>
  )
}

export function RivalChips() {
  const others = useOthers()
  const { mode } = useSession().look.value.view.setup
  if (others.length === 0) return null
  return (
    <ul class="chips" aria-label={say(mode === 'coop' ? 'table/allies' : 'table/rivals')}>
      {others.map((seat) => (
        <RivalChip key={seat} seat={seat} />
      ))}
    </ul>
  )
}
