/** Another hero beside the table: what is known at a glance, the whole board on demand. */
import type { Seat } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { Purse } from '../../../at-table/purse.tsx'
import { SeatMark } from '../../../at-table/seat-mark.tsx'
import { isSeen } from '../../../cards/is-seen.ts'
import { Mini } from '../../../cards/mini.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { language, say, words } from '../../../ui/language.ts'
import { Bank, Tallies, Track } from '../board/index.ts'
import { Filled, HandSize } from './figures.tsx'
import styles from './rival-panel.module.css'
import { WholeBoard } from './whole-board.tsx'

/** Heritage and Class, where heroes have them. */
function Extras({ seat }: { seat: Seat }) {
  const { catalog } = useSession()
  const { heritage, motivation } = useView().heroes[seat]
  if (!isSeen(heritage) || !isSeen(motivation)) return null
  return (
    <div class={styles.extras}>
      {[heritage, motivation].map((card) => (
        <Mini key={card} card={card} note={words().terms.kinds[catalog.kind(card)].one} />
      ))}
      <Bank seat={seat} />
    </div>
  )
}

/** `slim`: three of them share the rail with the chronicle. */
export function RivalPanel({ seat, slim = false }: { seat: Seat; slim?: boolean }) {
  const { about, catalog } = useSession()
  const [open, setOpen] = useState(false)
  const hero = useView().heroes[seat]
  const { name } = about.players[seat]
  const names = catalog.names()
  // a low panel has no room for a Heritage of its own
  const cards = [hero.origin, ...(slim ? [hero.heritage] : []), hero.motivation].filter(isSeen)
  const together = about.setup.mode === 'coop'
  return (
    <>
      <section class={`${styles.rival} ${slim ? styles.slim : ''} panel`} data-part="rival" aria-label={name}>
        <header>
          <SeatMark seat={seat} />
          <div>
            <h2>{name}</h2>
            <small>
              {hero.loyal ? `${say('table/loyal')} · ` : together ? `${say('table/partner')} · ` : ''}
              {cards.map((card) => names.cardName(card, language())).join(' · ')}
            </small>
          </div>
          <Purse n={hero.xp} data-coach={`purse-${seat}`} />
        </header>
        <div class={styles.body}>
          <Track seat={seat} shape="small" />
          <div class={styles.lines}>
            <div>
              <Filled seat={seat} />
              <span class={styles.level}>{say(`level/${hero.level}`)}</span>
            </div>
            <div>
              <Tallies seat={seat} of="abilities" />
            </div>
            <div>
              <Tallies seat={seat} of="story" />
              <HandSize seat={seat} />
            </div>
          </div>
        </div>
        {!slim && <Extras seat={seat} />}
        <button
          type="button"
          class="cover"
          aria-label={say('table/open-board', { who: name })}
          onClick={() => setOpen(true)}
        />
      </section>
      {open && <WholeBoard seat={seat} onClose={() => setOpen(false)} />}
    </>
  )
}
