/** Why a saved table can't be opened, on its way out of the worker: errors cross that border by name and message alone. */
import type { BadSave, BadSaveReason } from '@runesaga/table'

const NAME = 'BadSave '

export function namedAfterReason(error: BadSave): BadSave {
  error.name = `${NAME}${error.reason}`
  return error
}

/** The reason in the name of an error; undefined if it is another error. */
export const reasonIn = (name: string): BadSaveReason | undefined =>
  name.startsWith(NAME) ? (name.slice(NAME.length) as BadSaveReason) : undefined
