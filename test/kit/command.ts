/**
 * Once for all tests of the built command: the same code in one file beside one for its threads. Most of what a short call costs is
 * finding and reading some hundred modules; this way it starts in a third of the time, and what a process is stays tested.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'rolldown'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** the command's file */
    command: string
  }
}

const cli = fileURLToPath(new URL('../../packages/cli', import.meta.url))

/** What lies beside a module is looked for where the module was; the threads' file is beside ours. */
const places: Plugin = {
  name: 'places',
  transform: (code, id) =>
    basename(id) === 'pool.js'
      ? null
      : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(join(cli, 'dist/main.js'))) {
    // tests that need a build say so themselves
    project.provide('command', join(cli, 'bin/runesaga.js'))
    return () => {}
  }
  const folder = mkdtempSync(join(tmpdir(), 'runesaga-command-'))
  await build({
    input: { runesaga: join(cli, 'dist/main.js'), worker: join(cli, 'dist/threads/worker.js') },
    platform: 'node',
    logLevel: 'warn',
    plugins: [places],
    output: { dir: folder },
  })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  project.provide('command', join(folder, 'runesaga.js'))
  return () => rmSync(folder, { recursive: true })
}
