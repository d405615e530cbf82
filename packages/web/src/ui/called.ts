/** What a table is called: one whose name is empty needs something to be pressed and spoken of by. */
import { nameNow } from './given-names.ts'
import { say } from './language.ts'

export const called = (name: string): string => (name.trim() === '' ? say('common/no-name') : nameNow(name))
