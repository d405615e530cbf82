/** What is being attempted: the card with the path that was taken, and the difficulty in its parts. */
import { Card } from '../../cards/card.tsx'
import { say, words } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'
import { partsWords } from './figures.ts'
import type { Trial } from './use-trial.ts'

export function TrialChallenge({
  trial: { card, path, row, slot, seat, odds, weighed, outcome },
}: {
  trial: Trial
}) {
  const { shelf, look, about, seat: you } = useSession()
  const { view } = look.value
  const context = shelf.context(view, you.value)
  const face = shelf.face(card, words(), row < 0 ? path : 0)
  const ally = outcome === '' && row >= 0 && slot >= 0 ? view.rows[row].allies[slot] : -1
  const difficulty = weighed?.difficulty ?? odds?.difficulty
  const art = shelf.picture(card, { w: 120, h: 84, size: 0.7 }, row < 0 ? path : 0)
  const pathName = face.paths.length > 1 ? face.paths[path].name : ''
  return (
    <section class="trial-challenge panel" aria-label={say('attempt/the-attempt')}>
      <h2 class="eyebrow">
        {say(context.isAdversary?.(card) || row < 0 ? 'attempt/faces' : 'attempt/attempts', {
          person: seat === you.value ? 'you' : 'hero',
          who: about.players[seat].name,
          card: face.title,
        })}
      </h2>
      <div class={`trial-card path-${face.paths.length > 1 ? path : 'only'}`}>
        <Card card={card} size="row" side={row < 0 ? path : 0} />
        {ally >= 0 && <Card card={ally} size="strip" />}
      </div>
      <span class="trial-art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />
      <div class="trial-what">
        {pathName !== '' && <p class="trial-path">{say('attempt/path-taken', { path: pathName })}</p>}
        {difficulty !== undefined && (
          <p class="trial-difficulty">
            <span>{say('attempt/difficulty')}</span> <b>{difficulty}</b>{' '}
            <span>{odds !== undefined && weighed === null && partsWords(odds.difficultyParts, context)}</span>
          </p>
        )}
      </div>
    </section>
  )
}
