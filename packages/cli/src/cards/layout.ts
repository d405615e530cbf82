/** Text in columns: wrapped at spaces, never wider than the terminal. */

export interface Column {
  title: string
  /** by row; a cell may have several lines */
  cells: string[]
  /** how a line of a cell looks, once it has its width */
  style?: (line: string, isLast: boolean) => string
}

const GAP = 2
/** Narrower than this nobody reads a column. */
const LEAST_TEXT = 26
/** A name longer than this is broken instead of taking the room of the text. */
const WIDEST = 28

/** Lines of at most this width. No-break spaces hold; words longer than a line are cut; nothing else can move the cursor. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const word of paragraph.replaceAll(/\p{Cc}/gu, ' ').split(' ')) {
      const line = lines.at(-1)!
      const longer = line === '' ? word : `${line} ${word}`
      if (longer.length <= width) lines[lines.length - 1] = longer
      else lines.push(...(word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []))
    }
    return lines[0] === '' && lines.length > 1 ? lines.slice(1) : lines
  })
}

const widest = (column: Column): number =>
  Math.max(
    column.title.length,
    ...column.cells.flatMap((cell) => cell.split('\n')).map((line) => line.length),
  )

/** Rows side by side; the last column has what width is left, or stands below the others where that is too little. */
export function columns(all: readonly Column[], width: number): string[] {
  const [text, ...others] = [...all].reverse()
  const first = others.reverse().filter(({ cells }) => cells.some((cell) => cell !== ''))
  const widths = first.map((column) => Math.min(widest(column), WIDEST, width))
  const used = widths.reduce((sum, own) => sum + own + GAP, 0)
  const beside = width - used >= LEAST_TEXT
  const head = first.map(({ title }, i) => title.padEnd(widths[i] + GAP)).join('')
  const lines = [beside ? `${head}${text.title}` : head]
  const rule = beside ? Math.min(width, used + widest(text)) : Math.min(width, used)
  lines.push('─'.repeat(rule))
  text.cells.forEach((cell, row) => {
    const cells = first.map(({ cells: own }, i) => wrap(own[row], widths[i]))
    const said = wrap(cell, beside ? width - used : width - GAP)
    const height = Math.max(...cells.map((own) => own.length), beside ? said.length : 1)
    for (let i = 0; i < height; i++) {
      const line = first.map(({ style = (own) => own }, c) =>
        style((cells[c][i] ?? '').padEnd(widths[c] + GAP), i === cells[c].length - 1),
      )
      lines.push(`${line.join('')}${beside ? (said[i] ?? '') : ''}`)
    }
    if (!beside && cell !== '') lines.push(...said.map((line) => `${' '.repeat(GAP)}${line}`))
  })
  return lines.map((line) => line.trimEnd())
}
