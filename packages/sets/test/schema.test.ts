/** The JSON Schema for editors is the one that the engine's grammar gives. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { cardSetJsonSchema } from '@runesaga/engine'
import { expect, test } from 'vitest'

test('the JSON Schema of set files is up to date', () => {
  const written: unknown = JSON.parse(
    readFileSync(new URL('../schema/card-set.schema.json', import.meta.url), 'utf8'),
  )
  const fresh: unknown = JSON.parse(JSON.stringify(cardSetJsonSchema()))
  expect(isDeepStrictEqual(written, fresh), 'out of date; write it with: npm run schemas').toBe(true)
})
