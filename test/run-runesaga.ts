// Runs the built command as people and scripts do: in a pipe, so without colours and in lines of at most 100 characters.

import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { runesaga as command } from '@runesaga/cli'
import { expect, onTestFinished, vi } from 'vitest'

export const inRepository = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const COMMAND = inRepository('packages/cli/bin/runesaga.js')

/** What one call has compiled, the next needn't. */
const ENV = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'runesaga-compiled') }

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
    env: ENV,
  })
  return { status, stdout, stderr }
}

/** What it prints when all is well, and nobody is warned. */
export function printed(...args: string[]): string {
  return fine(runesaga(args))
}

export const json = <T>(...args: string[]): T => JSON.parse(printed(...args, '--json')) as T

function fine({ status, stdout, stderr }: ReturnType<typeof runesaga>): string {
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

/**
 * The same command as a function of this process, for calls that are about its words: most of a short call is the start of Node.
 * That a process ends with the code that the function gives is known from those that are run.
 */
export async function called(args: readonly string[]): Promise<ReturnType<typeof runesaga>> {
  const said = { stdout: '', stderr: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...parts) => void (said.stdout += `${format(...parts)}\n`)),
    ...(['stdout', 'stderr'] as const).map((stream) =>
      vi.spyOn(process[stream], 'write').mockImplementation((text) => {
        said[stream] += String(text)
        return true
      }),
    ),
  ]
  try {
    return { status: await command(['node', 'runesaga', ...args]), ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

export const toldBy = async (...args: string[]): Promise<string> => fine(await called(args))

export const dataOf = async <T>(...args: string[]): Promise<T> =>
  JSON.parse(await toldBy(...args, '--json')) as T

/** Errors are told in a terminal only; this makes the command believe that it has one. */
const IN_A_TERMINAL = ['--import', 'data:text/javascript,process.stderr.isTTY=true']

/** A command that is still running; its input stays open. */
export function started(args: readonly string[], { terminal = false } = {}) {
  const child = spawn(process.execPath, [...(terminal ? IN_A_TERMINAL : []), COMMAND, ...args], { env: ENV })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  return { child, said, ended }
}
