/** Where the epic cards come from: docs/cards/epic-sources.md, and the mark that each card bears. */
import { testSources } from '../kit/each-source.ts'
import { EPIC } from './facts.ts'
import { AROUND } from './sources.ts'

testSources(EPIC, AROUND)
