// Fails when a class of a CSS module is used nowhere, or a component uses a class that its module doesn't have.
//
//   node scripts/check-classes.mjs [root]

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const IMPORT = /\bimport\s+(\w+)\s+from\s+(['"])([^'"\n]+\.module\.css)\2/g
const ANY_MODULE = /(['"])[^'"\n]+\.module\.css\1/g
const COMMENT = /\/\*[\s\S]*?\*\//g
/** Words about the code, on lines of their own. */
const ASIDE = /^\s*\/\/.*$/gm
const STRING = /(['"])(?:\\.|(?!\1)[^\\\n])*\1/g
const GLOBAL = /:global\((?:[^()]|\([^()]*\))*\)/g
/** What stands before a brace: a selector, or an at-rule, which has no classes. */
const PRELUDE = /([^{};]+)\{/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

/** The same text with nothing in the place of what matches, so that lines stay where they are. */
const without = (text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '))

/** The classes that a module gives its own names: not those of :global(). */
function classesOf(css) {
  const plain = [COMMENT, STRING, GLOBAL].reduce(without, css)
  const selectors = Array.from(plain.matchAll(PRELUDE), ([, prelude]) => prelude.trim())
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@') && !/^[\d.]+%/.test(selector))
      .flatMap((selector) => Array.from(selector.matchAll(CLASS), ([, name]) => name)),
  )
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length

/** What a component takes from the modules that it imports: each written out, so that it can be followed. */
function* usesIn(source) {
  const text = [COMMENT, ASIDE].reduce(without, source)
  const imports = [...text.matchAll(IMPORT)]
  // another form of import couldn't be followed
  if (imports.length < [...text.matchAll(ANY_MODULE)].length) {
    yield { problem: 'imports a CSS module in another way than "import styles from"', line: 1 }
  }
  for (const [whole, name, , specifier] of imports) {
    yield { specifier, line: lineAt(text, text.indexOf(whole)) }
    const use = new RegExp(`(?<![\\w.'"/-])${name}\\b(?:\\.(\\w+)|\\['([\\w-]+)'\\])?`, 'g')
    for (const match of text.replace(whole, (found) => ' '.repeat(found.length)).matchAll(use)) {
      const line = lineAt(text, match.index)
      const used = match[1] ?? match[2]
      if (used === undefined) yield { problem: `"${name}" is used without the name of a class`, line }
      else yield { specifier, used, line }
    }
  }
}

function problemsIn(root) {
  const sources = join(root, 'packages/web/src')
  const files = readdirSync(sources, { recursive: true }).sort((a, b) => (a < b ? -1 : 1))
  const filesLike = (name) => files.filter((path) => name.test(path)).map((path) => join(sources, path))
  const modules = new Map(
    filesLike(/\.module\.css$/).map((path) => {
      const classes = classesOf(readFileSync(path, 'utf8'))
      return [path, { classes, unused: new Set(classes) }]
    }),
  )
  const problems = []
  for (const path of filesLike(/\.tsx?$/)) {
    const at = relative(root, path)
    for (const { specifier, used, problem, line } of usesIn(readFileSync(path, 'utf8'))) {
      const say = (what) => problems.push(`${at}:${line}: ${what}`)
      if (problem !== undefined) {
        say(problem)
        continue
      }
      const module = modules.get(resolve(dirname(path), specifier))
      if (module === undefined) say(`there is no "${specifier}"`)
      else if (used !== undefined && !module.classes.has(used)) say(`"${specifier}" has no class "${used}"`)
      else module.unused.delete(used)
    }
  }
  for (const [path, { unused }] of modules) {
    for (const name of unused) problems.push(`${relative(root, path)}: nobody uses the class "${name}"`)
  }
  return { count: modules.size, problems }
}

const root = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
const { count, problems } = problemsIn(root)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`classes: ${count} modules, all in order`)
