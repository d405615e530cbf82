/** Which Adversaries a party may choose to face, each with the Quests that go with it. */
import type { CardNo, GameSetup, Rules } from '@runesaga/engine'
import type { Text } from '@runesaga/engine/language'
import { boxFor } from '@runesaga/engine/search'

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

/** Nobody in a competitive game. */
export function foesOf(rules: Rules, setup: Omit<GameSetup, 'seed'>): Foe[] {
  if (setup.mode === 'competitive') return []
  const { cards, adversaries, quests } = boxFor(rules, setup)
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
