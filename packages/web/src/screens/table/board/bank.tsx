/** Experience on a Class: sockets in steps, a tick for every step that is reached, and a button to place one more. */
import type { Seat } from '@runesaga/table'
import { plain } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { BankFirst, useAgreedToBank } from '../../../at-table/bank-first.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './bank.module.css'

/** `onCard`: the card itself is beside it, and tells the steps. */
export function Bank({ seat, onCard = false }: { seat: Seat; onCard?: boolean }) {
  const session = useSession()
  const offers = useOffers()
  const view = useView()
  const hasAgreed = useAgreedToBank()
  const [asks, ask] = useState(false)
  const place = view.heroes[seat].class
  if (place === null) return null
  const { banked, opensAt } = place
  const bank = seat === session.seat.value ? offers.bank : null
  const last = opensAt[opensAt.length - 1]
  return (
    <div class={`${styles.bank} ${onCard ? styles.onCard : ''}`} data-icons="">
      <span class="unseen">{say('table/bank/title', { n: banked })}</span>
      {opensAt.map((step, i) => (
        <span
          key={step}
          class={`${styles.step} ${banked >= step ? styles.reached : ''}`}
          {...drawn('class')}
          aria-hidden="true"
        >
          <span>
            {Array.from({ length: step - (opensAt[i - 1] ?? 0) }, (_, n) =>
              (opensAt[i - 1] ?? 0) + n < banked ? <GameIcon key={n} name="xp" /> : <i key={n} />,
            )}
          </span>
          <b>{step}</b>
        </span>
      ))}
      {banked > last && (
        <b class={styles.beyond} aria-hidden="true">
          {banked}
        </b>
      )}
      <span class={styles.count} {...drawn('class')} aria-hidden="true">
        <GameIcon name="xp" />
        {banked}
      </span>
      {bank !== null && view.attempt === null && (
        <button
          type="button"
          class={`button outline ${styles.add}`}
          aria-label={plain(say('table/bank/add'), words())}
          data-action="bank"
          onClick={() => (hasAgreed && banked < last ? void session.act(bank) : ask(true))}
        >
          +
        </button>
      )}
      {asks && bank !== null && <BankFirst allOpen={banked >= last} onClose={() => ask(false)} />}
      <IconKey />
    </div>
  )
}
