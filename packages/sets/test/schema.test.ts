/** The JSON Schemas for editors are those that the engine's grammar gives. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { cardSetJsonSchema } from '@runesaga/engine/language'
import { recordJsonSchema } from '@runesaga/engine/record'
import { scenarioJsonSchema } from '@runesaga/engine/scenario'
import { expect, test } from 'vitest'

test.each([
  ['set files', '../schema/card-set.schema.json', cardSetJsonSchema],
  ['scenarios', '../../../scenarios/scenario.schema.json', scenarioJsonSchema],
  ['records', '../../../docs/record.schema.json', recordJsonSchema],
])('the JSON Schema of %s is up to date', (_, file, make) => {
  const written: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const fresh: unknown = JSON.parse(JSON.stringify(make()))
  expect(isDeepStrictEqual(written, fresh), 'out of date; write it with: npm run schemas').toBe(true)
})
