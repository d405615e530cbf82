/** The hand: cards in a fan, or lines where there is little room. A Feat that may be played now is gilt. */
import type { CardRef } from '@runesaga/table'
import { deedWords, plain, shortRefusal } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { advisedDeed } from '../../../at-table/advised.ts'
import { aboutCard } from '../../../cards/in-words.ts'
import { type Press, Readable } from '../../../cards/readable.tsx'
import { partOf, useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { deedKind } from '../../../ui/deed-kind.ts'
import { language, say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { FeatLine } from './feat-line.tsx'
import { FeatTile } from './feat-tile.tsx'
import styles from './hand.module.css'
import { PlayFeat } from './play-feat.tsx'
import type { HandPlace } from './use-hand-shape.ts'
import { useLock, useLocked } from './use-lock.ts'

const SHAPES = {
  cards: styles.cards,
  row: `${styles.fan} ${styles.row}`,
  fan: styles.fan,
  tiles: styles.tiles,
  lines: styles.lines,
}

/** What a card in hand offers now, and why not. */
function useFeat(card: CardRef, play: (card: CardRef) => void) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const advised = advisedDeed(useUi())
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
  const locked = offer === undefined ? lock(card) : null
  const reason = offer === undefined ? (locked ?? view.you?.whyNot.cards[card]) : undefined
  return {
    offer,
    locked,
    why: reason === undefined ? undefined : say(`refusal/${reason}`),
    stands: isAdvised ? ('advised' as const) : offer === undefined ? undefined : ('legal' as const),
  }
}

interface HandCardProps {
  card: CardRef
  /** how far from the middle */
  n: number
  /** instead of a card; a wide one has a line for itself */
  asTile: 'tile' | 'wide' | null
  play: (card: CardRef) => void
}

function HandCard({ card, n, asTile, play }: HandCardProps) {
  const { catalog } = useSession()
  const { offer, locked, why, stands } = useFeat(card, play)
  return (
    <li style={{ '--n': n }} class={asTile === 'wide' ? styles.wide : ''}>
      <Readable
        card={card}
        size="row"
        {...(asTile !== null && { face: <FeatTile card={card} /> })}
        offer={offer}
        stands={locked === null ? stands : 'dim'}
        about={aboutCard(catalog, card, words())}
        why={why}
      />
    </li>
  )
}

function LineCard({ card, brief, play }: { card: CardRef; brief: boolean; play: (card: CardRef) => void }) {
  const { offer, locked, why, stands } = useFeat(card, play)
  return (
    <li>
      <FeatLine card={card} offer={offer} stands={stands} locked={locked} why={why} narrow={!brief} />
    </li>
  )
}

function useHand(): readonly CardRef[] {
  const { seat } = useSession()
  return useView().heroes[seat.value].hand.cards ?? []
}

/** Feats that the level forbids are dimmed; once is enough to say why. */
function LockedLine() {
  return (
    <>
      {useLocked().map(({ feat, reason }) => (
        <p key={feat} class={styles.locked}>
          <Rich text={`{${feat}} ${shortRefusal(reason, words())}`} />
        </p>
      ))}
    </>
  )
}

/** Of three tiles, two to a line: the one that has most to say. */
function useLongest(hand: readonly CardRef[]): CardRef | null {
  const { catalog } = useSession()
  if (hand.length !== 3) return null
  const letters = (card: CardRef) =>
    catalog.face(card, words()).lines.reduce((sum, { when = '', text }) => sum + when.length + text.length, 0)
  return hand.reduce((longest, card) => (letters(card) > letters(longest) ? card : longest))
}

/** `brief`: there is no room above the cards. */
export function Hand({ shape, tileLines = null, brief = false }: HandPlace & { brief?: boolean }) {
  const [playing, play] = useState<CardRef | null>(null)
  const hand = useHand()
  const longest = useLongest(hand)
  const session = useSession()
  const { hero, antihero } = useView().heroes[session.seat.value].hand
  if (session.you.value === null)
    return <p class="none">{say('online/watch/hand', { n: hero + antihero })}</p>
  if (hand.length === 0) return <p class="none">{say('table/hand/empty')}</p>
  return (
    <>
      {!brief && <LockedLine />}
      <div class={styles.hand}>
        <ul
          class={SHAPES[shape]}
          style={{ '--of': hand.length, '--tile-lines': tileLines ?? 'none' }}
          data-shape={shape}
        >
          {hand.map((card, n) =>
            shape === 'lines' ? (
              <LineCard key={card} card={card} brief={brief} play={play} />
            ) : (
              <HandCard
                key={card}
                card={card}
                n={n - (hand.length - 1) / 2}
                asTile={shape !== 'tiles' ? null : card === longest ? 'wide' : 'tile'}
                play={play}
              />
            ),
          )}
        </ul>
      </div>
      {playing !== null && <PlayFeat card={playing} onClose={() => play(null)} />}
    </>
  )
}
