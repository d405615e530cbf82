import { defineConfig } from 'vitest/config'

// Workspace packages resolve to their sources, so that tests need no build.
const conditions = ['source', 'node', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    reporters: ['default', './scripts/vitest-summary-reporter.mjs'],
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'] },
  },
})
