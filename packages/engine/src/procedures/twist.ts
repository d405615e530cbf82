/** A Twist of Fate (R-TWIST). */
import { EVENT } from '../compile/events.ts'
import { revealAdversaryCard } from '../conduct/adversary.ts'
import { canPay, pushPayment } from '../conduct/costs.ts'
import { drawable, drawFeat } from '../conduct/decks.ts'
import { fire } from '../conduct/fire.ts'
import { effectFrame, type Game, GO, type Progress, WAIT } from '../state/game.ts'
import { withOne } from '../state/lists.ts'
import { AT } from '../state/places.ts'
import { TAKEN, twistFrame } from '../state/registers.ts'
import { type Frame, NO_CARD } from '../state/types.ts'
import { type Choice, canAny } from '../words/op.ts'
import { goOn, procedure } from './procedure.ts'

/** Does the Heritage's own power apply here? It has no other moment (R-TWIST-07). */
function heritageOpen(g: Game, f: Frame): boolean {
  const no = g.state.heroes[f.seat].heritage
  const card = g.box.cards[no]
  const { gainedTest, gainedPay, gainedBlock } = card.gaining!
  if (gainedTest !== null && !gainedTest(g, f.seat, f.seat, no)) return false
  const context = effectFrame(f.seat, f.seat, f.seat, no, gainedBlock)
  return canPay(g, f.seat, no, gainedPay) && canAny(g, context, card.blocks[gainedBlock])
}

function useHeritage(g: Game, f: Frame): void {
  const no = g.state.heroes[f.seat].heritage
  const { gainedPay, gainedBlock } = g.box.cards[no].gaining!
  if (g.events !== null) g.emit({ type: 'power-used', seat: f.seat, card: no, power: 0 })
  g.push(effectFrame(f.seat, f.seat, f.seat, no, gainedBlock))
  pushPayment(g, f.seat, no, gainedPay)
}

function begin(g: Game, f: Frame): Progress {
  if (g.events !== null) g.emit({ type: 'twist', seat: f.seat })
  // without a Heritage, the draw (R-MIX-06)
  if (g.box.ruleset.twist !== 'heritage' || g.state.heroes[f.seat].heritage === NO_CARD) {
    f.place = AT.twist.draw
    return draw(g, f)
  }
  f.place = AT.twist.reveal
  // R-TWIST-04: the Final Adversary's ability first
  fire(g, EVENT.twist, f.seat, -1)
  return goOn(g, f, reveal)
}

/** R-TWIST-01: a Hero or an Antihero card, as the player likes */
function draw(g: Game, f: Frame): Progress {
  const choices = drawable(g)
  if (choices.length === 2) return WAIT
  f.place = AT.twist.revealAfterDraw
  if (choices.length === 1) drawFeat(g, f.seat, choices[0].deck)
  return goOn(g, f, revealAfterDraw)
}

/** R-TWIST-02, R-TWIST-03 */
function revealAfterDraw(g: Game, f: Frame): Progress {
  g.pop()
  revealAdversaryCard(g)
  fire(g, EVENT.twist, f.seat, -1)
  return GO
}

function reveal(g: Game, f: Frame): Progress {
  f.place = AT.twist.heritage
  revealAdversaryCard(g)
  return goOn(g, f, heritage)
}

/** R-TWIST-04, R-TWIST-05: the draw, or the Heritage's own power; both only if a card says so. */
function heritage(g: Game, f: Frame): Progress {
  if (heritageChoices(g, f).length > 1) return WAIT
  g.pop()
  return GO
}

export const twist = procedure(
  'twist',
  { begin, draw, revealAfterDraw, reveal, heritage },
  {
    draw: {
      options: drawable,
      answer(g, f, choice) {
        if (choice.kind !== 'deck') return WAIT
        f.place = AT.twist.revealAfterDraw
        drawFeat(g, f.seat, choice.deck)
        return GO
      },
    },
    heritage: {
      options: heritageChoices,
      answer(g, f, choice) {
        if (choice.kind === 'done') {
          g.pop()
          return GO
        }
        const taken = choice.kind === 'deck' ? TAKEN.draw : TAKEN.heritage
        twistFrame.take(f, taken)
        const a = g.state.attempt!
        if (!a.heritageBoth) g.attempt().heritage = withOne(a.heritage, taken)
        if (!a.heritageBoth || twistFrame.hasTakenBoth(f)) g.pop()
        if (choice.kind === 'deck') drawFeat(g, f.seat, choice.deck)
        else useHeritage(g, f)
        return GO
      },
    },
  },
)

function heritageChoices(g: Game, f: Frame): Choice[] {
  const choices: Choice[] = []
  if (!twistFrame.hasTaken(f, TAKEN.draw)) choices.push(...drawable(g))
  if (!twistFrame.hasTaken(f, TAKEN.heritage) && heritageOpen(g, f))
    choices.push({ kind: 'card', card: g.state.heroes[f.seat].heritage })
  choices.push({ kind: 'done' })
  return choices
}
