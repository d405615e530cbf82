// A small tree of files in the temporary folder, for tests of the scripts that read the repository.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** Writes the files and returns their root, which goes away with the test. */
export function tempTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'runesaga-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

function spawnScript(name: string, args: readonly string[]) {
  const script = fileURLToPath(new URL(`../scripts/${name}`, import.meta.url))
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** Runs one of our scripts; what it complains about comes back line by line. */
export function runScript(name: string, ...args: string[]) {
  const { status, stderr } = spawnScript(name, args)
  return { status, problems: linesOf(stderr) }
}

/** Runs one of our scripts; what it tells comes back line by line. */
export const toldBy = (name: string, ...args: string[]): string[] => linesOf(spawnScript(name, args).stdout)
