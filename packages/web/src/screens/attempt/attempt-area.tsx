/** An attempt in the place of the rows: choosing the path, and everything that is asked until it is over. */
import { actionWords, common } from '@runesaga/words'
import { Readable } from '../../cards/readable.tsx'
import { Button } from '../../ui/button.tsx'
import { chanceText } from '../../ui/chance.ts'
import { language } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { Choices } from '../table/choices.tsx'
import { useSession } from '../table/session-context.ts'
import { useOffers } from '../table/use-offers.ts'
import { attemptOpen } from './open.ts'

function Plan({ row, slot }: { row: number; slot: number }) {
  const session = useSession()
  const offers = useOffers()
  const { view } = session.look.value
  const scene = session.shelf.scene(view, session.seat.value)
  return (
    <section class="question">
      <Readable card={scene.cardAt(row, slot)} size="row" />
      <ul class="answers">
        {offers.at(row, slot).attempts.map(({ action, chance }) => (
          <li key={JSON.stringify(action)}>
            <Button
              onClick={() => {
                attemptOpen.value = null
                void session.act(action)
              }}
            >
              <Rich text={actionWords(action, offers.decision!, scene, language())} />
              {chanceText(chance, language())}
            </Button>
          </li>
        ))}
        <li>
          <Button onClick={() => (attemptOpen.value = null)}>{common(language(), 'back')}</Button>
        </li>
      </ul>
    </section>
  )
}

export function AttemptArea() {
  const { look } = useSession()
  if (look.value.view.attempt !== null) return <Choices />
  return attemptOpen.value === null ? null : <Plan {...attemptOpen.value} />
}
