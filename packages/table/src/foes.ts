/** Which Adversaries a party may choose to face, each with the Quests that go with it. */
import { boxOf, type CardNo, type GameSetup, type Text } from '@runesaga/engine'

export interface Named {
  id: string
  name: Text
}
/** One with two sides goes by the first, which is faced first. */
export interface Foe extends Named {
  /** the name of its Final side, if it has one */
  final?: Text
  /** the first is the usual one */
  quests: Named[]
}

/** Nobody in a competitive game. The sets must be known: see `useSets`. */
export function foesOf({
  edition,
  mode,
  heroes,
  sets = [edition],
  options = {},
}: Omit<GameSetup, 'seed'>): Foe[] {
  if (mode === 'competitive') return []
  const { cards, adversaries, quests } = boxOf({
    edition,
    mode,
    heroes,
    sets,
    options,
    firstSeat: 0,
    commitment: null,
  })
  const named = (card: CardNo): Named => ({ id: cards[card].id, name: cards[card].name })
  const namedFoe = (card: CardNo): Omit<Foe, 'quests'> => {
    const { id, kind, paths } = cards[card]
    return kind === 'two-sided' ? { id, name: paths[0].name, final: paths[1].name } : named(card)
  }
  return adversaries
    .map((foe) => ({
      ...namedFoe(foe),
      quests: quests.filter((quest) => ['', cards[foe].id].includes(cards[quest].of)).map(named),
    }))
    .filter((foe) => foe.quests.length > 0)
}
