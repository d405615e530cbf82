/** The Adversary that lies apart: its card, its tokens, its Quest and its cards; who has faced it. */

import { drawBack } from '@runesaga/draw'
import { NOBODY } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { type Offer, Readable } from '../../cards/readable.tsx'
import { useReading } from '../../cards/use-reading.ts'
import { layout } from '../../state/layout.ts'
import { chanceText } from '../../ui/chance.ts'
import { Count } from '../../ui/count.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { GameIcon } from '../../ui/game-icon.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { openAttempt } from '../attempt/open.ts'
import { TurningCard, TurningPicture } from './adversary-card.tsx'
import { Faced, Hoard, QuestRules } from './adversary-facts.tsx'
import { DeckLine } from './deck-line.tsx'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'
import '../../styles/adversary.css'
import '../../styles/other-side.css'

/** The Adversary's deck among the decks. */
const DECK = 5
/** The side that lies below, as a black tab. */
function OtherSide() {
  const { look, shelf } = useSession()
  const { card, side } = look.value.view.adversary!
  const { title, difficulty } = shelf.face(card, words(), 1 - side)
  const read = useReading(card, 1 - side)
  return (
    <button
      type="button"
      class="other-side"
      aria-label={say('table/adversary/other', { card: title, n: difficulty ?? 0 })}
      {...read}
    >
      <Icon name="turn" />
      <span>{title}</span>
      <b>{difficulty}</b>
    </button>
  )
}

export function AdversaryPanel() {
  const { look, shelf } = useSession()
  const offers = useOffers()
  const { view } = look.value
  if (view.adversary === null) return null
  const { card, side, quests, shown, defeatedBy } = view.adversary
  const face = shelf.face(card, words(), side)
  const { attempts } = offers.at(-1, 0)
  const offer: Offer | undefined =
    attempts.length > 0
      ? { name: say('table/face-it'), act: () => openAttempt({ row: -1, slot: 0 }), opens: 'attempt' }
      : undefined
  const chances = attempts.length === 1 ? [{ text: chanceText(attempts[0].chance, words()), best: true }] : []
  const twoSided = face.kind === 'two-sided'
  return (
    <section class="adversary panel" aria-labelledby="adversary">
      <div class="adversary-card">
        <TurningCard card={card} side={side} chances={chances} offer={offer} />
        {twoSided && <OtherSide />}
      </div>
      <div class="adversary-facts">
        <p class="eyebrow">
          {say(
            twoSided ? (side === 0 ? 'table/adversary/first' : 'table/adversary/final') : 'table/adversary',
          )}
        </p>
        <h2 id="adversary">{face.title}</h2>
        <Hoard />
        <QuestRules />
        <ul class="faced">
          {defeatedBy === NOBODY && view.heroes.map((_, seat) => <Faced key={seat} seat={seat} />)}
        </ul>
      </div>
      <div class="adversary-decks">
        {quests.map((quest) => (
          <Readable key={quest} card={quest} size="thumb" />
        ))}
        <div class="adversary-deck">
          <div
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: drawBack('adversary-feat', words(), 'thumb') }}
          />
          <b>{say('table/adversary/feats')}</b>
          <DeckLine deck={DECK} />
        </div>
        {shown.length > 0 && (
          <div class="adversary-shown">
            <b>{say('table/adversary/shown')}</b>
            {shown.map((one) => (
              <Readable key={one} card={one} size="thumb" />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** While nobody has to face it, the Adversary is a line that opens. */
export function AdversaryChip() {
  const { look, shelf } = useSession()
  const [open, setOpen] = useState(false)
  const { adversary, heroes } = look.value.view
  // with four heroes there is no room for it beside them
  const told = layout.value === 'desk' && heroes.length < 4
  if (adversary === null) return null
  const { card, side, xp, goal, quests } = adversary
  const { title } = shelf.face(card, words(), side)
  return (
    <>
      <section class={`adversary-chip panel ${told ? 'tells' : ''}`} aria-label={say('table/adversary')}>
        <TurningPicture card={card} side={side} />
        <div class="adversary-chip-words">
          <p class="eyebrow">{say(side === 1 ? 'table/adversary/final' : 'table/adversary')}</p>
          <h2>{title}</h2>
          <small>{quests.map((quest) => shelf.face(quest, words()).title).join(' · ')}</small>
        </div>
        <span class="purse">
          <GameIcon name="xp" />
          <Count n={goal > 0 ? `${xp} / ${goal}` : xp} />
        </span>
        <button
          type="button"
          class="cover"
          aria-label={say('common/named', {
            what: say('table/adversary'),
            value: `${title}, ${xp} ${say('table/experience')}`,
          })}
          onClick={() => setOpen(true)}
        />
        {told && <QuestRules />}
      </section>
      {open && (
        <Dialog title={say('table/adversary')} class="adversary-dialog" onClose={() => setOpen(false)}>
          <AdversaryPanel />
        </Dialog>
      )}
    </>
  )
}
