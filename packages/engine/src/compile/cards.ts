/** From the cards of a set to what the engine runs, each compiled once. */
import type { CardSet } from '../language/cards.ts'
import { type AnyCard, CardBuilder, path } from './builder.ts'
import type { CardKind, CompiledCard } from './compiled.ts'

/** What an entry was compiled to: sets that share entries share their cards, which nobody writes. */
const compiled = new WeakMap<AnyCard, CompiledCard>()

type Build = (start: CardBuilder) => CardBuilder

function compileCard(set: CardSet, kind: CardKind, data: AnyCard, build: Build): CompiledCard {
  const known = compiled.get(data)
  if (known?.set === set.set && known.edition === set.edition && known.kind === kind) return known
  const { card } = build(new CardBuilder(set, kind, data))
  compiled.set(data, card)
  return card
}

/** Compiles a set, all of it or the named cards with their copies. */
export function compileCards(set: CardSet, only?: Record<string, number>): CompiledCard[] {
  const cards: CompiledCard[] = []
  const add = (kind: CardKind, data: AnyCard, build: Build, copies = 1) => {
    const listed = only !== undefined && Object.hasOwn(only, data.id) ? only[data.id] : 0
    const n = only === undefined ? copies : listed
    if (n === 0) return
    const card = compileCard(set, kind, data, build)
    for (let i = 0; i < n; i++) cards.push(card)
  }
  for (const c of set.origins ?? [])
    add('origin', c, (start) => start.top(c.gives, c.abilities).powers(c.powers))
  for (const c of set.motivations ?? [])
    add('motivation', c, (start) =>
      start
        .top(c.gives)
        .startsAt(c.start)
        .powers(c.powers)
        .scores(c.scoring ?? []),
    )
  // R-CHAR-11
  for (const c of set.classes ?? [])
    add('class', c, (start) => start.top().power(c.powers[2], 2).power(c.powers[4], 4).power(c.powers[6], 6))
  for (const c of set.heritages ?? []) add('heritage', c, (start) => start.top().gaining({ gained: c.twist }))
  for (const c of set.destinies ?? [])
    add('destiny', c, (start) => start.top(c.gives).order(c.radiant).powers(c.powers).scores(c.scoring, c))
  for (const c of set.traits ?? []) add('trait', c, (start) => start.act(c.act).top(c.gives).gaining(c))
  for (const c of set.challenges ?? []) {
    const paths = () => [c.top, c.bottom].map((p) => path(p.gives, p.name, p['plus-one'] === true))
    add('challenge', c, (start) => start.act(c.act).challenge(c.difficulty, c.abilities, paths()))
  }
  for (const c of set.allies ?? [])
    add('ally', c, (start) =>
      start
        .act(c.act)
        .top(c.gives)
        .powers(c.powers)
        .scores(c.scoring ?? []),
    )
  // R-ADVB-02: a Challenge with a single path
  for (const c of set.adversaries ?? []) {
    const one = () => path(c.path.gives, c.path.name, c.path['plus-one'] === true)
    add('adversary', c, (start) =>
      start.act(c.act).challenge(c.difficulty, c.abilities, [one()]).powers(c.powers),
    )
  }
  for (const c of set.feats ?? []) add('feat', c, (start) => start.top().feat(c), c.copies ?? 1)
  for (const c of set['two-sided-adversaries'] ?? []) {
    const { adversary, final } = c
    const paths = () => [path({ [adversary.reward]: 1 }, adversary.name), path(final.gives, final.name)]
    add('two-sided', c, (start) =>
      start
        .challenge(adversary.difficulty, adversary.abilities, paths())
        .finalSide(final)
        .powers(adversary.powers, 0)
        .powers(final.powers, 1),
    )
  }
  for (const c of set['last-foes'] ?? []) {
    const one = () => path(c.path.gives, c.path.name)
    add('last-foe', c, (start) =>
      start.challenge(c.difficulty, [], [one()]).chosen(c['abilities-chosen']).powers(c.powers),
    )
  }
  for (const c of set['adversary-feats'] ?? [])
    add('adversary-feat', c, (start) => start.top().belongsTo(c.of).gaining({ gained: c }))
  for (const c of set.quests ?? [])
    add('quest', c, (start) => start.top().belongsTo(c.of).quest(c).powers(c.powers))
  if (set.victory !== undefined) {
    const { victory } = set
    add('victory', victory, (start) => start.top().goal(victory))
  }
  for (const c of set.legacies ?? []) add('legacy', c, (start) => start.top().setup(c.setup).powers(c.powers))
  return cards
}
