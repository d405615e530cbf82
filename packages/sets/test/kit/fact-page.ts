/** A page of facts in docs/cards, by the sections and tables that it has. */
import { readFileSync } from 'node:fs'

export interface FactPage {
  /** a section, by the number in its title */
  section: (number: string) => string
  /** the rows of its tables, without heads */
  rows: (number: string) => string[][]
}

export function factPage(name: string): FactPage {
  const page = readFileSync(new URL(`../../../../docs/cards/${name}.md`, import.meta.url), 'utf8')
  const parts = page.split(/^#{2,3} (?=\d)/m)
  const section = (number: string): string => {
    const found = parts.find((part) => part.startsWith(`${number} `) || part.startsWith(`${number}. `))
    if (found === undefined) throw new Error(`${name}.md has no section ${number}`)
    return found
  }
  const rows = (number: string): string[][] =>
    section(number)
      .split('\n')
      .filter((line, i, lines) => line.startsWith('| ') && !/^\|[-| ]+$/.test(lines[i + 1] ?? ''))
      .map((line) => line.slice(2, -2).split(' | '))
  return { section, rows }
}
