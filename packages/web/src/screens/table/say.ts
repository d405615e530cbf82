/** The words of the table, in the language of the page. */
import { board } from '@runesaga/words'
import { language } from '../../ui/language.ts'

type Key = Parameters<typeof board>[1]

export const say = (key: Key, values?: Record<string, string | number>): string =>
  board(language(), key, values)

/** The same for sentences about somebody: "you" for the one who looks. */
export const sayOf = (key: Key, you: boolean, who: string): string =>
  say(key, { person: you ? 'you' : 'hero', who })
