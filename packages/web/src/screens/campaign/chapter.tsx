/** A chapter as a page of the book: its scene, the premise, what a win and a loss bring, what is carried over, and the foe. */
import type { CardRef } from '@runesaga/table'
import type { ComponentChildren, RefObject } from 'preact'
import { NamedRich } from '../../at-table/named.tsx'
import { addressOf } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import styles from './chapter.module.css'
import { Envelope } from './envelope.tsx'
import { ChapterFoe } from './foe.tsx'
import { numeral } from './numerals.ts'

/** What a page says; texts may hold inline icons. */
export interface ChapterWords {
  chapter: number
  name: string
  premise: string
  ifWon: string
  ifLost: string
  /** what the chapter before left */
  carried: { kind: 'boon' | 'burden'; text: string } | null
  /** how it ended, and the table that it was played at, if it is still kept */
  told: { end: 'won' | 'lost'; text: string; table: string | null } | null
  foe: CardRef
  /** the picture above it */
  scene: string
}

interface ChapterProps extends ChapterWords {
  heading: RefObject<HTMLHeadingElement | null>
  /** what can be done */
  children: ComponentChildren
}

export function ChapterPage({ chapter, name, premise, foe, scene, carried, told, ...rest }: ChapterProps) {
  return (
    <article class={styles.chapter} aria-labelledby="chapter">
      <div class={styles.scene} aria-hidden="true" dangerouslySetInnerHTML={{ __html: scene }} />
      <div class={styles.words} data-icons="">
        <h2 id="chapter" ref={rest.heading} tabIndex={-1}>
          {name}
        </h2>
        <p class={styles.by}>{say(`campaign/by/${chapter as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)}</p>
        <p class={styles.premise}>{premise}</p>
        {told !== null && (
          <p class={`${styles.told} ${told.end === 'lost' ? styles.lost : ''}`}>
            <b>{say(`campaign/told/${told.end}`)}</b> {told.text}{' '}
            {told.table !== null && (
              <a class="link" href={addressOf({ screen: 'table', id: told.table })}>
                {say('campaign/saga/read')}
              </a>
            )}
          </p>
        )}
        <ul class={styles.stakes}>
          <Stake kind="win" name={say('campaign/if-won')} text={rest.ifWon} />
          <Stake kind="lose" name={say('campaign/if-lost')} text={rest.ifLost} />
          {carried !== null && (
            <Stake kind={carried.kind} name={say(`campaign/carried/${carried.kind}`)} text={carried.text} />
          )}
        </ul>
        <IconKey />
      </div>
      <aside class={styles.foe} aria-label={say('campaign/foe')}>
        <ChapterFoe key={foe} card={foe} />
      </aside>
      <div class={styles.acts}>{rest.children}</div>
    </article>
  )
}

const MARKS = { win: 'check', lose: 'close', boon: 'flame', burden: 'skull' } as const

function Stake({ kind, name, text }: { kind: keyof typeof MARKS; name: string; text: string }) {
  return (
    <li data-stake={kind}>
      <Icon name={MARKS[kind]} />
      <span>
        <b>{name}</b> <NamedRich text={text} />
      </span>
    </li>
  )
}

interface SealedProps {
  chapter: number
  heading: RefObject<HTMLHeadingElement | null>
  onUnseal: () => void
}

/** Nobody has read it yet, so it says nothing but its number. */
export function SealedChapter({ chapter, heading, onUnseal }: SealedProps) {
  const n = numeral(chapter)
  return (
    <article class={`${styles.chapter} ${styles.shut}`} aria-labelledby="chapter">
      <div class={styles.shutWords}>
        <Envelope id="sealed" numeral={n} seal="ready" />
        <h2 id="chapter" ref={heading} tabIndex={-1}>
          {say('campaign/shut/title', { n })}
        </h2>
        <p>{say(chapter === 1 ? 'campaign/shut/first' : 'campaign/shut/next')}</p>
        <Button look="primary" onClick={onUnseal}>
          {say('campaign/unseal')}
        </Button>
      </div>
    </article>
  )
}
