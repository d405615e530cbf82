// Runs the built command as people and scripts do: in a pipe, so without colours and in lines of at most 100 characters.

import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'

export const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const COMMAND = inRepository('packages/cli/bin/runesaga.js')

interface Call {
  /** where it is called, for what names files */
  cwd?: string
  /** what is typed */
  input?: string
  /** milliseconds after which it is ended, for what must not take long */
  timeout?: number
}

export function runesaga(args: readonly string[], { cwd, input = '', timeout }: Call = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    cwd,
    input,
    timeout,
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

/** Errors are told in a terminal only; this makes the command believe that it has one. */
const IN_A_TERMINAL = ['--import', 'data:text/javascript,process.stderr.isTTY=true']

/** A command that is still running; its input stays open. */
export function started(args: readonly string[], { terminal = false } = {}) {
  const child = spawn(process.execPath, [...(terminal ? IN_A_TERMINAL : []), COMMAND, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  return { child, said, ended }
}
