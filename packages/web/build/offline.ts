/** A service worker that keeps every file of the build on the device: after the first visit no network is needed. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SERVICE_WORKER = 'service-worker.js'

/** The files that a page may ask for, with forward slashes, in a fixed order. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== SERVICE_WORKER)
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()

/** What is in them, not only their names: the page itself and its icons have the same name in every build. */
function versionOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

export const offline = (): Plugin => ({
  name: 'runesaga-offline',
  apply: 'build',
  // when everything is written, public files too
  writeBundle({ dir }) {
    if (dir === undefined) throw new Error('the site is built into a folder')
    const files = filesIn(dir)
    const kept = ['./', ...files.filter((file) => file !== 'index.html').map((file) => `./${file}`)]
    const source = readFileSync(new URL(SERVICE_WORKER, import.meta.url), 'utf8')
      .replace('__VERSION__', versionOf(dir, files))
      .replace('__FILES__', JSON.stringify(kept))
    writeFileSync(join(dir, SERVICE_WORKER), source)
  },
})
