/** What is being attempted: the card with the path that was taken and the Ally under it, and a line that says whose attempt it is. */
import type { AttemptView } from '@runesaga/table'
import { SeatMark } from '../../at-table/seat-mark.tsx'
import { Card } from '../../cards/card.tsx'
import { useSession, useView } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { partsWords } from '../figures/index.ts'
import styles from './challenge.module.css'

const TOOK = [styles.tookTop, styles.tookBottom]

export function Challenge({ attempt }: { attempt: AttemptView }) {
  const { catalog } = useSession()
  const { rows } = useView()
  const { card, path, place, outcome } = attempt
  const side = path === 'final' ? 'final' : 'first'
  const face = catalog.face(card, words(), side)
  const ally = outcome === null && place !== 'apart' ? rows[place.row - 1].places[place.place - 1].ally : null
  const art = catalog.picture(card, { w: 120, h: 84, size: 0.7 }, side)
  const hasPaths = face.paths.length > 1
  const gone = outcome?.fate === 'discarded' ? styles.gone : ''
  return (
    <section
      class={`${styles.challenge} ${ally === null ? '' : styles.withAlly} ${gone}`}
      aria-label={say('attempt/the-attempt')}
      data-place="challenge"
      data-icons=""
    >
      <div class={`${styles.card} ${hasPaths ? TOOK[path === 'bottom' ? 1 : 0] : ''}`}>
        <Card card={card} size="row" side={side} />
        {ally !== null && <Card card={ally} size="strip" />}
      </div>
      <span class={styles.art} aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />
      <IconKey />
    </section>
  )
}

/** Whose attempt it is, on which path, and the difficulty in its parts. */
export function Head({ attempt }: { attempt: AttemptView }) {
  const { catalog, about, you } = useSession()
  const { card, path, place, seat, difficulty } = attempt
  const names = catalog.names(you.value)
  const face = catalog.face(card, words(), path === 'final' ? 'final' : 'first')
  const taken = face.paths[path === 'bottom' ? 1 : 0]
  const parts = partsWords(difficulty.parts, names)
  return (
    <header class={styles.head}>
      <SeatMark seat={seat} />
      <h2 class="eyebrow">
        {say(names.isAdversary?.(card) || place === 'apart' ? 'attempt/faces' : 'attempt/attempts', {
          person: seat === you.value ? 'you' : 'hero',
          who: about.players[seat].name,
          card: face.title,
        })}
      </h2>
      <p>
        {face.paths.length > 1 && taken !== undefined && <span class={styles.path}>{taken.name}</span>}
        <span>
          {say('attempt/difficulty')} <b>{difficulty.n}</b> {parts}
        </span>
      </p>
    </header>
  )
}
