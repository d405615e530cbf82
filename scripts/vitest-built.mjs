/** Once before tests of built packages: builds what is older than its sources. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))

/** Those on which no other package builds; the others come with them. */
const PACKAGES = ['packages/bots', 'packages/cli', 'packages/draw', 'packages/table']

export default function setup() {
  execFileSync(process.execPath, [tsc, '-b', ...PACKAGES], { cwd: root, stdio: 'inherit' })
}
