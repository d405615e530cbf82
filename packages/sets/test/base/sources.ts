/** What the page of sources of the base set says before and after its tables. */
import type { Around } from '../kit/sources.ts'

const HEAD = `# Base set: which facts are known, card by card

Made from the cards (\`packages/sets/data/base.yaml\`) and the table of facts (\`packages/sets/test/base/facts/\`), and checked by
\`packages/sets/test/base/sources.test.ts\`; \`npx vitest run packages/sets/test/base/sources.test.ts -u\` writes it anew.

**rulebook**: printed in an official rulebook. **public**: read off a photograph of the cards, a public list of names or a player's page.
**ours**: designed for this project, in our own words. "Partly" means that some of it is known, and the rest is ours. The *place*
of a path is whether it is the upper or the lower one. Sources and how sure they are stand in [\`base.md\`](base.md), one line a fact in the table.
`

/** Facts of base.md that no card's data can hold or follow, and why. */
const ASIDE = `## Facts that are not in the table

- **Lost in the Woods in the French printing** (difficulty 3; a Hero card and Wisdom): the printings differ, and we follow the English second printing.
- **One With Nature in the pictures of 2018**: superseded by the retail card of the French rulebook.
- **Collector's numbers, footer codes, the layout of the frames, pictures and colours of icons and runes**: cards as printed objects, not their data.
- **Rules** (how the marker moves, when the special stone is cast, what happens on facing the Adversary …): each is a rule with an id and a test of its own, see [\`rules-coverage.md\`](../rules-coverage.md).
- **Whatever base.md calls deduced, unknown or a fan's variant.**
`

export const AROUND: Around = { head: HEAD, aside: ASIDE }
