/** Files that a command reads and writes. Written beside and renamed: whoever is interrupted still has what was there before. */
import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from './usage.ts'

const NO_FOLDER = 'there is no such folder'
const WHY: Record<string, string> = {
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'nothing can be written there',
  ENOTDIR: NO_FOLDER,
}

function trying<T>(what: string, missing: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new UsageError(`can't ${what}: ${code === 'ENOENT' ? missing : (WHY[code] ?? message)}`)
  }
}

/** The text of a file that must be there. */
export const readText = (file: string): string =>
  trying(`read ${file}`, 'there is no such file', () => readFileSync(file, 'utf8'))

/** Where a file lies, and what is there now. Links are followed: a link stays one, also while nothing is where it leads. */
function placeOf(file: string): { path: string; now: Stats | null } {
  try {
    const path = realpathSync(file)
    return { path, now: statSync(path) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return isLink(file)
      ? placeOf(resolve(realpathSync(dirname(file)), readlinkSync(file)))
      : { path: file, now: null }
  }
}

const isLink = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true

/** Refuses a file that can't be written, before the work whose result it is for. */
export function checkWritable(file: string): void {
  trying(`write ${file}`, NO_FOLDER, () => {
    const { path, now } = placeOf(file)
    if (now?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    if (now !== null) accessSync(path, constants.W_OK)
    if (now === null || now.isFile()) accessSync(dirname(path), constants.W_OK)
  })
}

export function writeText(file: string, text: string): void {
  checkWritable(file)
  trying(`write ${file}`, NO_FOLDER, () => {
    const { path, now } = placeOf(file)
    // a pipe or a device can't be replaced
    if (now !== null && !now.isFile()) return writeFileSync(path, text)
    // a name that nobody can have laid something under before
    const beside = `${path}.${randomUUID()}.new`
    try {
      writeFileSync(beside, text, { flag: 'wx', ...(now !== null && { mode: now.mode }) })
      renameSync(beside, path)
    } catch (error) {
      rmSync(beside, { force: true })
      throw error
    }
  })
}
