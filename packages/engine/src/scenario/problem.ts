/** What keeps a scenario from being played, and how what is wrong is written. */
import type { Problem } from '../language/explain.ts'
import type { Path } from '../language/schema.ts'

/** A scenario that can't be set up or played on. */
export class Unplayable extends Error {
  readonly where: string
  constructor(where: string, message: string) {
    super(message)
    this.name = 'Unplayable'
    this.where = where
  }
}

/** `heroes[0].story[2].card` */
const written = (path: Path): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i ? `.${key}` : key)).join('')

export const problemText = ({ path, message }: Problem): string =>
  path.length > 0 ? `${written(path)}: ${message}` : message
