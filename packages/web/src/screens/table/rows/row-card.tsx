/** A card in a row: what may be done with it, and the Ally under it. */
import type { Chance } from '@runesaga/draw'
import type { CardRef, Deed, Reason } from '@runesaga/table'
import { deedWords, plain, shortRefusal } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { advisedDeed, planAttempt } from '../../../at-table/advised.ts'
import { aboutCard } from '../../../cards/in-words.ts'
import { type Press, Readable } from '../../../cards/readable.tsx'
import { type AtCard, partOf, useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { chanceOnCard, chanceText } from '../../../ui/chance.ts'
import { deedKind } from '../../../ui/deed-kind.ts'
import { language, say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { AllyTab } from './ally-tab.tsx'
import { GainFor } from './gain-for.tsx'
import { usePressedPath } from './pressed-path.ts'
import styles from './slot.module.css'
import { TileFace } from './tile-face.tsx'

/** Plates are for what belongs to this card; what holds for the whole row stands in its heading. */
const ON_A_PLATE = new Set(['need-not-met', 'cannot-pay', 'path-forbidden'])

/** The card of a row that a deed is about, if it is about one. */
const cardInRow = (deed: Deed): CardRef | undefined =>
  partOf(deed, 'attempt')?.card ?? partOf(deed, 'gain') ?? partOf(deed, 'journey') ?? partOf(deed, 'replace')

/** The chances of a card's paths; the advised one stands out. */
function useChances(card: CardRef): Chance[] {
  const { attempts } = useOffers().at(card)
  const advised = advisedDeed(useUi())
  const attempt = advised === null ? undefined : partOf(advised, 'attempt')
  return attempts.map((one) =>
    chanceOnCard(one, attempt?.card === card && attempt.path === one.path, words()),
  )
}

interface RowCardProps {
  card: CardRef
  ally: CardRef | null
  /** one of several rows: low, with its paths in words */
  tile?: boolean
}

export function RowCard({ card, ally, tile = false }: RowCardProps) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const ui = useUi()
  const { journeying } = ui
  const advised = advisedDeed(ui)
  const pressed = usePressedPath()
  const chances = useChances(card)
  const [paying, pay] = useState(false)

  const context = session.catalog.context(view, session.seat.value)
  const at = offers.at(card)
  const doing = (deed: Deed): Press => ({
    name: plain(deedWords(deed, offers.waiting, context, words()), words()),
    act: () => void session.act(deed),
    does: deedKind(deed),
  })

  /** A path, its chance, and what Dark runes and a Feat in hand would make of it. */
  function pathWords({ path, chance, withDark, withFeat }: AtCard['attempts'][number]): string {
    const said = { path: context.pathName(card, path, language()), chance: chanceText(chance, words()) }
    const plainly = say('table/slot/path', said)
    const dark =
      withDark &&
      say('table/slot/with-dark', { chance: chanceText(withDark.chance, words()), n: withDark.runes })
    const feat =
      withFeat &&
      say('table/slot/with-feat', {
        chance: chanceText(withFeat.chance, words()),
        card: context.cardName(withFeat.card, language()),
      })
    return [plainly, dark, feat].filter((part) => part !== null).join(', ')
  }

  function offer(): Press | undefined {
    const answer = offers.answer({ place: card })
    if (answer !== null) return doing(answer)
    if (journeying.value) return at.journey === null ? undefined : doing(at.journey)
    if (at.attempts.length > 0) {
      const paths = at.attempts.map(pathWords)
      const name = say('table/slot/attempt', {
        card: context.cardName(card, language()),
        paths: paths.join('; '),
      })
      return { name, act: () => planAttempt(ui, card, pressed.path()), opens: 'attempt' }
    }
    if (at.gain !== null) {
      const named = { card: context.cardName(card, language()) }
      const xp = plain(`{xp ${at.gain.price}}`, words())
      const name =
        at.gain.price > 0 ? say('table/slot/gain-for', { ...named, xp }) : say('table/slot/gain', named)
      return { name, act: () => pay(true), opens: 'gain' }
    }
    return at.replace === null ? undefined : doing(at.replace)
  }

  /** What a Trait asks for stands first on it. */
  const need = (): string => session.catalog.sentences(card, words())[0]

  /** On the plate: what a Trait asks for, how much is missing; else the cause alone. */
  function plateWords(reason: Reason): string {
    if (reason === 'need-not-met') return need()
    const { kind, card: printed } = session.catalog.entry(card)
    const missing = kind === 'trait' ? (printed.pay?.xp ?? 0) - view.heroes[session.seat.value].xp : 0
    if (reason === 'cannot-pay' && missing > 0) return say('table/row/short-of', { xp: `{xp ${missing}}` })
    return shortRefusal(reason, words()) ?? say(`refusal/${reason}`)
  }
  function whyWords(reason: Reason): string {
    const why = say(`refusal/${reason}`)
    return reason === 'need-not-met' ? `${why} ${plain(need(), words())}` : why
  }

  const offered = offer()
  const inMenu = offers.mine && offers.waiting?.for === 'turn'
  const reason = inMenu && offered === undefined ? (view.you?.whyNot.cards[card] ?? null) : null
  const isAdvised = advised !== null && cardInRow(advised) === card
  const stands = isAdvised ? 'advised' : offered !== undefined ? 'legal' : reason !== null ? 'dim' : undefined
  const seen = { harder: ally === null ? 0 : 1, chances: journeying.value ? [] : chances }
  const onPlate = reason !== null && ON_A_PLATE.has(reason) && !(tile && reason === 'need-not-met')
  return (
    <li class={tile ? styles.tile : styles.card} data-part="slot" {...pressed.listens}>
      <Readable
        card={card}
        size="row"
        {...seen}
        face={tile ? <TileFace card={card} ally={ally} {...seen} isOff={reason !== null} /> : undefined}
        offer={offered}
        stands={stands}
        about={aboutCard(session.catalog, card, words())}
        why={reason === null ? undefined : whyWords(reason)}
      >
        {onPlate && (
          <span class={styles.plate} aria-hidden="true">
            <Rich text={plateWords(reason)} />
          </span>
        )}
      </Readable>
      {ally !== null && <AllyTab card={ally} tile={tile} />}
      {paying && at.gain !== null && <GainFor card={card} price={at.gain.price} onClose={() => pay(false)} />}
    </li>
  )
}
