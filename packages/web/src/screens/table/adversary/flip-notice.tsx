/** The Adversary has turned over: a moment in which it is seen turning, and what changes is said. It stays for a round, or until it was read. */
import { standingEvents } from '@runesaga/table'
import { useSession, useView } from '../../../session/index.ts'
import { say, words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import { chipTells } from './adversary-chip.tsx'
import { Notice } from './notice.tsx'
import { TurningPicture } from './turning.tsx'

/** Its name among the notices that were read. */
const NOTICE = 'flip'

export function FlipNotice() {
  const { catalog, ui, updates } = useSession()
  const { adversary, heroes } = useView()
  if (adversary === null || adversary.side === 'first' || ui.readNotices.value.has(NOTICE)) return null
  const told = standingEvents(updates.value).map(({ type }) => type)
  const since = told.slice(told.lastIndexOf('adversary-flipped'))
  // for one round: after that everybody has seen it
  if (since.filter((type) => type === 'turn-began').length > heroes.length) return null
  const face = catalog.face(adversary.card, words(), 'final')
  const before = catalog.face(adversary.card, words(), 'first')
  return (
    <Notice
      name={NOTICE}
      title={say('table/flip/title', { card: face.title })}
      picture={<TurningPicture card={adversary.card} side="final" />}
    >
      <p>
        {say('table/flip/text', {
          before: before.title,
          n: face.difficulty ?? 0,
          was: before.difficulty ?? 0,
        })}
      </p>
      {!chipTells(heroes.length) && face.lines.length > 0 && (
        <ul>
          {face.lines.map(({ when, text }) => (
            <li key={text}>
              {when !== undefined && (
                <em>
                  <Rich text={when} />
                </em>
              )}
              <Rich text={text} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
