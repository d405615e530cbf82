// Writes the JSON Schema of set files, for editors. Needs a build.
//
//   npm run schemas

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardSetJsonSchema } from '../packages/engine/dist/index.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const file = join(root, 'packages/sets/schema/card-set.schema.json')

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(cardSetJsonSchema(), null, 2)}\n`)
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
execFileSync(process.execPath, [biome, 'format', '--write', file], { cwd: root, stdio: 'inherit' })
