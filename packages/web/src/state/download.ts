/** How a text becomes a file of somebody's own. */

/** Letters and figures of any language; the rest might mean something to a file system. */
export const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'runesaga'}.json`

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
