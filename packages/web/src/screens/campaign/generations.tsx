/** The heroes of each chapter as it was played: who they were, how it ended, and the way to their saga. */
import '../../styles/seats.css'
import type { CardNo } from '@runesaga/table'
import { campaign, listed } from '@runesaga/words'
import { useCards } from '../../cards/cards-here.ts'
import { addressOf } from '../../state/route.ts'
import { Flame } from '../../ui/flame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language } from '../../ui/language.ts'
import { numeral } from './numerals.ts'

/** A hero as the list shows one. */
export interface Ancestor {
  name: string
  /** null until it is known */
  origin: CardNo | null
  /** what became of them, in words */
  words: string
}

export interface Generation {
  /** null: a tale after the campaign */
  chapter: number | null
  /** the chapter's name */
  name: string
  heroes: readonly Ancestor[]
  /** null while it is being told */
  end: 'won' | 'lost' | null
  /** what the end brought about, in the chapter's words */
  told: string
  /** the table that it was played at, if it is still kept */
  table: string | null
}

export function Generations({ generations }: { generations: readonly Generation[] }) {
  const lang = language()
  return (
    <section class="generations panel" aria-labelledby="generations">
      <h2 id="generations" class="eyebrow">
        {campaign(lang, 'generations')}
      </h2>
      {generations.length === 0 ? (
        <p class="campaign-none">{campaign(lang, 'generations/none')}</p>
      ) : (
        <ol>
          {generations.map((generation, n) => (
            <GenerationRow key={n} {...generation} />
          ))}
        </ol>
      )}
    </section>
  )
}

function GenerationRow({ chapter, name, heroes, end, told, table }: Generation) {
  const lang = language()
  const n = chapter === null ? null : numeral(chapter)
  const names = listed(
    heroes.map((hero) => hero.name),
    lang,
  )
  return (
    <li class={`generation ${end === null ? 'now' : ''}`}>
      <span class="generation-no" aria-hidden="true">
        {n ?? '✦'}
      </span>
      <span class="unseen">{n === null ? name : campaign(lang, 'generation/of', { n, chapter: name })}</span>
      <ul class="generation-heroes">
        {heroes.map((hero, seat) => (
          <li key={seat}>
            <Mark seat={seat} origin={hero.origin} />
            <span>
              <b>{hero.name}</b>
              <small>{hero.words}</small>
            </span>
          </li>
        ))}
      </ul>
      {end === null ? (
        <>
          <span class="unseen">{campaign(lang, 'generation/now')}</span>
          <Flame />
        </>
      ) : (
        table !== null && (
          <a
            class="button plain"
            href={addressOf({ screen: 'table', id: table })}
            aria-label={campaign(lang, 'saga/of', { names })}
          >
            <Icon name="story" />
            {campaign(lang, 'saga')}
          </a>
        )
      )}
      {end !== null && (
        <p class="generation-end">
          <b class={end === 'won' ? 'good' : 'bad'}>{campaign(lang, `generation/${end}`)}</b> {told}
        </p>
      )}
    </li>
  )
}

/** The colour of the seat and the emblem of the Origin, as at a table. */
function Mark({ seat, origin }: { seat: number; origin: CardNo | null }) {
  const { shelf } = useCards()
  return (
    <span class={`seat-mark seat-${seat + 1}`} aria-hidden="true">
      {origin === null ? (
        <Icon name="hidden" />
      ) : (
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: shelf.emblem(origin) }} />
        </svg>
      )}
    </span>
  )
}
