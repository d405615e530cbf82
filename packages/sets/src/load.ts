/** Reads a set from YAML: the whole set, or an error that lists everything wrong with it, line by line. */
import { type CardSet, checkSet, missingTranslations, type Problem } from '@runesaga/engine/language'
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'

type Path = Problem['path']

export interface PlacedProblem extends Problem {
  file: string
  line: number
  column: number
}

/** Everything that is wrong with a set file. */
export class SetError extends Error {
  override readonly name = 'SetError'
  readonly problems: readonly PlacedProblem[]

  constructor(problems: readonly PlacedProblem[]) {
    super(problems.map(placedLine).join('\n'))
    this.problems = problems
  }
}

/** A problem on one line: `mine.yaml:9:9 origins[0].powers[0].when: unknown trigger …` */
export function placedLine({ file, line, column, path, message }: PlacedProblem): string {
  return `${file}:${line}:${column} ${path.length ? `${written(path)}: ` : ''}${message}`
}

/** `origins[2].powers[0].when` */
function written(path: Path): string {
  return path
    .map((key, i) => {
      if (typeof key === 'number') return `[${key}]`
      if (!/^[\w-]+$/.test(key)) return `[${JSON.stringify(key)}]`
      return i ? `.${key}` : key
    })
    .join('')
}

/** Where a path begins in the text: its key or its item, or the nearest that is there. */
function offsetOf(document: Document, path: Path): number {
  let node: Node | null = document.contents
  let offset = node?.range?.[0] ?? 0
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document) ?? null
    let found: Node | null | undefined
    if (isSeq<Node>(node)) {
      found = node.items[Number(key)]
      offset = found?.range?.[0] ?? offset
    } else if (isMap<Node, Node | null>(node)) {
      const pair = [...node.items]
        .reverse()
        .find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      offset = pair?.key.range?.[0] ?? offset
      found = pair?.value
    }
    if (!found) break
    node = found
  }
  return offset
}

/** Aliases that stand for nothing. */
function strayAliases(document: Document): Alias[] {
  const stray: Alias[] = []
  visit(document, {
    Alias: (_key, alias) => {
      if (!alias.resolve(document)) stray.push(alias)
    },
  })
  return stray
}

/** How the parser says that brackets without end are beyond it. */
const TOO_DEEP = /call stack|stack overflow/i

/** What the YAML itself has wrong, in our words where its own are obscure. */
function yamlMessage(code: string, message: string, text: string): string {
  if (code === 'MULTIPLE_DOCS') return 'a second document begins here; a file holds one set'
  if (TOO_DEEP.test(message)) return 'nested too deeply'
  if (code !== 'DUPLICATE_KEY') return message
  const [key] = /^[^:\n]*/.exec(text)!
  return `${JSON.stringify(key.trim().replaceAll(/^["']|["']$/g, ''))} twice in the same object`
}

interface Complaint extends Problem {
  offset: number
}

/** The data of the text; undefined, with complaints, when what was read can't be what was meant. */
function parse(text: string, lineCounter: LineCounter) {
  const complaints: Complaint[] = []
  const complain = (offset: number, message: string) => complaints.push({ offset, path: [], message })
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' })
    for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
      complain(pos[0], yamlMessage(code, message, text.slice(pos[0])))
      // what comes after is no more than the end of the same nest
      if (TOO_DEEP.test(message)) break
    }
    const stray = strayAliases(document)
    for (const { source, range } of stray) {
      complain(range?.[0] ?? 0, `unknown alias "*${source}"; no "&${source}" stands before it`)
    }
    // a key written twice leaves the rest sound
    const sound = !stray.length && document.errors.every(({ code }) => code === 'DUPLICATE_KEY')
    return { document, complaints, data: sound ? (document.toJS() as unknown) : undefined }
  } catch (error) {
    // beyond the parser's limits: aliases of aliases, or brackets without end
    complain(0, error instanceof RangeError ? 'nested too deeply' : (error as Error).message)
    return { document: null, complaints, data: undefined }
  }
}

/** The complaints with their lines, in the order of the file. */
function placed(complaints: readonly Complaint[], lines: LineCounter, file: string): PlacedProblem[] {
  return complaints
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, path, message }) => {
      const { line, col } = lines.linePos(offset)
      return { file, line: Math.max(line, 1), column: Math.max(col, 1), path, message }
    })
}

export interface LoadedSet {
  set: CardSet
  /** what the set can be played without: translations */
  warnings: readonly PlacedProblem[]
}

/** The set in this text, and what is missing in it. Throws a SetError with all problems; `file` is the name that they carry. */
export function loadWithWarnings(text: string, file: string): LoadedSet {
  const lines = new LineCounter()
  const { document, complaints, data } = parse(text, lines)
  if (document && data !== undefined) {
    const at = (problem: Problem): Complaint => ({ ...problem, offset: offsetOf(document, problem.path) })
    const { set, problems } = checkSet(data)
    if (set && !complaints.length) {
      return { set, warnings: placed(missingTranslations(set).map(at), lines, file) }
    }
    complaints.push(...problems.map(at))
  }
  throw new SetError(placed(complaints, lines, file))
}

/** The set in this text, for whom warnings are of no use. */
export const loadSet = (text: string, file: string): CardSet => loadWithWarnings(text, file).set

/** The same for a set in which nothing may be missing, as in ours: what would be a warning is an error. */
export function loadComplete(text: string, file: string): CardSet {
  const { set, warnings } = loadWithWarnings(text, file)
  if (warnings.length) throw new SetError(warnings)
  return set
}
