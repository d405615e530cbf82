/** A section of the rules as it is read, with the words that were searched for marked. */
import { type Block, bodyBlocks, foundIn, listed, type Section, type Span } from '@runesaga/words'
import { NamedRich } from '../../at-table/named.tsx'
import { say, words } from '../../ui/language.ts'
import styles from './rules-text.module.css'

export function RulesSection({ section, query }: { section: Section; query: string }) {
  return (
    <section class={styles.section}>
      <h3>
        <Marked text={section.title} query={query} />
      </h3>
      <Scope section={section} />
      {bodyBlocks(section.body).map((block, i) => (
        <BlockText key={i} block={block} query={query} />
      ))}
    </section>
  )
}

/** Which games alone it is about, unless it is about all. */
function Scope({ section: { editions = [], modes = [] } }: { section: Section }) {
  const which = [
    listed(
      editions.map((edition) => say(`edition/${edition}`)),
      words(),
    ),
    listed(
      modes.map((mode) => say(`mode/${mode}`)),
      words(),
    ),
  ].filter((words) => words !== '')
  if (which.length === 0) return null
  return <p class={styles.scope}>{say('rules/only', { which: which.join(', ') })}</p>
}

function BlockText({ block, query }: { block: Block; query: string }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line spans={block.line} query={query} />
      </p>
    )
  }
  return (
    <ul>
      {block.items.map((item, i) => (
        <li key={i}>
          <Line spans={item} query={query} />
        </li>
      ))}
    </ul>
  )
}

const Line = ({ spans, query }: { spans: readonly Span[]; query: string }) => (
  <>
    {spans.map(({ text, bold }, i) => {
      const words = <Marked text={text} query={query} />
      return bold ? <strong key={i}>{words}</strong> : <span key={i}>{words}</span>
    })}
  </>
)

export const Marked = ({ text, query }: { text: string; query: string }) => (
  <>
    {foundIn(text, query).map((piece, i) =>
      piece.found ? (
        <mark key={i}>
          <NamedRich text={piece.text} />
        </mark>
      ) : (
        <NamedRich key={i} text={piece.text} />
      ),
    )}
  </>
)
