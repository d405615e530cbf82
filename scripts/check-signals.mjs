// Fails when a module of the web client makes a signal as it is loaded, outside the folders of what the whole device shares. Such a signal
// outlives its table: the next one would begin with what the last one left.
//
//   node scripts/check-signals.mjs [root]

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

/** Folders of packages/web/src whose modules may hold signals. */
const MAY_HOLD = ['state', 'ui']

const SIGNALS = '@preact/signals'
const MAKERS = new Set(['signal', 'computed', 'effect'])
const LATER = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** What a module calls the functions that make signals. */
function makersIn({ body }) {
  return new Set(
    body
      .filter(({ type, source }) => type === 'ImportDeclaration' && source.value === SIGNALS)
      .flatMap(({ specifiers }) => specifiers)
      .filter(({ imported }) => MAKERS.has(imported?.name))
      .map(({ local }) => local.name),
  )
}

/** The calls that are made when the module is loaded: not those in functions, nor what each object of a class gets. */
function* callsAtOnce(node) {
  if (Array.isArray(node)) for (const one of node) yield* callsAtOnce(one)
  if (typeof node?.type !== 'string' || LATER.has(node.type)) return
  if (node.type === 'PropertyDefinition' && !node.static) return
  if (node.type === 'CallExpression') yield node
  for (const part of Object.values(node)) if (typeof part === 'object') yield* callsAtOnce(part)
}

function problemsIn(file) {
  const text = readFileSync(file, 'utf8')
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const makers = makersIn(program)
  return [...callsAtOnce(program.body)]
    .filter(({ callee }) => makers.has(callee.name))
    .map(({ callee, start }) => {
      const line = text.slice(0, start).split('\n').length
      return `${relative(root, file)}:${line}: "${callee.name}" at the top of a module; only ${MAY_HOLD.join('/ and ')}/ may hold signals, what ends with a table belongs to TableUi`
    })
}

const root = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
const source = join(root, 'packages', 'web', 'src')
const files = readdirSync(source, { recursive: true }).filter(
  (file) => /\.tsx?$/.test(file) && !MAY_HOLD.includes(file.split(sep)[0]),
)
const problems = files.flatMap((file) => problemsIn(join(source, file)))

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`signals: ${files.length} modules of the client hold none`)
