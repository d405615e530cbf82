/** Set files: small boxes of our cards, all of which come into play. */
import { BadSetup, createRules } from '@runesaga/engine'
import { type CardSet, cardEntries, EDITIONS, MODES, type Mode } from '@runesaga/engine/language'
import { loadWithWarnings, SetError, setNamed } from '@runesaga/sets'
import { LANGUAGES, loadLanguage, namesIn } from '@runesaga/words'
import { byDeck } from '../../cards/decks.ts'
import { factsOf } from '../../cards/facts.ts'
import { drawnPage } from '../../cards/html.ts'
import { sheetText } from '../../cards/sheet.ts'
import type { Dice } from '../dice.ts'
import { playOn } from '../play-on.ts'
import type { FileKind, Ground } from './kind.ts'

const WIDTH = 100
const MOVES = 120
/** So few cards are drawn each time; of more, one sheet in ten. */
const FEW = 10

/** As few cards as two heroes can play with. */
function sample(_ground: Ground, dice: Dice): CardSet {
  const set = setNamed(dice.pick(EDITIONS))
  const few = <T>(cards: readonly T[] | undefined, n: number) =>
    cards === undefined ? {} : dice.some(cards, n)
  const ofActs = (n: number, cards: readonly { act: number }[] = []) =>
    [1, 2, 3].flatMap((act) =>
      dice.some(
        cards.filter((card) => card.act === act),
        n,
      ),
    )
  const { mixes: _, chapters: __, tales: ___, ...rest } = set
  const small = {
    ...rest,
    set: 'fuzzed',
    origins: few(set.origins, 4),
    motivations: few(set.motivations, 4),
    classes: few(set.classes, 4),
    heritages: few(set.heritages, 2),
    destinies: few(set.destinies, 4),
    traits: ofActs(3, set.traits),
    challenges: ofActs(4, set.challenges),
    allies: ofActs(1, set.allies),
    feats: few(set.feats, 10),
  }
  return JSON.parse(
    JSON.stringify(small, (_key, value: unknown) => (isEmpty(value) ? undefined : value)),
  ) as CardSet
}
const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

async function show(set: CardSet, dice: Dice): Promise<void> {
  const nameOf = namesIn(set)
  const spoken = await Promise.all(LANGUAGES.map((language) => loadLanguage(language)))
  const shown = byDeck(cardEntries(set)).map((entry) => ({ entry, facts: factsOf(entry, nameOf, spoken) }))
  for (const words of spoken) {
    sheetText(set, shown, words, WIDTH)
    if (shown.length < FEW || dice.oneIn(10))
      drawnPage(
        set,
        shown.map(({ entry }) => entry),
        words,
      )
  }
}

function play(set: CardSet, mode: Mode, dice: Dice): void {
  try {
    const rules = createRules([set])
    const heroes = mode === 'solo' ? 1 : 2
    const state = rules.newGame({
      edition: set.edition,
      mode,
      heroes,
      sets: [set.set],
      seed: { fast: dice.below(1e9) },
    })
    playOn(rules, state, dice, MOVES)
  } catch (error) {
    if (!(error instanceof BadSetup)) throw error
  }
}

export const sets: FileKind = {
  sample,
  async tryOut(_ground, text, dice) {
    let set: CardSet
    try {
      set = loadWithWarnings(text, 'fuzzed.yaml').set
    } catch (error) {
      if (error instanceof SetError && error.problems.length > 0) return false
      throw error
    }
    await show(set, dice)
    play(set, 'competitive', dice)
    play(set, dice.pick(MODES), dice)
    return true
  },
}
