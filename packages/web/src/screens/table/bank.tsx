/** Experience on a Class: sockets in steps, a tick for every step that is reached, and a button to place one more. */
import type { Seat } from '@runesaga/table'
import { plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { GameIcon } from '../../ui/game-icon.tsx'
import { say, words } from '../../ui/language.ts'
import { BankFirst, hasAgreed } from './bank-first.tsx'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'

export function Bank({ seat }: { seat: Seat }) {
  const session = useSession()
  const offers = useOffers()
  const [asks, ask] = useState(false)
  const { motivation, banked } = session.look.value.view.heroes[seat]
  const { classSteps } = session.about
  if (motivation < 0 || session.shelf.wordless(motivation).kind !== 'class') return null
  const bank = seat === session.seat.value ? offers.bank : null
  const last = classSteps[classSteps.length - 1]
  return (
    <div class="bank">
      <span class="unseen">{say('table/bank/title', { n: banked })}</span>
      {classSteps.map((step, i) => (
        <span key={step} class={`bank-step ${banked >= step ? 'reached' : ''}`} aria-hidden="true">
          <span>
            {Array.from({ length: step - (classSteps[i - 1] ?? 0) }, (_, n) =>
              (classSteps[i - 1] ?? 0) + n < banked ? <GameIcon key={n} name="xp" /> : <i key={n} />,
            )}
          </span>
          <b>{step}</b>
        </span>
      ))}
      {banked > last && <b aria-hidden="true">{banked}</b>}
      {bank !== null && session.look.value.view.attempt === null && (
        <button
          type="button"
          class="button outline bank-add"
          aria-label={plain(say('table/bank/add'), words())}
          data-action="bank"
          onClick={() => (hasAgreed(session) && banked < last ? void session.act(bank) : ask(true))}
        >
          +
        </button>
      )}
      {asks && bank !== null && (
        <BankFirst action={bank} allOpen={banked >= last} onClose={() => ask(false)} />
      )}
    </div>
  )
}
