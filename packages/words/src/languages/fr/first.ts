/** French for the first screen, and what is said everywhere. */
import type { Parts } from '../../language.ts'
import { common } from './messages/common.ts'
import { home } from './messages/home.ts'
import { names } from './messages/names.ts'
import { rules } from './rules.ts'

export const first = {
  messages: { ...common, ...home, ...names },
  rules,
} satisfies Parts['first']
