/** Where the base cards come from: docs/cards/base-sources.md, and the mark that each card bears. */
import { testSources } from '../kit/each-source.ts'
import { BASE } from './facts.ts'
import { AROUND } from './sources.ts'

testSources(BASE, AROUND)
