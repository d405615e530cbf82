/** Texts that come from files, as a terminal may show them: whatever would move its cursor, colour it or name its window is left out. */

// everything that controls a terminal, but for the ends of lines and tabs; U+0080 to U+009F say the same in one character
const CONTROLS = /(?![\n\t])\p{Control}/gu

export const plain = (text: string): string => text.replaceAll(CONTROLS, '')

/** The same of all texts in what was read. */
export function plainTexts<T>(value: T): T {
  if (typeof value === 'string') return plain(value) as T
  if (Array.isArray(value)) return value.map(plainTexts) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, plainTexts(part as unknown)]),
  ) as T
}

/** As JSON, in which nothing has to be left out. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    /[\x7f-\x9f]/g,
    (control) => `\\u00${control.charCodeAt(0).toString(16)}`,
  )
