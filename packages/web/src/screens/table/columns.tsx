/** The three columns of a story: a Character card each, and what was gained under it. */
import { drawBack } from '@runesaga/draw'
import { type CardNo, NO_CARD, type Seat, tuckedCard, tuckedPath } from '@runesaga/table'
import { actName } from '@runesaga/words'
import { Readable } from '../../cards/readable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { currentColumn } from './act-state.ts'
import { Bank } from './bank.tsx'
import { RadiantLine } from './radiant-line.tsx'
import { useSession } from './session-context.ts'
import { UseButtons } from './use-buttons.tsx'

const KINDS = ['origin', 'motivation', 'destiny'] as const

function Character({ seat, card }: { seat: Seat; card: CardNo }) {
  const { seat: viewer, look } = useSession()
  if (card === NO_CARD) return null
  if (card < 0) {
    const markup = drawBack('destiny', words(), 'row')
    return (
      <div
        class="face-down"
        role="img"
        aria-label={say('table/hidden-destiny')}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    )
  }
  const { destiny, destinyUp } = look.value.view.heroes[seat]
  const own = seat === viewer.value
  return (
    <div class="character">
      <Readable card={card} size="row">
        {own && card === destiny && !destinyUp && (
          <span class="only-you">
            <Icon name="hidden" />
            {say('common/only-you')}
          </span>
        )}
      </Readable>
      {own && <UseButtons card={card} />}
    </div>
  )
}

export function Columns({ seat }: { seat: Seat }) {
  const { look, about } = useSession()
  const { view } = look.value
  const hero = view.heroes[seat]
  const current = currentColumn(view, seat, about)
  // two sides: the first is faced between the second Act and the third
  const waits = view.turn.mustFace && view.turn.seat === seat
  const isFull = hero.story.length >= about.column * KINDS.length
  return (
    <div class="columns">
      {KINDS.map((kind, c) => {
        // the last column takes what is left over
        const tucked = hero.story.slice(c * about.column, c === 2 ? undefined : (c + 1) * about.column)
        const empty = Math.max(0, about.column - tucked.length)
        const isCurrent = c === current && !isFull
        return (
          <section
            key={kind}
            class={`column ${isCurrent ? 'current' : ''}`}
            aria-label={say('table/column/of', { act: actName(c + 1, words()) })}
          >
            <Character seat={seat} card={hero[kind]} />
            {kind === 'motivation' && <Bank seat={seat} />}
            {kind === 'destiny' && <RadiantLine seat={seat} />}
            <ol class="tucked">
              {tucked.map((one) => (
                <li key={one}>
                  <Readable card={tuckedCard(one)} path={tuckedPath(one)} size="strip" />
                </li>
              ))}
              {Array.from({ length: empty }, (_, i) => (
                <li key={`empty ${i}`} class="strip-place">
                  {isCurrent &&
                    i === 0 &&
                    say(waits && tucked.length === 0 ? 'table/after-adversary' : 'table/next-card')}
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
