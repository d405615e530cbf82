// Which test proves which rule: finds the ids of docs/rules/RULES.md in the titles of tests and scenarios. Also counts how
// many of them stand in the engine's code, where a step that carries out a rule says so; that never fails.
//
//   node scripts/rules-coverage.mjs [root]           fails when a rule has no test
//   node scripts/rules-coverage.mjs [root] --write   also writes the table docs/rules-coverage.md, which git ignores

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'

const RULE = /^- \*\*(R-[A-Z]+-\d{2})\*\*/gm
/** R-RUNE-03, R-RUNE-01…08 (also with .. or –), R-ICON-02/03 */
const MENTION = /R-([A-Z]+)-(\d{2})(?:\s*(?:…|\.{2,3}|–)\s*(?:R-\1-)?(\d{2}))?((?:\/\d{2})*)/g
/** Only at the start of a line: a call in a comment or in a string is no test. */
const CALL = /^[ \t]*(?:test|it|describe)((?:\.\w+)*)\s*\(/gm
const SKIPPED = new Set(['node_modules', 'dist', 'coverage'])

function* filesUnder(dir, pattern) {
  if (!existsSync(dir)) return
  const entries = readdirSync(dir, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path, pattern)
    else if (pattern.test(entry.name)) yield path
  }
}

/** The index after the bracket that closes the one before `start`; brackets inside strings don't count. */
function afterClosing(text, start) {
  let depth = 1
  let quote = ''
  for (let i = start; i < text.length; i++) {
    const c = text[i]
    if (c === '\\') i++
    else if (quote) quote = c === quote ? '' : quote
    else if (c === "'" || c === '"' || c === '`') quote = c
    else if (c === '(') depth++
    else if (c === ')' && --depth === 0) return i + 1
  }
  return text.length
}

function titlesInTypeScript(text) {
  const titles = []
  for (const match of text.matchAll(CALL)) {
    const modifiers = match[1].split('.')
    if (modifiers.includes('skip') || modifiers.includes('todo')) continue
    let start = match.index + match[0].length
    // test.each(table)('title', …): the title is in the second pair of brackets.
    if (/^(?:each|for|runIf|skipIf)$/.test(modifiers.at(-1) ?? '')) {
      start = afterClosing(text, start)
      const opening = /^\s*\(/.exec(text.slice(start))
      if (!opening) continue
      start += opening[0].length
    }
    const title = /^\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(text.slice(start))
    if (title) titles.push({ title: title[2].replace(/\\(.)/g, '$1'), mentions: title[2] })
  }
  return titles
}

function titlesInYaml(text) {
  const titles = []
  const visit = (value) => {
    if (value === null || typeof value !== 'object') return
    if (!Array.isArray(value) && (typeof value.title === 'string' || value.rules !== undefined)) {
      const title = String(value.title ?? value.id ?? 'scenario')
      titles.push({ title, mentions: `${title} ${[value.rules ?? []].flat().join(' ')}` })
    }
    for (const child of Object.values(value)) visit(child)
  }
  for (const document of parseAllDocuments(text)) visit(document.toJS())
  return titles
}

/** The known rules that a text names, and the ids in it that are no rule. */
function idsIn(text, rules) {
  const known = []
  const unknown = []
  for (const [, group, first, last, others] of text.matchAll(MENTION)) {
    const named = [first, ...(last ? [last] : []), ...others.split('/').filter(Boolean)]
    for (const number of named) {
      const id = `R-${group}-${number}`
      if (rules.has(id)) known.push(id)
      else unknown.push(id)
    }
    for (let n = Number(first) + 1; n < Number(last ?? 0); n++) {
      const id = `R-${group}-${String(n).padStart(2, '0')}`
      if (rules.has(id)) known.push(id)
    }
  }
  return { known, unknown }
}

function readRules(root) {
  const text = readFileSync(join(root, 'docs', 'rules', 'RULES.md'), 'utf8')
  return new Map([...text.matchAll(RULE)].map(([, id]) => [id, new Set()]))
}

function readTests(root) {
  const packages = join(root, 'packages')
  const folders = [
    ...(existsSync(packages) ? readdirSync(packages) : []).map((name) => join(packages, name, 'test')),
    join(root, 'test'),
    join(root, 'scenarios'),
  ]
  return folders.flatMap((folder) =>
    [...filesUnder(folder, /\.(test\.ts|ya?ml)$/)].flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const titles = path.endsWith('.ts') ? titlesInTypeScript(text) : titlesInYaml(text)
      const file = relative(root, path).split(sep).join('/')
      return titles.map((title) => ({ ...title, file }))
    }),
  )
}

/** How many rules the engine's code names. */
function countInEngine(root, rules) {
  const named = new Set()
  for (const path of filesUnder(join(root, 'packages', 'engine', 'src'), /\.ts$/))
    for (const id of idsIn(readFileSync(path, 'utf8'), rules).known) named.add(id)
  return named.size
}

function table(rules) {
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
  const rows = [...rules].map(([id, tests]) => `| ${id} | ${[...tests].map(cell).join('<br>') || '–'} |`)
  const proven = [...rules.values()].filter((tests) => tests.size > 0).length
  return `# Rules and their tests

${proven} of ${rules.size} rules have a test that carries their id. Written by \`npm run rules -- --write\`; the rules are in
[rules/RULES.md](rules/RULES.md).

| Rule | Tests |
|---|---|
${rows.join('\n')}
`
}

const args = process.argv.slice(2)
const root = resolve(
  args.find((arg) => !arg.startsWith('--')) ?? join(dirname(fileURLToPath(import.meta.url)), '..'),
)
const report = join(root, 'docs', 'rules-coverage.md')
const rules = readRules(root)
const problems = []

for (const { file, title, mentions } of readTests(root)) {
  const { known, unknown } = idsIn(mentions, rules)
  for (const id of known) rules.get(id).add(`\`${file}\` ${title}`)
  for (const id of unknown)
    problems.push(`${file}: "${title}" names ${id}, which is not in docs/rules/RULES.md`)
}

const missing = [...rules].filter(([, tests]) => tests.size === 0).map(([id]) => id)
if (missing.length > 0)
  problems.push(`${missing.length} of ${rules.size} rules have no test: ${missing.join(' ')}`)

if (args.includes('--write')) writeFileSync(report, table(rules))

console.log(`rules in the engine's code: ${countInEngine(root, rules)} of ${rules.size}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`rules: all ${rules.size} have a test`)
