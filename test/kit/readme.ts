/** A package's README as data: its examples with what they print, its doors, the names of its tour. */
import { readFileSync } from 'node:fs'

export interface Example {
  code: string
  printed: string
}

export interface Readme {
  /** JavaScript, each with what it prints */
  scripts: Example[]
  /** shell commands, likewise; those of which nothing is said are instructions */
  commands: Example[]
  /** JavaScript of which nothing says what it prints */
  unproven: string[]
  /** the rows of "Doors": the door, and who may enter */
  doors: [door: string, who: string[]][]
  /** every `@runesaga/…` that is named anywhere */
  named: string[]
  /** in the tour: what can be imported */
  tour: string[]
}

const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm
const NAME = /`(\w+)`/g

export function readReadme(file: string): Readme {
  const text = readFileSync(file, 'utf8')
  const blocks = [...text.matchAll(BLOCK)].map((match) => ({
    language: match[1],
    code: match[2],
    end: match.index + match[0].length,
    start: match.index,
  }))
  const examples = (language: string): Partial<Example>[] =>
    blocks.flatMap((block, i) => {
      if (block.language !== language) return []
      const next = blocks[i + 1]
      const isNext = next?.language === 'text' && text.slice(block.end, next.start).trim() === ''
      return [{ code: block.code, ...(isNext && { printed: next.code }) }]
    })
  const isProven = (example: Partial<Example>): example is Example => example.printed !== undefined
  return {
    scripts: examples('js').filter(isProven),
    commands: examples('sh').filter(isProven),
    unproven: examples('js').flatMap((example) => (isProven(example) ? [] : [example.code!])),
    doors: rowsOf(text, 'Doors').map(([door, who]) => [door.replaceAll('`', ''), who.split(', ')]),
    named: [...new Set(text.match(/@runesaga\/[\w/-]*\w/g))],
    tour: rowsOf(text, 'Tour').flatMap(([names]) => [...names.matchAll(NAME)].map((match) => match[1])),
  }
}

/** The table under a heading that begins so, without its head. */
function rowsOf(text: string, heading: string): string[][] {
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}
