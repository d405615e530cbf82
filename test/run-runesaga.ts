// Runs the built command as people and scripts do: in a pipe, so without colours and in lines of at most 100 characters.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject } from 'vitest'

export const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** As it is installed. */
const BIN = inRepository('packages/cli/bin/runesaga.js')
/** The same code in one file, which starts sooner. */
export const COMMAND = inject('command')

interface Call {
  /** where it is called, for what names files */
  cwd?: string
  /** what is typed */
  input?: string
}

function run(file: string, args: readonly string[], { cwd, input = '' }: Call) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    cwd,
    input,
  })
  return { status, stdout, stderr }
}

export const runesaga = (args: readonly string[], call: Call = {}) => run(COMMAND, args, call)
export const installedRunesaga = (args: readonly string[], call: Call = {}) => run(BIN, args, call)

/** What it prints when all is well, and nobody is warned. */
export function printed(...args: string[]): string {
  const { status, stdout, stderr } = runesaga(args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

export const json = <T>(...args: string[]): T => JSON.parse(printed(...args, '--json')) as T
