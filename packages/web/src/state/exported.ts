/** Anything that is kept, as a file. What JSON can't say is told as well as it can be: whatever it is, something can be saved. */
import { say } from '../ui/language.ts'
import { download, fileName } from './download.ts'

/** More than any game of ours has: what lies in many places is written out in each of them. */
const MOST_PARTS = 1_000_000
const DEEPEST = 500

const isPlainObject = (value: object): boolean => {
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === null
}

/** Does JSON say all of it, in a text of some measure? */
function isJson(data: unknown): boolean {
  let parts = 0
  const isFine = (part: unknown, depth: number): boolean => {
    if (++parts > MOST_PARTS || depth > DEEPEST) return false
    if (typeof part !== 'object' || part === null)
      return typeof part !== 'bigint' && (depth > 0 || part !== undefined)
    if (!Array.isArray(part) && !isPlainObject(part)) return false
    // a list may be long without having parts
    if (Array.isArray(part) && part.length > MOST_PARTS) return false
    return Object.values(part).every((inner) => isFine(inner, depth + 1))
  }
  return isFine(data, 0)
}

/** The parts of something that is neither a list nor a plain object, under words that say what it is. */
function asPlain(value: object): unknown {
  if (value instanceof Map) return { Map: [...value] }
  if (value instanceof Set) return { Set: [...value] }
  if (value instanceof Date) return { Date: value.getTime() }
  if (value instanceof RegExp) return { RegExp: value.source }
  if (value instanceof Error) return { Error: value.message }
  if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] }
  if (ArrayBuffer.isView(value))
    return { bytes: [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)] }
  return { ...value }
}

/** Each part once, in a form that JSON can say: where it comes again stands the way to where it was. */
function told(data: unknown): unknown {
  const ways = new Map<object, string>()
  const tell = (part: unknown, way: string, depth: number): unknown => {
    if (typeof part === 'bigint') return `${part}n`
    if (part === undefined) return null
    if (typeof part !== 'object' || part === null) return part
    const before = ways.get(part)
    if (before !== undefined) return `→ ${before}`
    if (depth > DEEPEST) return '…'
    ways.set(part, way)
    const plain = Array.isArray(part) || isPlainObject(part) ? part : asPlain(part)
    if (Array.isArray(plain) && plain.length <= MOST_PARTS)
      return plain.map((inner, i) => tell(inner, `${way}[${i}]`, depth + 1))
    return Object.fromEntries(
      Object.entries(plain as object).map(([name, inner]) => [
        name,
        tell(inner, `${way}.${name}`, depth + 1),
      ]),
    )
  }
  return tell(data, '$', 0)
}

/** Nobody learns the seed of a game before its end: it never leaves the device. */
const withoutSecrets = (key: string, value: unknown): unknown => (key === 'secret' ? null : value)

/** Saves anything as a file of this name. */
export const saveAs = (name: string, data: unknown): void => download(fileName(name), textOf(data))

/** The text of a file with anything in it. */
function textOf(data: unknown): string {
  const note = say('trouble/file/note')
  try {
    return isJson(data)
      ? JSON.stringify(data, withoutSecrets)
      : JSON.stringify({ note, data: told(data) }, withoutSecrets, 1)
  } catch {
    // beyond all measure
    return JSON.stringify({ note })
  }
}
