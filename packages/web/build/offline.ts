/** A service worker that keeps every file of the build on the device: after the first visit no network is needed. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export const offline = (): Plugin => ({
  name: 'runesaga-offline',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => !file.endsWith('.map'))
    // the content decides: an unchanged build keeps the device's copy
    const version = createHash('sha256').update(JSON.stringify(files.toSorted())).digest('hex').slice(0, 12)
    const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
      .replace('__VERSION__', version)
      .replace('__FILES__', JSON.stringify(['./', ...files.map((file) => `./${file}`)]))
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
  },
})
