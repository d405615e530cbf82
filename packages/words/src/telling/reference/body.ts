/** The body of a section, taken apart for whoever sets it: paragraphs and lists, plain and bold. */

/** A piece of a line, with inline icons in its text. */
export interface Span {
  text: string
  bold: boolean
}
export type Block = { kind: 'paragraph'; line: Span[] } | { kind: 'list'; items: Span[][] }

const ITEM = '- '

/** Every second piece between two stars is bold. */
const spans = (line: string): Span[] =>
  line
    .split('**')
    .map((text, i) => ({ text, bold: i % 2 === 1 }))
    .filter(({ text }) => text !== '')

export const bodyBlocks = (body: string): Block[] =>
  body
    .split('\n\n')
    .map((block) =>
      block.startsWith(ITEM)
        ? { kind: 'list', items: block.split('\n').map((item) => spans(item.slice(ITEM.length))) }
        : { kind: 'paragraph', line: spans(block) },
    )
