/** Once for all browser tests: the site is built and served, and one browser is started. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium as browsers } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { browserOptions } from '../../../scripts/browser.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** where the built site is served */
    site: string
    /** the folder that it was built into */
    built: string
    /** where the browser listens */
    browser: string
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // a folder that was built already spares a second build while one works on tests
  const given = process.env.RUNESAGA_SITE
  const folder = given ?? mkdtempSync(join(tmpdir(), 'runesaga-site-'))
  if (given === undefined) await build(folder)
  const { server, address } = await serve(folder)
  const browser = await browsers.launchServer(await browserOptions())
  project.provide('site', address)
  project.provide('built', folder)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    server.kill()
    if (given === undefined) rmSync(folder, { recursive: true })
  }
}

async function build(folder: string): Promise<void> {
  if (!existsSync(join(root, 'packages/table/dist/index.js')))
    throw new Error('the packages are not built: npm run build')
  await promisify(execFile)(
    'npm',
    ['run', 'build', '-w', '@runesaga/web', '--', '--outDir', folder, '--logLevel', 'error'],
    {
      cwd: root,
      shell: process.platform === 'win32',
      // as people get it: vitest's own NODE_ENV would build a site without a service worker
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
}

/** The same command that `npm start` ends with; it tells its address in its one line. */
async function serve(folder: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(
    process.execPath,
    ['scripts/serve.mjs', folder, '--port', '0', '--host', '127.0.0.1'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface(server.stdout)) {
    const address = /https?:\S+/.exec(line)?.[0]
    if (address !== undefined) return { server, address }
  }
  throw new Error('the site could not be served')
}
