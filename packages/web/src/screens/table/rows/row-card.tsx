/** A card in a row: what may be done with it, and the Ally under it. */
import type { Chance } from '@runesaga/draw'
import type { CardRef, Deed, Reason } from '@runesaga/table'
import { deedWords, plain, shortRefusal } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { aboutCard } from '../../../cards/in-words.ts'
import { type Press, Readable } from '../../../cards/readable.tsx'
import { partOf, useOffers, useSession, useUi, useView } from '../../../session/index.ts'
import { chanceOnCard, chanceText } from '../../../ui/chance.ts'
import { deedKind } from '../../../ui/deed-kind.ts'
import { language, say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { AllyTab } from './ally-tab.tsx'
import { GainFor } from './gain-for.tsx'

/** Plates are for what belongs to this card; what holds for the whole row stands in its heading. */
const ON_A_PLATE = new Set(['need-not-met', 'cannot-pay', 'path-forbidden'])

/** The card of a row that a deed is about, if it is about one. */
const cardInRow = (deed: Deed): CardRef | undefined =>
  partOf(deed, 'attempt')?.card ?? partOf(deed, 'gain') ?? partOf(deed, 'journey') ?? partOf(deed, 'replace')

/** The chances of a card's paths; the advised one stands out. */
function useChances(card: CardRef): Chance[] {
  const { attempts } = useOffers().at(card)
  const advised = useUi().advised.value
  const attempt = advised === null ? undefined : partOf(advised, 'attempt')
  return attempts.map((one) =>
    chanceOnCard(one, attempt?.card === card && attempt.path === one.path, words()),
  )
}

export function RowCard({ card, ally }: { card: CardRef; ally: CardRef | null }) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const { advised, journeying, planned } = useUi()
  const chances = useChances(card)
  const [paying, pay] = useState(false)

  const context = session.catalog.context(view, session.seat.value)
  const at = offers.at(card)
  const doing = (deed: Deed): Press => ({
    name: plain(deedWords(deed, offers.waiting, context, words()), words()),
    act: () => void session.act(deed),
    does: deedKind(deed),
  })

  function offer(): Press | undefined {
    const answer = offers.answer({ place: card })
    if (answer !== null) return doing(answer)
    if (journeying.value) return at.journey === null ? undefined : doing(at.journey)
    if (at.attempts.length > 0) {
      const paths = at.attempts.map(({ path, chance, withDark }) => {
        const said = { path: context.pathName(card, path, language()), chance: chanceText(chance, words()) }
        if (withDark === null) return say('table/slot/path', said)
        const { runes } = withDark
        const dark = chanceText(withDark.chance, words())
        return say('table/slot/path/with-dark', { ...said, dark, n: runes })
      })
      const name = say('table/slot/attempt', {
        card: context.cardName(card, language()),
        paths: paths.join(', '),
      })
      return { name, act: () => (planned.value = card), opens: 'attempt' }
    }
    if (at.gain !== null && at.gain.price > 0) {
      const xp = plain(`{xp ${at.gain.price}}`, words())
      return {
        name: say('table/slot/gain-for', { card: context.cardName(card, language()), xp }),
        act: () => pay(true),
        opens: 'gain',
      }
    }
    const deed = at.gain?.deed ?? at.replace
    return deed === null ? undefined : doing(deed)
  }

  /** On the plate: what a Trait asks for, how much is missing; else the cause alone. */
  function whyWords(reason: Reason): string {
    const { kind, card: printed } = session.catalog.entry(card)
    if (kind === 'trait' && reason === 'need-not-met') return session.catalog.sentences(card, words())[0]
    const missing = kind === 'trait' ? (printed.pay?.xp ?? 0) - view.heroes[session.seat.value].xp : 0
    if (reason === 'cannot-pay' && missing > 0) return say('table/row/short-of', { xp: `{xp ${missing}}` })
    return shortRefusal(reason, words()) ?? say(`refusal/${reason}`)
  }

  const offered = offer()
  const inMenu = offers.mine && offers.waiting?.for === 'turn'
  const reason = inMenu && offered === undefined ? (view.you?.whyNot.cards[card] ?? null) : null
  const isAdvised = advised.value !== null && cardInRow(advised.value) === card
  const stands = isAdvised ? 'advised' : offered !== undefined ? 'legal' : reason !== null ? 'dim' : undefined
  return (
    <li class="slot">
      <Readable
        card={card}
        size="row"
        harder={ally === null ? 0 : 1}
        chances={journeying.value ? [] : chances}
        offer={offered}
        stands={stands}
        about={aboutCard(session.catalog, card, words())}
        why={reason === null ? undefined : say(`refusal/${reason}`)}
      >
        {reason !== null && ON_A_PLATE.has(reason) && (
          <span class="slot-plate" aria-hidden="true">
            <Rich text={whyWords(reason)} />
          </span>
        )}
      </Readable>
      {ally !== null && <AllyTab card={ally} />}
      {paying && at.gain !== null && <GainFor card={card} price={at.gain.price} onClose={() => pay(false)} />}
    </li>
  )
}
