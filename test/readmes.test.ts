// The READMEs of the packages are true: every example prints what stands below it, and doors and names are those of the package.

import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readReadme } from './kit/readme.ts'
import { COMMAND, inRepository } from './run-runesaga.ts'
import { runScript, tempTree } from './temp-tree.ts'

interface Manifest {
  exports?: Record<string, Record<'source' | 'types' | 'default', string>>
  files: string[]
}

const PACKAGES = readdirSync(inRepository('packages')).filter((name) =>
  existsSync(inRepository(`packages/${name}/package.json`)),
)
const fileOf = (name: string): string => inRepository(`packages/${name}/README.md`)
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(inRepository(`packages/${name}/package.json`), 'utf8')) as Manifest
/** The doors of a package as they are imported. */
const doorsOf = (name: string): string[] =>
  Object.keys(manifestOf(name).exports ?? {}).map((door) => `@runesaga/${name}${door.slice(1)}`)

/** So that the page is there at once. */
const MOST_BYTES = 150_000

test('the README shows the game in three small pictures, each told in words, before the first command', () => {
  const text = readFileSync(inRepository('README.md'), 'utf8')
  const pictures = [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)]
  expect(pictures.map(([, , file]) => file)).toEqual([
    'docs/pictures/table.webp',
    'docs/pictures/attempt.webp',
    'docs/pictures/end.webp',
  ])
  const command = text.indexOf('```')
  for (const { index, 1: told, 2: file } of pictures) {
    expect(index).toBeLessThan(command)
    expect(told.length).toBeGreaterThan(60)
    const picture = readFileSync(inRepository(file))
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP')
    expect(picture.length).toBeLessThanOrEqual(MOST_BYTES)
  }
})

test('every package has a README', () => {
  expect(PACKAGES.filter((name) => !existsSync(fileOf(name)))).toEqual([])
})

const READMES = PACKAGES.filter((name) => existsSync(fileOf(name))).map((name) => ({
  name,
  ...readReadme(fileOf(name)),
}))

const run = promisify(execFile)
/** Prints before each example, so that one process can run them all: most of an example is the start of Node and reading the cards. */
const MARK = '\u001e'

test('every example prints what its README says', async () => {
  // beneath node_modules our packages are found, and no tool looks
  const folder = mkdtempSync(inRepository('node_modules/.readmes-'))
  try {
    const examples = READMES.flatMap(({ name, scripts }) => scripts.map((one) => ({ name, ...one })))
    const files = examples.map(({ code }, i) => {
      writeFileSync(join(folder, `${i}.mjs`), code)
      return `./${i}.mjs`
    })
    const all = join(folder, 'all.mjs')
    writeFileSync(
      all,
      `for (const file of ${JSON.stringify(files)}) {
        console.log('${MARK}')
        await import(file).catch((error) => console.log(error))
      }`,
    )
    const { stdout, stderr } = await run(process.execPath, [all])
    const printed = stdout.split(`${MARK}\n`).slice(1)
    expect(examples.map(({ name }, i) => ({ name, printed: printed[i] }))).toEqual(
      examples.map((example) => ({ name: example.name, printed: example.printed })),
    )
    expect(stderr).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every command prints what its README says', async () => {
  const commands = READMES.flatMap((readme) => readme.commands)
  const printed = await Promise.all(
    commands.map(async ({ code }) => {
      const [npx, command, ...args] = code.trim().split(' ')
      expect([npx, command]).toEqual(['npx', 'runesaga'])
      return (await run(process.execPath, [COMMAND, ...args], { cwd: inRepository('.') })).stdout
    }),
  )
  expect(printed).toEqual(commands.map((command) => command.printed))
})

test('every README has examples with what they print, but for that of the site, which says how to start it', () => {
  const isWithout = (readme: (typeof READMES)[number]) => readme.scripts.length + readme.commands.length === 0
  expect(READMES.filter(isWithout).map(({ name }) => name)).toEqual(['web'])
  expect(READMES.flatMap(({ unproven }) => unproven)).toEqual([])
})

test('a README names the doors of its package, and none that is not there', () => {
  const open = new Set(PACKAGES.flatMap((name) => [`@runesaga/${name}`, ...doorsOf(name)]))
  for (const { name, doors, named } of READMES) {
    expect(
      named.filter((door) => !open.has(door)),
      `named in packages/${name}/README.md`,
    ).toEqual([])
    expect(doors.map(([door]) => door).sort(), `packages/${name}/README.md`).toEqual(doorsOf(name).sort())
  }
})

test('who may enter by a door is who the arrows let in', () => {
  const doors = PACKAGES.flatMap(doorsOf)
  const knocking = doors.map((door) => `import '${door}'\n`).join('')
  const folders = [...PACKAGES.map((name) => `${name}/src`), 'web/src/worker']
  const root = tempTree({
    ...Object.fromEntries(PACKAGES.map((name) => [`packages/${name}/package.json`, '{}'])),
    ...Object.fromEntries(folders.map((folder) => [`packages/${folder}/knocks.ts`, knocking])),
  })
  const refused = new Set(
    runScript('check-arrows.mjs', root).problems.map((problem) =>
      problem.split(': ')[0].replaceAll('\\', '/'),
    ),
  )
  const mayEnter = (folder: string, door: string): boolean =>
    !refused.has(`packages/${folder}/knocks.ts:${doors.indexOf(door) + 1}`)
  for (const { name, doors: told } of READMES) {
    for (const [door, who] of told) {
      const packages = PACKAGES.filter((one) => mayEnter(`${one}/src`, door))
      const worker = !packages.includes('web') && mayEnter('web/src/worker', door) ? ['web/src/worker'] : []
      const entering = [...packages, ...worker]
      expect(who.toSorted(), `${door} in packages/${name}/README.md`).toEqual(
        entering.length === 0 ? ['nobody: only tests'] : entering.sort(),
      )
    }
  }
})

/** What a door exports, as its source says it, with what it passes on whole. */
function exportsIn(file: string): string {
  const text = readFileSync(file, 'utf8')
  const passedOn = [...text.matchAll(/^export \* from '(.+)'$/gm)]
  return text + passedOn.map(([, from]) => exportsIn(join(dirname(file), from))).join('')
}

test('the names of a tour can be imported', () => {
  for (const { name, tour, doors } of READMES) {
    if (doors.length === 0 || name === 'cli') continue
    const exported = Object.values(manifestOf(name).exports!)
      .map(({ source }) => exportsIn(inRepository(`packages/${name}/${source}`)))
      .join('')
    const words = new Set(exported.match(/\w+/g))
    expect(tour.length, `packages/${name}/README.md`).toBeGreaterThan(5)
    expect(
      tour.filter((one) => !words.has(one)),
      `packages/${name}/README.md`,
    ).toEqual([])
  }
})

test('what a package exports is among its files', () => {
  for (const name of PACKAGES) {
    const { exports = {}, files } = manifestOf(name)
    const inside = Object.values(exports).flatMap((door) => Object.values(door))
    expect(
      inside.filter((file) => !files.includes(file.split('/')[1])),
      `packages/${name}`,
    ).toEqual([])
  }
})
