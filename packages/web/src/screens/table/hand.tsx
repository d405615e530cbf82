/** The hand: cards in a fan, or lines where there is little room. A Feat that may be played now is gilt. */
import type { CardNo } from '@runesaga/table'
import { actionWords, plain, shortRefusal } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { Mini } from '../../cards/mini.tsx'
import { type Offer, Readable } from '../../cards/readable.tsx'
import { GameIcon } from '../../ui/game-icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { PlayFeat } from './play-feat.tsx'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'
import { advised } from './wishes.ts'

/** Reasons that won't pass with the moment. */
const LOCKED = new Set(['level-forbids-hero', 'level-forbids-antihero'])

/** What a card in hand offers now, and why not. */
function useFeat(card: CardNo, play: (card: CardNo) => void) {
  const session = useSession()
  const offers = useOffers()
  const { view, why } = session.look.value
  const context = session.shelf.context(view, session.seat.value)
  const answer = offers.answer({ card })
  const plays = view.attempt === null ? offers.plays(card) : []
  let offer: Offer | undefined
  if (answer !== null) {
    const name = plain(actionWords(answer, offers.decision!, context, words()), words())
    offer = { name, act: () => void session.act(answer), does: answer.type }
  } else if (plays.length > 0) {
    const name = say('table/play/now', { card: context.cardName(card, language()) })
    offer = { name, act: () => play(card), opens: 'play' }
  }
  const reason = why.hand[view.heroes[session.seat.value].hand.indexOf(card)] ?? null
  const advice = advised.value
  const isAdvised = advice?.type === 'play' && advice.card === card
  return {
    offer,
    locked: offer === undefined && reason !== null && LOCKED.has(reason) ? reason : null,
    stands: isAdvised ? ('advised' as const) : offer === undefined ? undefined : ('legal' as const),
  }
}

function FanCard({
  card,
  n,
  of,
  play,
}: {
  card: CardNo
  n: number
  of: number
  play: (card: CardNo) => void
}) {
  const { offer, locked, stands } = useFeat(card, play)
  return (
    <li style={{ '--n': n - (of - 1) / 2 }}>
      <Readable
        card={card}
        size="row"
        offer={offer}
        stands={locked === null ? stands : 'dim'}
        why={locked === null ? undefined : say(`refusal/${locked}`)}
      />
    </li>
  )
}

function LineCard({ card, play }: { card: CardNo; play: (card: CardNo) => void }) {
  const { offer, locked, stands } = useFeat(card, play)
  const { shelf } = useSession()
  return (
    <li>
      <Mini
        card={card}
        class={`feat-line ${stands ?? ''} ${locked === null ? '' : 'locked'}`}
        note={locked === null ? undefined : shortRefusal(locked, words())}
        offer={offer}
      >
        <GameIcon name={shelf.wordless(card).feat ?? 'feat'} />
      </Mini>
    </li>
  )
}

/** Feats that the level forbids are dimmed; once is enough to say why. */
function LockedLine() {
  const { look, shelf, seat } = useSession()
  const { view, why } = look.value
  const { hand } = view.heroes[seat.value]
  const locked = new Map(
    hand.flatMap((card, i) => {
      const reason = why.hand[i]
      return reason !== null && LOCKED.has(reason) ? [[shelf.wordless(card).feat ?? 'feat', reason]] : []
    }),
  )
  return (
    <>
      {[...locked].map(([feat, reason]) => (
        <p key={feat} class="locked-line">
          <Rich text={`{${feat}} ${shortRefusal(reason, words())}`} />
        </p>
      ))}
    </>
  )
}

export function Hand({ shape }: { shape: 'fan' | 'lines' | 'cards' }) {
  const session = useSession()
  const [playing, play] = useState<CardNo | null>(null)
  const { hand } = session.look.value.view.heroes[session.seat.value]
  if (hand.length === 0) return <p class="none">{say('table/hand/empty')}</p>
  return (
    <>
      {shape !== 'lines' && <LockedLine />}
      <ul class={`hand ${shape}`} style={{ '--of': hand.length }}>
        {hand.map((card, n) =>
          shape === 'lines' ? (
            <LineCard key={card} card={card} play={play} />
          ) : (
            <FanCard key={card} card={card} n={n} of={hand.length} play={play} />
          ),
        )}
      </ul>
      {playing !== null && <PlayFeat card={playing} onClose={() => play(null)} />}
    </>
  )
}
