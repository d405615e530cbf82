/** What an attack has found: something other than what is documented came of it. */
import { inspect } from 'node:util'

export interface Finding {
  kind: string
  /** the case that shows it */
  number: number
  problem: string
  /** the file, where it was one */
  text?: string
}

/** Something that must not be. */
export class Found extends Error {}

/** An attack as one can read it, however strange. */
export const shown = (value: unknown): string =>
  inspect(value, { depth: 6, breakLength: Infinity, maxStringLength: 60, maxArrayLength: 20 })

/** An error with its kind and the place in our code that it came from; first what was behind it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${shown(error)}`
  const cause = error.cause === undefined ? '' : `${errorText(error.cause)}: `
  if (error instanceof Found) return cause + error.message
  const places = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '))
  const [place = ''] = places.map((line) => line.trim().replace(/\(?file:.*\/packages\//, '('))
  return `${cause}${error.name}: ${error.message.slice(0, 300)} ${place}`
}
