/** A part of the rules, set: paragraphs and lists, with bold words and inline icons. */
import { bodyBlocks, type Span } from '@runesaga/words'
import { Rich } from './rich.tsx'

const Line = ({ line }: { line: readonly Span[] }) => (
  <>
    {line.map(({ text, bold }, i) =>
      bold ? (
        <strong key={i}>
          <Rich text={text} />
        </strong>
      ) : (
        <Rich key={i} text={text} />
      ),
    )}
  </>
)

export function Body({ text }: { text: string }) {
  return (
    <>
      {bodyBlocks(text).map((block, i) =>
        block.kind === 'paragraph' ? (
          <p key={i}>
            <Line line={block.line} />
          </p>
        ) : (
          <ul key={i}>
            {block.items.map((item, n) => (
              <li key={n}>
                <Line line={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  )
}
