/** What nobody should send, and ways to spoil a file. */
import type { Dice } from './dice.ts'

/** Values that can stand in a file. */
const IN_FILES: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  7,
  99,
  100,
  1e9,
  2 ** 31,
  2 ** 53,
  1e308,
  0.5,
  -0.5,
  null,
  '',
  '0',
  'base',
  'toString',
  'constructor',
  '__proto__',
  'x'.repeat(10_000),
  '\u0000',
  true,
  false,
  {},
  [],
  [0],
  [[]],
  [null],
  { length: 3 },
]

/** … and those that only a program can send. */
const IN_MESSAGES: readonly unknown[] = [
  ...IN_FILES,
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  undefined,
  1n,
  new Map(),
  new Date(0),
]

export const strange = (dice: Dice): unknown => dice.pick(IN_MESSAGES)

/** A copy: what a file holds is spoilt again, and would come to hold itself. */
const strangeInFile = (dice: Dice): unknown => structuredClone(dice.pick(IN_FILES))

type Node = Record<string, unknown> | unknown[]
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** All objects and lists in a value, the value first. */
function nodesIn(value: Node): Node[] {
  const nodes = [value]
  // the list grows while it is gone through: what was spoilt before may be nested deeply
  for (const node of nodes) nodes.push(...Object.values(node).filter(isNode))
  return nodes
}

/** A place reached by going down from the top: so the few fields that everything hangs on have their share. */
function under(data: Node, dice: Dice): Node {
  const inner = Object.values(data).filter((one): one is Node => isNode(one) && Object.keys(one).length > 0)
  return inner.length === 0 || dice.oneIn(3) ? data : under(dice.pick(inner), dice)
}

const DEEP = 200
const deep = (): unknown => {
  let value: unknown = 1
  for (let i = 0; i < DEEP; i++) value = i % 2 === 0 ? [value] : { do: value }
  return value
}

/** Changes something somewhere in a value of plain data, which is the caller's own. */
function spoil(data: Node, dice: Dice): void {
  const nodes = nodesIn(data).filter((one) => Object.keys(one).length > 0)
  if (nodes.length === 0) return
  const node = dice.oneIn(2) ? dice.pick(nodes) : under(data, dice)
  const keys = Object.keys(node)
  const key = dice.pick(keys)
  const set = (value: unknown) => {
    Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true })
  }
  const now = (node as Record<string, unknown>)[key]
  if (dice.oneIn(3)) {
    // what stands elsewhere under the same word: that may well be right
    const alike = nodes.filter((one) => Object.hasOwn(one, key))
    set(structuredClone((dice.pick(alike) as Record<string, unknown>)[key]))
    return
  }
  switch (dice.below(9)) {
    case 0:
      if (Array.isArray(node)) node.splice(Number(key) || 0, 1)
      else Reflect.deleteProperty(node, key)
      break
    case 1:
      set(strangeInFile(dice))
      break
    case 2:
      // something of the same file in another place
      set(structuredClone(dice.pick(Object.values(dice.pick(nodes)))))
      break
    case 3:
      if (typeof now === 'number') set(now + dice.pick([-1, 1, 2, -now, 100]))
      else set([now])
      break
    case 4:
      if (Array.isArray(node)) node.push(structuredClone(now))
      else set(dice.pick(Object.keys(dice.pick(nodes))))
      break
    case 5:
      if (Array.isArray(node)) node.reverse()
      else
        Object.defineProperty(node, dice.pick(['__proto__', 'constructor', 'x', 'toJSON']), {
          value: strangeInFile(dice),
          enumerable: true,
          configurable: true,
        })
      break
    case 6:
      if (typeof now === 'string') set(dice.oneIn(2) ? now.slice(1) : `${now}${now}`)
      else set(strangeInFile(dice))
      break
    case 7:
      set(dice.oneIn(20) ? deep() : strangeInFile(dice))
      break
    default:
      if (typeof now === 'boolean') set(!now)
      else if (Array.isArray(now)) now.length = dice.below(now.length + 1)
      else set(strangeInFile(dice))
  }
}

/** A copy of plain data with a few things changed. */
export function spoilt<T>(data: T, dice: Dice): T {
  const copy = structuredClone(data)
  for (let n = 1 + dice.below(3); n > 0; n--) if (isNode(copy)) spoil(copy, dice)
  return copy
}

const SCRAPS = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  '\t',
  '\n',
  '- ',
  '&a ',
  '*a',
  '<<: ',
  '!!binary ',
  '#',
  '|',
  '1e999',
  '\\',
  '\ufeff',
]

/** The same of its text: cut off, a line too many or too few, a stray sign. */
export function spoiltText(text: string, dice: Dice): string {
  const at = dice.below(text.length + 1)
  const lines = text.split('\n')
  const line = dice.below(lines.length)
  switch (dice.below(5)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + dice.pick(SCRAPS) + text.slice(at)
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + dice.below(3))
    case 3:
      return lines.toSpliced(line, 1).join('\n')
    default:
      return lines.toSpliced(line, 0, `${' '.repeat(dice.below(4))}${dice.pick(lines)}`).join('\n')
  }
}
