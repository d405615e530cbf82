// Part of the build: the command in one file beside one for its threads. Most of what a short call costs is finding and reading some
// hundred modules; this way `runesaga` starts in a third of the time, and long simulations run a little faster too.

import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const packages = fileURLToPath(new URL('../packages/', import.meta.url))
const dist = join(packages, 'cli/dist')
const folder = join(dist, 'command')
/** Starts the threads. */
const pool = join(dist, 'threads/pool.js')

/** What lies beside a module is looked for where the module was; but the threads' file is beside ours. */
const places = {
  name: 'places',
  transform(code, id) {
    if (!id.startsWith(packages) || id === pool) return null
    const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'))
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
  },
}

await build({
  input: { runesaga: join(dist, 'main.js'), worker: join(dist, 'threads/worker.js') },
  platform: 'node',
  logLevel: 'warn',
  plugins: [places],
  output: { dir: folder, chunkFileNames: '[name].js' },
})
