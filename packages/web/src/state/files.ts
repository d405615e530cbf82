/** Files that somebody takes away from the page. */
import { needWords } from '../ui/language.ts'

/** Letters and figures of any language; the rest might mean something to a file system. */
export const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'runesaga'}.json`

/** Saves what is kept under a name as a file, at once or when it was found. How is fetched then: nobody needs it before. */
export const exported = (name: string, data: unknown): void =>
  void Promise.all([data, import('./exported.ts'), needWords('rest')]).then(([found, { textOf }]) =>
    download(fileName(name), textOf(found)),
  )

/** Hands a text to the browser to be saved under this name. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // some browsers take their time
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
