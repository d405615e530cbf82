/** Names that nobody chose, of games and heroes: said in the language of the page, whichever it was when they were given. */
import { LANGUAGES, taleIn, youIn } from '@runesaga/words'
import { language } from './language.ts'

export const nameNow = (name: string): string =>
  [youIn, taleIn].find((nameIn) => LANGUAGES.some((one) => nameIn(one) === name))?.(language()) ?? name

/** From now on it is called so. */
export function followLanguage(named: { readonly name: string }): void {
  const { name } = named
  Object.defineProperty(named, 'name', { get: () => nameNow(name), enumerable: true })
}
