/** docs/cards/base-sources.md says what the cards and the table of facts say. */
import { expect, test } from 'vitest'
import { sourcesPage } from './sources.ts'

test('the page of sources is up to date', async () => {
  await expect(sourcesPage()).toMatchFileSnapshot('../../../../docs/cards/base-sources.md')
})
