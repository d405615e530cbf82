/** Once before tests of built packages: builds what is older than its sources, and the command from it. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))

/** Those on which no other package builds; the others come with them. */
const PACKAGES = ['packages/bots', 'packages/cli', 'packages/draw', 'packages/server', 'packages/table']

const run = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' })

export default function setup() {
  // each project that needs it asks for it, and loads this file by itself
  if (process.env.RUNESAGA_BUILT === 'now') return
  process.env.RUNESAGA_BUILT = 'now'
  run(tsc, '-b', ...PACKAGES)
  run('scripts/bundle-command.mjs')
}
