/** A phone's hand: a small fan, or where there is room for a line of words only its kinds and how many; it opens to its cards. */
import { plain, shortRefusal } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { Card } from '../../../cards/card.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tally } from '../../../ui/game-icon.tsx'
import { say, words } from '../../../ui/language.ts'
import { Hand } from './hand.tsx'
import styles from './hand-button.module.css'
import { useLock, useLocked } from './use-lock.ts'

/** How many cards lie beside the middle one before they close up. */
const MOST_REACH = 2
const FEATS = ['hero', 'antihero'] as const

/** How many Feats of each kind; those that the track forbids lie dark. */
function Kinds() {
  const { seat } = useSession()
  const { hand } = useView().heroes[seat.value]
  const locked = useLocked().map(({ feat }) => feat)
  return (
    <span class={styles.kinds} aria-hidden="true">
      <small>{say('table/hand')}</small>
      <span>
        {FEATS.map((feat) =>
          hand[feat] === 0 ? null : (
            <span key={feat} class={locked.includes(feat) ? styles.locked : ''}>
              <Tally name={feat} n={hand[feat]} />
            </span>
          ),
        )}
      </span>
    </span>
  )
}

/** `low`: as high as a line of words. */
export function HandButton({ low = false }: { low?: boolean }) {
  const { seat } = useSession()
  const offers = useOffers()
  const [open, setOpen] = useState(false)
  const lock = useLock()
  const locked = useLocked()
  const hand = useView().heroes[seat.value].hand.cards ?? []
  if (hand.length === 0) return null
  const reach = (hand.length - 1) / 2
  // many lie closer, and spread no wider
  const spread = reach > MOST_REACH ? MOST_REACH / reach : 1
  const playable = hand.some((card) => offers.plays(card).length > 0 || offers.answer({ card }) !== null)
  const label = [
    say('table/hand/open'),
    say('table/hand/n', { n: hand.length }),
    ...locked.map(({ feat, reason }) => plain(`{${feat}} ${shortRefusal(reason, words())}`, words())),
  ]
  return (
    <>
      <button
        type="button"
        data-place="hand"
        class={`${styles.button} ${playable ? styles.legal : ''} ${low ? styles.low : ''}`}
        aria-label={label.join(', ')}
        onClick={() => setOpen(true)}
      >
        {low ? (
          <Kinds />
        ) : (
          <span class={styles.fan} aria-hidden="true">
            {hand.map((card, n) => (
              <span
                key={card}
                class={lock(card) === null ? '' : styles.locked}
                style={{ '--n': (n - reach) * spread }}
              >
                <Card card={card} size="thumb" />
              </span>
            ))}
          </span>
        )}
      </button>
      {open && (
        <Dialog
          title={say('table/hand/n', { n: hand.length })}
          class={styles.sheet}
          onClose={() => setOpen(false)}
        >
          <Hand shape="cards" />
        </Dialog>
      )}
    </>
  )
}
