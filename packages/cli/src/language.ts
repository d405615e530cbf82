/** The language that a command speaks to players in. */
import { LANGUAGES } from '@runesaga/words'
import type { Command } from 'commander'
import { oneOf } from './usage.ts'

export const languageOption = (command: Command): Command =>
  command.option('--lang <language>', LANGUAGES.join(', '), oneOf('language', LANGUAGES), 'en')
