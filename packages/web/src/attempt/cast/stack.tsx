/** The stack: what takes effect first lies on top, the attempt itself at the bottom. */
import type { AttemptView, StackedFeat } from '@runesaga/table'
import { heroWords } from '@runesaga/words'
import { SeatMark } from '../../at-table/seat-mark.tsx'
import { Readable } from '../../cards/readable.tsx'
import { useSession, useView } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { language, say, words } from '../../ui/language.ts'
import styles from './stack.module.css'
import roomStyles from './zones.module.css'

export function Stack({ attempt: { seat } }: { attempt: AttemptView }) {
  const { about, catalog, you } = useSession()
  const { stack } = useView()
  const pile = [
    ...stack.filter(({ on }) => on !== null).toReversed(),
    // the Adversary's wait until all others have taken effect
    ...stack.filter(({ on }) => on === null),
  ]
  // where there is no rail, an empty stack takes no room
  if (pile.length === 0 && layout.value !== 'desk') return null
  const names = catalog.names(you.value)
  const nameOf = (by: StackedFeat['by']) =>
    by === 'adversary' ? say('attempt/stack/adversary') : about.players[by].name
  return (
    <section class={`${styles.stack} panel`} aria-labelledby="stack-title">
      <h2 class="eyebrow" id="stack-title">
        {say('attempt/stack')}
      </h2>
      <p class={`${roomStyles.quiet} ${styles.order}`}>
        {say(pile.length === 0 ? 'attempt/stack/empty' : 'attempt/stack/order')}
      </p>
      <ol class={styles.pile}>
        {pile.map(({ card, by }, i) => (
          <li
            key={card}
            aria-label={say('attempt/stack/of', {
              card: names.cardName(card, language()),
              who: by === 'adversary' ? nameOf(by) : heroWords(by, names, words()),
            })}
          >
            <span class={styles.by}>
              <SeatMark seat={by} />
              <span>
                <b class={styles.name}>{names.cardName(card, language())}</b>
                {nameOf(by)} · {say(i === 0 ? 'attempt/stack/first' : 'attempt/stack/then')}
              </span>
            </span>
            <Readable card={card} size="row" />
          </li>
        ))}
        <li class={styles.last}>
          <b>
            {say('attempt/stack/attempt', {
              person: seat === you.value ? 'you' : 'hero',
              who: about.players[seat].name,
            })}
          </b>
          <small>{say('attempt/stack/last')}</small>
        </li>
      </ol>
    </section>
  )
}
