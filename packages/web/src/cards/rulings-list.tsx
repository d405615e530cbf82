/** The rules that concern a card, to be unfolded one by one. */
import { Body } from '../ui/body.tsx'
import { say } from '../ui/language.ts'
import { type Concerned, rulingsOn } from './rulings.ts'

export function Rulings(concerned: Concerned) {
  const rulings = rulingsOn(concerned)
  if (rulings.length === 0) return null
  return (
    <>
      <h3>{say('table/read/rulings')}</h3>
      {rulings.map(({ id, title, body }) => (
        <details key={`${id} ${title}`}>
          <summary>{title}</summary>
          <Body text={body} />
        </details>
      ))}
    </>
  )
}
