/** Files that somebody takes away from the page. */
import { needWords } from '../ui/language.ts'

/** Saves what is kept under a name as a file, at once or when it was found. How is fetched then: nobody needs it before. */
export const exported = (name: string, data: unknown): void =>
  void Promise.all([data, import('./exported.ts'), needWords('rest')]).then(([found, { saveAs }]) =>
    saveAs(name, found),
  )
