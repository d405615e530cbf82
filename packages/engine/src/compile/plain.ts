/** A box without what carries its cards out: plain figures that can be sent, for whoever shows a table. */
import type { Ruleset } from '../rulesets/index.ts'
import type { Op } from '../words/op.ts'
import type { Box } from './box.ts'
import type { CompiledCard, CompiledFeat, CompiledPower, Path } from './compiled.ts'

export interface PlainCard extends Pick<CompiledCard, 'id' | 'kind' | 'name' | 'costs'> {
  paths: readonly Pick<Path, 'name'>[]
  powers: readonly Pick<CompiledPower, 'windows' | 'costs' | 'banked'>[]
  blocks: readonly (readonly Pick<Op, 'word' | 'p'>[])[]
  feat: Pick<CompiledFeat, 'kind' | 'windows'> | null
}

export interface PlainBox {
  ruleset: Pick<Ruleset, 'failXp' | 'adversaryFailXp' | 'excessRemovesXp' | 'adversaryXpPerHero'>
  /** by card number */
  cards: readonly PlainCard[]
}

const plainCard = ({ id, kind, name, costs, paths, powers, blocks, feat }: CompiledCard): PlainCard => ({
  id,
  kind,
  name,
  costs,
  paths: paths.map((path) => ({ name: path.name })),
  powers: powers.map((power) => ({ windows: power.windows, costs: power.costs, banked: power.banked })),
  blocks: blocks.map((ops) => ops.map(({ word, p }) => ({ word, p }))),
  feat: feat && { kind: feat.kind, windows: feat.windows },
})

export const plainBox = ({ ruleset, cards }: Box): PlainBox => ({
  ruleset: {
    failXp: ruleset.failXp,
    adversaryFailXp: ruleset.adversaryFailXp,
    excessRemovesXp: ruleset.excessRemovesXp,
    adversaryXpPerHero: ruleset.adversaryXpPerHero,
  },
  cards: cards.map(plainCard),
})
