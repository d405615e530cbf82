/** Nothing is said in a language before it is loaded; what couldn't be fetched is tried again. */
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '../src/index.ts'
import { FOLDERS } from '../src/languages/index.ts'

/** A page that has loaded nothing yet. */
const fresh = async () => {
  vi.resetModules()
  return import('../src/words.ts')
}

test.each(LANGUAGES)('%s grows part by part, and stays the same object', async (language) => {
  const { loadLanguage } = await fresh()
  const words = await loadLanguage(language, 'first')
  expect(words.say('common/home')).not.toBe('')
  expect(() => words.say('card/back')).toThrow(`"card/back" can't be said in "${language}"`)
  expect(() => words.terms).toThrow(`the part "cards" of "${language}" isn't loaded`)
  expect(await loadLanguage(language, 'cards')).toBe(words)
  expect(words.say('card/back', { kind: 'x' })).toContain('x')
  expect(words.terms.icons.xp.one).not.toBe('')
  expect(() => words.say('table/rows')).toThrow()
  await loadLanguage(language)
  expect(words.say('table/rows')).not.toBe('')
  expect(() => words.reference).toThrow()
  await loadLanguage(language, 'reference')
  expect(Object.keys(words.reference)).toContain('turn')
})

test('a part that couldn’t be fetched is fetched the next time', async () => {
  const { loadLanguage } = await fresh()
  const folders = (await import('../src/languages/index.ts')).FOLDERS
  expect(folders).not.toBe(FOLDERS)
  const fetched = vi.spyOn(folders.fr, 'rest').mockRejectedValueOnce(new Error('no connection'))
  await expect(loadLanguage('fr')).rejects.toThrow('no connection')
  expect((await loadLanguage('fr')).say('table/rows')).not.toBe('')
  await loadLanguage('fr')
  expect(fetched).toHaveBeenCalledTimes(2)
})
