/** What the page of sources of the stormlight set says before and after its tables. */
import type { Around } from '../kit/sources.ts'

const HEAD = `# Stormlight set: which facts are known, card by card

Made from the cards (\`packages/sets/data/stormlight.yaml\`) and the table of facts (\`packages/sets/test/stormlight/facts/\`), and checked by
\`packages/sets/test/stormlight/sources.test.ts\`; \`npx vitest run packages/sets/test/stormlight/sources.test.ts -u\` writes it anew.

**rulebook**: printed in the English rulebook. **public**: known from elsewhere (for this set, nothing). **ours**: designed for this project,
in our own words. "Partly" means that some of it is known, and the rest is ours. The *place* of a path is whether it is the upper or the
lower one. Sources and how sure they are stand in [\`epic-stormlight.md\`](epic-stormlight.md), one line a fact in the table.
`

/** Facts of epic-stormlight.md that no card's data can hold or follow, and why. */
const ASIDE = `## Facts that are not in the table

- **Names of four Radiant orders** (Windrunner, Dustbringer, Lightweaver, Elsecaller): the rulebook counts ten orders and names six; these follow by elimination, and what the rulebook says of all ten holds for them.
- **French names**: there is no French edition; all of them are ours.
- **Radiants Unite**: the glossary's other spelling of Radiants United.
- **Rules** (when a Radiant Destiny is revealed, what temporary icons count for, how Odium is faced, what a loyalist does, what a sacrifice brings …): each is a rule with an id and a test of its own, see [\`rules-coverage.md\`](../rules-coverage.md).
- **The scoring example of 46 points**: \`scenarios/examples/ex-score-02.yaml\` plays it.
- **Whatever epic-stormlight.md calls deduced, weak or unknown** (that the figure of page 5 has difficulty 7, that a pledge takes three Experience, that Voidlight is an Antihero card …): our cards follow it where they can, but it isn't a fact.
`

export const AROUND: Around = { head: HEAD, aside: ASIDE }
