/** The heroes of each chapter as it was played: who they were, how it ended, and the way to their saga. */
import type { CardRef, Player } from '@runesaga/table'
import { listed } from '@runesaga/words'
import { useState } from 'preact/hooks'
import seatStyles from '../../at-table/seat-mark.module.css'
import { useCards } from '../../cards/cards-here.ts'
import { addressOf } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { Flame } from '../../ui/flame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { EndWord } from './end-word.tsx'
import styles from './generations.module.css'
import { numeral } from './numerals.ts'
import pageStyles from './page.module.css'
import { PartyDialog } from './party-dialog.tsx'

/** Stands for the number of a tale after the campaign. */
const LATER = '✦'

/** A hero as the list shows one. */
export interface Ancestor {
  name: string
  /** null until it is known */
  origin: CardRef | null
  /** what they were, in words */
  words: string
  /** what their life came to; null while it is being told */
  score: string | null
}

export interface Generation {
  /** null: a tale after the campaign */
  chapter: number | null
  /** the chapter's name */
  name: string
  heroes: readonly Ancestor[]
  /** null while it is being told */
  end: 'won' | 'lost' | null
  /** the table that it was played at, if it is still kept */
  table: string | null
}

interface GenerationsProps {
  generations: readonly Generation[]
  /** who plays next, while nobody does */
  next: { chapter: number | null; group: readonly Player[]; onChange: (group: Player[]) => void } | null
}

export function Generations({ generations, next }: GenerationsProps) {
  return (
    <section class={`${styles.generations} panel`} aria-labelledby="generations">
      <h2 id="generations" class="eyebrow">
        {say('campaign/generations')}
      </h2>
      {generations.length === 0 && <p class={pageStyles.none}>{say('campaign/generations/none')}</p>}
      <ol>
        {generations.map((generation, n) => (
          <GenerationRow key={n} {...generation} />
        ))}
        {next !== null && <NextRow {...next} />}
      </ol>
    </section>
  )
}

function GenerationRow({ chapter, name, heroes, end, table }: Generation) {
  const n = chapter === null ? null : numeral(chapter)
  const names = listed(
    heroes.map((hero) => hero.name),
    words(),
  )
  return (
    <li class={`${styles.generation} ${end === null ? styles.now : ''}`}>
      <span class={styles.number} aria-hidden="true">
        {n ?? LATER}
      </span>
      <span class={n === null ? styles.tale : 'unseen'}>
        {n === null ? name : say('campaign/generation/of', { n, chapter: name })}
      </span>
      <ul class={styles.heroes}>
        {heroes.map((hero, seat) => (
          <li key={seat}>
            <Mark seat={seat} origin={hero.origin} />
            <span>
              <b>
                {hero.name} {hero.score !== null && <small>{hero.score}</small>}
              </b>
              <small>{hero.words}</small>
            </span>
          </li>
        ))}
      </ul>
      <div class={styles.end}>
        {end === null ? (
          <>
            <span class="unseen">{say('campaign/generation/now')}</span>
            <Flame />
          </>
        ) : (
          <EndWord end={end} />
        )}
        {end !== null && table !== null && (
          <a
            class="button plain"
            href={addressOf({ screen: 'table', id: table })}
            aria-label={say('campaign/saga/of', { names })}
          >
            <Icon name="story" />
            {say('campaign/saga')}
          </a>
        )}
      </div>
    </li>
  )
}

/** Those who will play: they may change from chapter to chapter. */
function NextRow({ chapter, group, onChange }: NonNullable<GenerationsProps['next']>) {
  const [asks, setAsks] = useState(false)
  return (
    <li class={`${styles.generation} ${styles.next}`}>
      <span class={styles.number} aria-hidden="true">
        {chapter === null ? LATER : numeral(chapter)}
      </span>
      <span class="unseen">{say('campaign/generation/next')}</span>
      <ul class={styles.heroes}>
        {group.map((player, seat) => (
          <li key={seat}>
            <span class={`${seatStyles.mark} seat-${seat + 1}`} aria-hidden="true">
              <Icon name={player.kind} />
            </span>
            <span>
              <b>{player.name}</b>
              <small>
                {say(player.kind === 'person' ? 'campaign/player/person' : 'campaign/player/bot')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Button mark="rivals" onClick={() => setAsks(true)}>
        {say('campaign/group/change')}
      </Button>
      {asks && <PartyDialog group={group} onChange={onChange} onClose={() => setAsks(false)} />}
    </li>
  )
}

/** The colour of the seat and the emblem of the Origin, as at a table. */
function Mark({ seat, origin }: { seat: number; origin: CardRef | null }) {
  const { faces } = useCards()
  return (
    <span class={`${seatStyles.mark} seat-${seat + 1}`} aria-hidden="true">
      {origin === null ? (
        <Icon name="hidden" />
      ) : (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: faces.emblem(origin) }} />
        </svg>
      )}
    </span>
  )
}
