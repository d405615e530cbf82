// Part of the build: the command in one file beside one for its threads. Most of what a short call costs is finding and reading some
// hundred modules; this way `runesaga` starts in a third of the time, and long simulations run a little faster too.

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

const packages = fileURLToPath(new URL('../packages/', import.meta.url))
const dist = join(packages, 'cli/dist')
const engine = join(packages, 'engine/dist/')
const folder = join(dist, 'command')
/** Starts the threads. */
const pool = join(dist, 'threads/pool.js')

/** What lies beside a module is looked for where the module was; but the threads' file is beside ours. */
const places = {
  name: 'places',
  transform(code, id) {
    if (!id.startsWith(packages) || id === pool) return null
    const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'))
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
  },
}

/** The code with pieces of it replaced. */
function edited(code, edits) {
  let text = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += code.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return text + code.slice(at)
}

/** The nodes of a tree right below one. */
const partsOf = (node) =>
  Object.values(node)
    .flat()
    .filter((part) => typeof part?.type === 'string')

/**
 * Makes constants of a module's functions. V8 takes a declared function for a variable, whose value it checks at every call, even
 * where the function is inlined; a constant it knows. In one file, where all functions know each other, that is worth 4 to 6 % of a game.
 */
const constants = {
  name: 'constants',
  transform(code, id) {
    if (!id.startsWith(packages)) return null
    const found = parseAst(code)
      .body.map((node) => ({ node, f: node.type === 'ExportNamedDeclaration' ? node.declaration : node }))
      .filter(({ f }) => f?.type === 'FunctionDeclaration')
    let rest = code
    for (const { node } of found.toReversed()) rest = rest.slice(0, node.start) + rest.slice(node.end)
    const functions = found.map(({ f }) => `const ${f.id.name} = ${code.slice(f.start, f.end)};`)
    const exported = found.filter(({ node, f }) => node !== f).map(({ f }) => f.id.name)
    // first, as declarations would be: what the module does while it is loaded may call them
    return `${functions.join('\n')}\n${rest}\nexport { ${exported.join(', ')} }`
  },
}

/**
 * Says of every condition in the rules that it is a boolean. V8 doesn't know it of a field or of what a function gives, and asks
 * whether it may be a number, a text or nothing: a dozen instructions for one. Oxlint sees to it that they all are
 * (strict-boolean-expressions, whose folders are taken over). Worth some 2 % of a game through `apply`, 3 % in place.
 */
const booleans = {
  name: 'booleans',
  transform(code, id) {
    if (!STRICT.some((folder) => id.startsWith(join(engine, folder, '/')))) return null
    const edits = []
    const add = (place, text) => edits.push({ from: place, to: place, text })
    /** Something that is only asked for its truth. */
    const condition = (node) => {
      if (node.type === 'ParenthesizedExpression') condition(node.expression)
      else if (node.type === 'LogicalExpression' && node.operator !== '??') {
        condition(node.left)
        condition(node.right)
      } else {
        if (UNKNOWN.has(node.type)) add(node.end, ' === true')
        visit(node)
      }
    }
    const visit = (node) => {
      const asked = ASKS.has(node.type) ? node.test : null
      if (asked !== null) condition(asked)
      if (node.type === 'UnaryExpression' && node.operator === '!' && UNKNOWN.has(node.argument.type)) {
        add(node.argument.start, '(')
        add(node.argument.end, ' === true)')
      }
      for (const part of partsOf(node)) if (part !== asked) visit(part)
    }
    visit(parseAst(code))
    return edited(code, edits)
  },
}
/** The folders of the engine for which the linter's settings ask for booleans. */
const STRICT = JSON.parse(readFileSync(new URL('../.oxlintrc.json', import.meta.url), 'utf8'))
  .overrides.filter(({ rules }) => 'typescript/strict-boolean-expressions' in rules)
  .flatMap(({ files }) => files)
  .flatMap((files) => /^packages\/engine\/src\/\{(.+)\}/.exec(files)[1].split(','))
/** What has a condition, and what may be one without V8 knowing its type. */
const ASKS = new Set([
  'IfStatement',
  'ConditionalExpression',
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
])
const UNKNOWN = new Set(['Identifier', 'MemberExpression', 'CallExpression', 'ChainExpression'])

/**
 * Writes numbers for what stands in the engine's tables of numbers, as `AT.window.ask`. V8 would find them out itself, but it
 * inlines less, since it goes by the length of a function before that. Worth some 1.5 % of a game.
 */
const numbers = {
  name: 'numbers',
  async transform(code, id) {
    if (!id.startsWith(engine)) return null
    const tree = parseAst(code)
    const tables = await tablesIn(tree, id)
    const edits = []
    const visit = (node) => {
      const value = valueIn(tables, node)
      if (typeof value === 'number') edits.push({ from: node.start, to: node.end, text: String(value) })
      else for (const part of partsOf(node)) visit(part)
    }
    visit(tree)
    return edited(code, edits)
  },
}

/** By the names that a module has for them: the tables it imports, and its own. */
async function tablesIn(tree, id) {
  const tables = new Map()
  const note = async (module, names) => {
    const found = await import(module)
    for (const [name, local] of names) if (isTable(found[name])) tables.set(local, found[name])
  }
  await note(
    pathToFileURL(id),
    Object.keys(await import(pathToFileURL(id))).map((name) => [name, name]),
  )
  for (const node of tree.body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue
    const named = node.specifiers.filter(({ type }) => type === 'ImportSpecifier')
    await note(
      new URL(node.source.value, pathToFileURL(id)),
      named.map(({ imported, local }) => [imported.name, local.name]),
    )
  }
  return tables
}

const isTable = (x) =>
  x?.constructor === Object && Object.values(x).every((value) => typeof value === 'number' || isTable(value))

/** What `TABLE.name`, `TABLE['name']` or `TABLE.name.name` stands for. */
function valueIn(tables, node) {
  if (node.type === 'Identifier') return tables.get(node.name)
  if (node.type !== 'MemberExpression') return undefined
  const { object, property, computed } = node
  return valueIn(tables, object)?.[computed ? property.value : property.name]
}

await build({
  input: { runesaga: join(dist, 'main.js'), worker: join(dist, 'threads/worker.js') },
  platform: 'node',
  logLevel: 'warn',
  plugins: [places, numbers, booleans, constants],
  output: { dir: folder, chunkFileNames: '[name].js' },
})
