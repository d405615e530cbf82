// Runs the built command as people and scripts do: in a pipe, so without colours and in lines of at most 100 characters.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

export const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const COMMAND = inRepository('packages/cli/bin/runesaga.js')

interface Call {
  /** where it is called, for what names files */
  cwd?: string
  /** what is typed */
  input?: string
}

export function runesaga(args: readonly string[], { cwd, input = '' }: Call = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    cwd,
    input,
  })
  return { status, stdout, stderr }
}

/** What it prints when all is well, and nobody is warned. */
export function printed(...args: string[]): string {
  const { status, stdout, stderr } = runesaga(args)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

export const json = <T>(...args: string[]): T => JSON.parse(printed(...args, '--json')) as T
