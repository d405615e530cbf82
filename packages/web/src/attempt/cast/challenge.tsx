/** What is being attempted: the card with the path that was taken, and the difficulty in its parts. */
import type { AttemptView } from '@runesaga/table'
import { Card } from '../../cards/card.tsx'
import { useSession, useView } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { partsWords } from '../figures/index.ts'
import styles from './challenge.module.css'

const TOOK = [styles.tookTop, styles.tookBottom]

export function Challenge({ attempt }: { attempt: AttemptView }) {
  const { catalog, about, seat: you } = useSession()
  const { rows } = useView()
  const { card, path, place, seat, difficulty, outcome } = attempt
  const names = catalog.names(you.value)
  const side = path === 'final' ? 'final' : 'first'
  const face = catalog.face(card, words(), side)
  const ally = outcome === null && place !== 'apart' ? rows[place.row - 1].places[place.place - 1].ally : null
  const art = catalog.picture(card, { w: 120, h: 84, size: 0.7 }, side)
  const taken = path === 'bottom' ? 1 : 0
  const hasPaths = face.paths.length > 1
  return (
    <section class={`${styles.challenge} panel`} aria-label={say('attempt/the-attempt')} data-icons="">
      <h2 class="eyebrow">
        {say(names.isAdversary?.(card) || place === 'apart' ? 'attempt/faces' : 'attempt/attempts', {
          person: seat === you.value ? 'you' : 'hero',
          who: about.players[seat].name,
          card: face.title,
        })}
      </h2>
      <div class={`${styles.card} ${hasPaths ? TOOK[taken] : ''}`}>
        <Card card={card} size="row" side={side} />
        {ally !== null && <Card card={ally} size="strip" />}
      </div>
      <span class={styles.art} aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />
      <div class={styles.what}>
        {hasPaths && <p class={styles.path}>{say('attempt/path-taken', { path: face.paths[taken].name })}</p>}
        <p class={styles.difficulty}>
          <span>{say('attempt/difficulty')}</span> <b>{difficulty.n}</b>{' '}
          <span>{outcome === null && partsWords(difficulty.parts, names)}</span>
        </p>
      </div>
      <IconKey />
    </section>
  )
}
