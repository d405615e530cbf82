import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/vitest-order.mjs'

/** Vite adds 'import' where something is imported; named here, it would hold for what is required, too. */
const CONDITIONS = ['node', 'module', 'default']

function resolved(...more: string[]) {
  const conditions = [...more, ...CONDITIONS]
  return { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } }
}

/** Workspace packages resolve to their sources: vitest turns each module into one that it can replace. */
const fromSources = { ...resolved('source'), test: { globalSetup: [] as string[] } }

/** Workspace packages as node itself loads them, up to date: the same code takes a third less time. */
const fromBuilt = {
  ...resolved(),
  test: {
    globalSetup: ['scripts/vitest-built.mjs'],
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
  },
}

// who watches, or wants to know what is covered, needs to see the sources
const once = process.argv.includes('run') && !process.argv.some((arg) => arg.startsWith('--coverage'))
const withCards = once ? fromBuilt : fromSources

export default defineConfig({
  test: {
    pool: 'threads',
    // no more than there are cores: each worker compiles what it runs for itself, and two more of them take a fifth more time in all
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // no test is about time: a busy machine may take long
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', './scripts/vitest-summary-reporter.mjs'],
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
    projects: [
      {
        extends: true,
        ...fromSources,
        test: {
          name: 'unit',
          include: ['packages/!(sets)/test/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        ...withCards,
        test: {
          ...withCards.test,
          // with the cards of all boxes: what a file loads, the next one has
          name: 'cards',
          include: ['packages/sets/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/web/**', '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        ...withCards,
        test: {
          ...withCards.test,
          // in a real browser, on the built site; after the others, which say sooner what is wrong
          name: 'web',
          include: ['test/web/**/*.test.ts'],
          globalSetup: [...withCards.test.globalSetup, 'test/web/kit/global.ts'],
          isolate: false,
          // two more than a small machine has cores: whoever waits for a browser leaves its core to another
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // a poll gives up after a second otherwise; a worker may be silent for a quarter of a minute before it is replaced
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
