/** What the page of sources of the epic set says before and after its tables. */
import type { Around } from '../kit/sources.ts'

const HEAD = `# Epic Origins: which facts are known, card by card

Made from the cards (\`packages/sets/data/epic.yaml\`) and the table of facts (\`packages/sets/test/epic/facts/\`), and checked by
\`packages/sets/test/epic/sources.test.ts\`; \`npx vitest run packages/sets/test/epic/sources.test.ts -u\` writes it anew.

**rulebook**: printed in an official rulebook. **public**: named on a public page. **ours**: designed for this project, in our own words
([\`epic-design.md\`](epic-design.md)). "Partly" means that some of it is known, and the rest is ours. The *place* of a path is whether it is
the upper or the lower one. Sources and how sure they are stand in [\`epic-stormlight.md\`](epic-stormlight.md), one line a fact in the table.
`

/** Facts of epic-stormlight.md that no card's data can hold or follow, and why. */
const ASIDE = `## Facts that are not in the table

- **What is deduced or weak** (the Dark Lord's difficulty of 8, his ability and the Barbarian's, Finest Hour as a Hero card, the icon of Arcane Insight, the Act of Mysterious Cave): our cards follow it, the table asks for nothing that isn't printed.
- **Worked examples of the rulebook** (Jia at the Military Institute, Ethan and the Consort, Federico and the Dark Lord): each is a scenario in \`scenarios/examples/\`.
- **Rules** (when the Adversary is faced, when it flips, in what order a Twist of Fate is resolved …): each is a rule with an id and a test of its own, see [\`rules-coverage.md\`](../rules-coverage.md).
- **How many cards of the box are known by name**, and what no source tells.
`

export const AROUND: Around = { head: HEAD, aside: ASIDE }
