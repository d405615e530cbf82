import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/vitest-order.mjs'

// Workspace packages resolve to their sources, so that tests need no build.
const conditions = ['source', 'node', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    pool: 'threads',
    // one more than a small machine has cores: whoever waits for a browser leaves its core to another
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // no test is about time: a busy machine may take long
    testTimeout: 60_000,
    reporters: ['default', './scripts/vitest-summary-reporter.mjs'],
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/!(sets)/test/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // with the cards of all boxes: what a file loads, the next one has
          name: 'cards',
          include: ['packages/sets/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/web/**', '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // in a real browser, on the built site; after the others, which say sooner what is wrong
          name: 'web',
          include: ['test/web/**/*.test.ts'],
          globalSetup: 'test/web/kit/global.ts',
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
