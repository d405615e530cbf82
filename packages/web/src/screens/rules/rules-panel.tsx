/** The rules to look something up in, as a page or in a dialog at the table, where they show what concerns its game. */
import { EDITIONS, type Edition, MODES, type Mode } from '@runesaga/table'
import { capital, findSections, rulesReference, sectionsFor } from '@runesaga/words'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Button, MarkButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import styles from './rules-panel.module.css'
import { Marked, RulesSection } from './rules-text.tsx'

interface RulesPanelProps {
  /** where it opens; the first topic, if left out or unknown */
  topic?: string | undefined
  /** the game that it is about; all of them, if left out */
  edition?: Edition
  mode?: Mode
  /** somebody turned to another topic */
  onTopic?: (topic: string) => void
}

/** Stands for no choice in a list. */
const ALL = ''

export function RulesPanel({ topic: opened, edition: ofTable, mode: played, onTopic }: RulesPanelProps) {
  const [topicId, setTopicId] = useState(opened)
  const [query, setQuery] = useState('')
  const [edition, setEdition] = useState<Edition | undefined>(ofTable)
  const [mode, setMode] = useState<Mode | undefined>(played)
  const [listOpen, setListOpen] = useState(false)
  const page = useRef<HTMLElement>(null)
  useEffect(() => setTopicId(opened), [opened])

  const topics = sectionsFor(rulesReference(words()), { edition, mode })
  const at = Math.max(
    0,
    topics.findIndex(({ id }) => id === topicId),
  )
  const isSearch = query.trim() !== ''
  const shown = isSearch ? findSections(topics, query, words()) : topics.slice(at, at + 1)
  const n = shown.reduce((sum, { sections }) => sum + sections.length, 0)

  const turnTo = (id: string) => {
    setTopicId(id)
    setQuery('')
    setListOpen(false)
    onTopic?.(id)
    page.current?.scrollIntoView({ block: 'start' })
    page.current?.focus({ preventScroll: true })
  }

  return (
    <div class={styles.panel}>
      <div class={styles.tools}>
        <div class={styles.search}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={say('rules/search')}
            placeholder={say('rules/search')}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          {isSearch && (
            <MarkButton name={say('rules/search/clear')} mark="close" onClick={() => setQuery('')} />
          )}
        </div>
        <SelectField
          label={say('rules/edition')}
          value={edition ?? ALL}
          options={[
            { value: ALL, label: say('rules/edition/all') },
            ...EDITIONS.map((value) => ({ value, label: say(`edition/${value}`) })),
          ]}
          onChange={(chosen) => setEdition(chosen === ALL ? undefined : chosen)}
        />
        <SelectField
          label={say('rules/mode')}
          value={mode ?? ALL}
          options={[
            { value: ALL, label: say('rules/mode/all') },
            ...MODES.map((value) => ({ value, label: capital(say(`mode/${value}`)) })),
          ]}
          onChange={(chosen) => setMode(chosen === ALL ? undefined : chosen)}
        />
      </div>
      <nav class={`${styles.topics} panel ${listOpen ? styles.open : ''}`} aria-label={say('rules/topics')}>
        <Button mark="menu" aria-expanded={listOpen} onClick={() => setListOpen(!listOpen)}>
          {say('rules/topics')}
        </Button>
        <ul>
          {topics.map(({ id, title }, i) => (
            <li key={id}>
              <button
                type="button"
                aria-current={!isSearch && i === at ? 'page' : undefined}
                onClick={() => turnTo(id)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <article class={styles.page} ref={page} tabIndex={-1} data-icons="">
        <IconKey />
        <p class={styles.found} role="status">
          {isSearch && (n === 0 ? say('rules/found/none') : say('rules/found', { n }))}
        </p>
        {shown.map((topic) => (
          <section key={topic.id} class={styles.topic}>
            <h2>
              <Marked text={topic.title} query={query} />
            </h2>
            {topic.sections.map((section) => (
              <RulesSection key={section.id} section={section} query={query} />
            ))}
          </section>
        ))}
        {!isSearch && (
          <div class={styles.turn}>
            {[at - 1, at + 1].map((other, i) =>
              topics[other] === undefined ? (
                <span key={i} />
              ) : (
                <button key={i} type="button" onClick={() => turnTo(topics[other].id)}>
                  {say(i === 0 ? 'rules/previous' : 'rules/next', { title: topics[other].title })}
                </button>
              ),
            )}
          </div>
        )}
      </article>
      <p class={styles.keys}>{say('rules/keys')}</p>
    </div>
  )
}
