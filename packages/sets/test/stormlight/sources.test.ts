/** Where the stormlight cards come from: docs/cards/stormlight-sources.md, and the mark that each card bears. */
import { testSources } from '../kit/each-source.ts'
import { STORMLIGHT } from './facts.ts'
import { AROUND } from './sources.ts'

testSources(STORMLIGHT, AROUND)
