// Fails when a package imports against the arrows of the architecture, or another package by more than its index.
//
//   node scripts/check-arrows.mjs [root]

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Which packages of ours each package may import. The arrows of docs/architecture.md, as a table. */
const MAY_IMPORT = {
  engine: [],
  sets: ['engine'],
  words: ['engine'],
  draw: ['engine', 'words'],
  bots: ['engine'],
  table: ['engine', 'sets', 'words', 'bots'],
  server: ['engine', 'sets', 'table'],
  web: ['sets', 'words', 'draw', 'table'],
  cli: ['engine', 'sets', 'words', 'draw', 'bots', 'table'],
}

/**
 * Doors besides a package's index, and who may enter by them: what only works in node stays out of a client's bundle, and compiled cards
 * stay with those who play in the same process. Tests may enter by any.
 */
const FURTHER_DOORS = {
  draw: { node: ['cli', 'web'] },
  engine: {
    language: ['sets', 'words', 'draw', 'bots', 'table', 'server', 'cli'],
    view: ['words', 'draw', 'table', 'cli'],
    host: ['table', 'cli'],
    search: ['bots', 'table', 'cli'],
    scenario: ['table', 'cli'],
    record: ['table', 'cli'],
    fair: ['table', 'cli'],
  },
  // a page talks to a table by messages: only its worker hosts one
  table: { host: ['cli', 'server', 'web/src/worker', 'web/build'], remote: ['server', 'web'] },
}

const SCOPE = '@runesaga/'
const SOURCE = /\.(ts|tsx|mts|js|jsx|mjs)$/
const SKIPPED = new Set(['node_modules', 'dist', 'coverage'])
const IMPORT =
  /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bimport\.meta\.resolve\s*\(\s*|\brequire\s*\(\s*)(['"])([^'"\n]+)\1/g
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

function* sourceFiles(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* sourceFiles(path)
    else if (SOURCE.test(entry.name)) yield path
  }
}

/** What is wrong with one import, or undefined. */
function importProblem(name, packageDir, file, specifier, isLater) {
  if (specifier.startsWith(SCOPE)) {
    const [target, ...rest] = specifier.slice(SCOPE.length).split('/')
    if (target === name) return `imports itself as "${specifier}"; use a relative path`
    if (!MAY_IMPORT[name].includes(target)) return `"${name}" must not import "${target}"`
    if (rest.length === 0) return undefined
    const mayEnter = FURTHER_DOORS[target]?.[rest.join('/')]
    if (mayEnter === undefined) return `imports "${specifier}"; import "${SCOPE}${target}"`
    const within = relative(packageDir, file)
    const inFolder = join(name, dirname(within)).split(sep).join('/')
    const may = mayEnter.some((who) => who === name || inFolder === who)
    return may || within.startsWith('test') ? undefined : `"${inFolder}" must not import "${specifier}"`
  }
  if (!specifier.startsWith('.')) return undefined
  const imported = resolve(dirname(file), specifier)
  const inPackages = relative(dirname(packageDir), imported)
  const [target] = inPackages.split(sep)
  if (target === name) return name === 'web' && !isLater ? doorProblem(packageDir, file, imported) : undefined
  if (!(target in MAY_IMPORT)) return undefined
  return `reaches into "${target}" with "${specifier}"; import "${SCOPE}${target}" if the arrows allow it`
}

/** A folder of the web client that has an index.ts is entered by it; what is fetched later comes by itself. */
function doorProblem(packageDir, file, imported) {
  let folder = dirname(imported)
  while (folder.startsWith(packageDir) && !existsSync(join(folder, 'index.ts'))) folder = dirname(folder)
  const door = join(folder, 'index.ts')
  if (!folder.startsWith(packageDir) || imported === door || file.startsWith(folder + sep)) return undefined
  return `goes round ${relative(packageDir, door)}; import that`
}

function checkPackage(root, packageDir, name) {
  if (!(name in MAY_IMPORT)) return [`packages/${name}: not in the table of scripts/check-arrows.mjs; add it`]
  const problems = []
  const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  for (const field of DEPENDENCY_FIELDS) {
    for (const dependency of Object.keys(manifest[field] ?? {})) {
      if (!dependency.startsWith(SCOPE)) continue
      const target = dependency.slice(SCOPE.length)
      if (!MAY_IMPORT[name].includes(target)) {
        problems.push(`packages/${name}/package.json: ${field}: "${name}" must not depend on "${target}"`)
      }
    }
  }
  for (const file of sourceFiles(packageDir)) {
    const text = readFileSync(file, 'utf8')
    for (const match of text.matchAll(IMPORT)) {
      const isLater = match[0].startsWith('import') && match[0].includes('(')
      const problem = importProblem(name, packageDir, file, match[2], isLater)
      const line = text.slice(0, match.index).split('\n').length
      if (problem) problems.push(`${relative(root, file)}:${line}: ${problem}`)
    }
  }
  return problems
}

const root = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
const packages = join(root, 'packages')
const names = readdirSync(packages).filter(
  (name) => statSync(join(packages, name)).isDirectory() && existsSync(join(packages, name, 'package.json')),
)
const problems = names.flatMap((name) => checkPackage(root, join(packages, name), name))

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`arrows: ${names.length} packages, all in order`)
