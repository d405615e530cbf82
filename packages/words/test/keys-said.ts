/** What source files say: the keys of messages in them, and how much of a language is loaded when they are. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { PARTS, type Part } from '../src/index.ts'

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))
const MAIN = join(PACKAGES, 'web/src/main.tsx')
const WORDS = join(PACKAGES, 'words/src/index.ts')

/** A key, or several: `act/*` stands for what a template makes. */
export interface Said {
  file: string
  key: string
}

interface Node {
  type: string
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function walk(value: unknown, visit: (node: Node, above: readonly Node[]) => void, above: Node[] = []): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit, above)
    return
  }
  if (!isNode(value)) return
  visit(value, above)
  for (const inner of Object.values(value)) walk(inner, visit, [...above, value])
}

const parsed = (file: string): unknown =>
  parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' })

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** The text of a literal; of a template with a star for each expression; else null. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*')
}

/** All texts of a file that begin as keys do. */
function saidIn(file: string, begin: ReadonlySet<string>): Said[] {
  const said: Said[] = []
  walk(parsed(file), (node, above) => {
    // an address isn't said
    if (above.at(-1)?.type === 'ImportDeclaration') return
    const text = textOf(node)
    if (text?.includes('/') && begin.has(text.split('/')[0])) said.push({ file, key: text })
  })
  return said
}

/** What the clients and the telling of the words package say; `begin`: what keys begin with. */
export const saidAnywhere = (begin: ReadonlySet<string>): Said[] =>
  ['web/src', 'cli/src', 'draw/src', 'words/src/telling'].flatMap((folder) =>
    filesIn(join(PACKAGES, folder)).flatMap((file) => saidIn(file, begin)),
  )

const isCallOf = (name: string, { type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === name

/**
 * The part that is fetched together with a file: by later(), with its option `words`, or by needWords() beside it. Null: none, so
 * what is there must do.
 */
function partAskedFor(above: readonly Node[]): Part | null {
  let part: Part | null = null
  const call = above.findLast((node) => isCallOf('later', node))
  if (call !== undefined) {
    part = 'rest'
    walk((call.arguments as unknown[])[1], ({ type, key, value }) => {
      if (type === 'Property' && isNode(key) && key.name === 'words' && isNode(value))
        part = value.value as Part
    })
    return part
  }
  const list = above.findLast(({ type }) => type === 'ArrayExpression')
  walk(list, (node) => {
    if (isCallOf('needWords', node)) part = (node.arguments as { value: Part }[])[0].value
  })
  return part
}

/** Where the words package has what it exports. */
const TELLING = new Map<string, string>()
walk(parsed(WORDS), ({ type, source, specifiers }) => {
  if (type !== 'ExportNamedDeclaration' || !isNode(source)) return
  for (const { exported } of specifiers as { exported: { name: string } }[])
    TELLING.set(exported.name, resolve(dirname(WORDS), String(source.value)))
})

const relativeTo = (file: string, other: string): string => `./${relative(dirname(file), other)}`

interface Imported {
  file: string
  /** null: at once, with the file that imports it */
  words: Part | null
}

function importsOf(file: string): Imported[] {
  const found: Imported[] = []
  const add = (source: unknown, words: Part | null) => {
    const address = isNode(source) ? String(source.value) : ''
    if (address.startsWith('.') && /\.tsx?$/.test(address))
      found.push({ file: resolve(dirname(file), address), words })
  }
  walk(parsed(file), (node, above) => {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      add(node.source, null)
      const specifiers = node.specifiers as { imported?: { name: string }; importKind?: string }[]
      if (isNode(node.source) && node.source.value === '@runesaga/words')
        for (const { imported, importKind } of specifiers) {
          const found = importKind === 'type' ? undefined : TELLING.get(imported?.name ?? '')
          if (found?.includes('telling')) add({ type: 'Literal', value: relativeTo(file, found) }, null)
        }
    }
    if (node.type === 'ImportExpression') add(node.source, partAskedFor(above))
  })
  return found
}

/** What is said on the page with no more of the language than this part. */
export function saidWith(part: Part, begin: ReadonlySet<string>): Said[] {
  const reached = new Set<string>()
  const open = [MAIN]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const { file: next, words } of importsOf(file))
      if (words === null || PARTS.indexOf(words) <= PARTS.indexOf(part)) open.push(next)
  }
  return [...reached].flatMap((file) => saidIn(file, begin))
}
