/** The hand: cards in a fan, or lines where there is little room. A Feat that may be played now is gilt. */
import type { CardRef, Reason } from '@runesaga/table'
import { deedWords, plain, shortRefusal } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { aboutCard } from '../../../cards/in-words.ts'
import { Mini } from '../../../cards/mini.tsx'
import { type Press, Readable } from '../../../cards/readable.tsx'
import { partOf, useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { deedKind } from '../../../ui/deed-kind.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { language, say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { PlayFeat } from './play-feat.tsx'

/** Reasons that won't pass with the moment. */
const LOCKED: ReadonlySet<Reason> = new Set(['level-forbids-hero', 'level-forbids-antihero'])

/** Why the level forbids a Feat, if it does. */
function useLock(): (card: CardRef) => Reason | null {
  const { you } = useView()
  return (card) => {
    const reason = you?.whyNot.cards[card]
    return reason !== undefined && LOCKED.has(reason) ? reason : null
  }
}

/** What a card in hand offers now, and why not. */
function useFeat(card: CardRef, play: (card: CardRef) => void) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const advised = useUi().advised.value
  const lock = useLock()
  const context = session.catalog.context(view, session.seat.value)
  const answer = offers.answer({ card })
  const plays = view.attempt === null ? offers.plays(card) : []
  let offer: Press | undefined
  if (answer !== null) {
    const name = plain(deedWords(answer, offers.waiting, context, words()), words())
    offer = { name, act: () => void session.act(answer), does: deedKind(answer) }
  } else if (plays.length > 0) {
    const name = say('table/play/now', { card: context.cardName(card, language()) })
    offer = { name, act: () => play(card), opens: 'play' }
  }
  const isAdvised = advised !== null && partOf(advised, 'play')?.card === card
  return {
    offer,
    locked: offer === undefined ? lock(card) : null,
    stands: isAdvised ? ('advised' as const) : offer === undefined ? undefined : ('legal' as const),
  }
}

function FanCard({
  card,
  n,
  of,
  play,
}: {
  card: CardRef
  n: number
  of: number
  play: (card: CardRef) => void
}) {
  const { catalog } = useSession()
  const { offer, locked, stands } = useFeat(card, play)
  return (
    <li style={{ '--n': n - (of - 1) / 2 }}>
      <Readable
        card={card}
        size="row"
        offer={offer}
        stands={locked === null ? stands : 'dim'}
        about={aboutCard(catalog, card, words())}
        why={locked === null ? undefined : say(`refusal/${locked}`)}
      />
    </li>
  )
}

function LineCard({ card, play }: { card: CardRef; play: (card: CardRef) => void }) {
  const { offer, locked, stands } = useFeat(card, play)
  const { catalog } = useSession()
  return (
    <li>
      <Mini
        card={card}
        class={`feat-line ${stands ?? ''} ${locked === null ? '' : 'locked'}`}
        note={locked === null ? undefined : shortRefusal(locked, words())}
        offer={offer}
      >
        <GameIcon name={catalog.featKind(card) ?? 'feat'} />
      </Mini>
    </li>
  )
}

function useHand(): readonly CardRef[] {
  const { seat } = useSession()
  return useView().heroes[seat.value].hand.cards ?? []
}

/** Feats that the level forbids are dimmed; once is enough to say why. */
function LockedLine() {
  const { catalog } = useSession()
  const hand = useHand()
  const lock = useLock()
  const locked = new Map(
    hand.flatMap((card) => {
      const reason = lock(card)
      return reason === null ? [] : [[catalog.featKind(card) ?? 'feat', reason]]
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
  const [playing, play] = useState<CardRef | null>(null)
  const hand = useHand()
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
