// Writes the JSON Schemas of set files, scenarios and records. Needs a build.
//
//   npm run schemas

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cardSetJsonSchema } from '../packages/engine/dist/language.js'
import { recordJsonSchema } from '../packages/engine/dist/record.js'
import { scenarioJsonSchema } from '../packages/engine/dist/scenario.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const schemas = {
  'packages/sets/schema/card-set.schema.json': cardSetJsonSchema(),
  'scenarios/scenario.schema.json': scenarioJsonSchema(),
  'docs/record.schema.json': recordJsonSchema(),
}

for (const [path, schema] of Object.entries(schemas)) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
}
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
const files = Object.keys(schemas)
execFileSync(process.execPath, [biome, 'format', '--write', ...files], { cwd: root, stdio: 'inherit' })
