/** What a table is called: one whose name is empty needs something to be pressed and spoken of by. */
import { common } from '@runesaga/words'
import { language } from './language.ts'

export const called = (name: string): string => (name.trim() === '' ? common(language(), 'no-name') : name)
