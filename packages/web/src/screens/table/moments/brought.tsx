/** What a rival's turn brought and took: icons, Experience with what it came of, what the track locked, and the Feats that were played. */
import type { Seat } from '@runesaga/table'
import { NamedIcons } from '../../../at-table/named.tsx'
import { iconsOf, trackMoved } from '../../../attempt/figures/index.ts'
import { Mini } from '../../../cards/mini.tsx'
import { useSession } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { language, say, words } from '../../../ui/language.ts'
import type { Turn } from '../chronicle/index.ts'
import styles from './digest.module.css'
import { drawnIn, type Gained, playedIn, xpOf } from './what-came.ts'

function Experience({ by, why, n }: Gained) {
  const { catalog } = useSession()
  const cause =
    by === null
      ? why === null
        ? words().terms.icons.xp.one
        : say(`moment/xp/${why}`)
      : catalog.names().cardName(by, language())
  return (
    <span data-part="xp">
      <b>{say('attempt/signed', { n })}</b>
      <GameIcon name="xp" />
      <small>{cause}</small>
    </span>
  )
}

export function Brought({ turn }: { turn: Turn }) {
  const session = useSession()
  const printed = iconsOf(turn, session).filter(({ icon }) => icon !== 'hero' && icon !== 'antihero')
  const icons = [...printed, ...drawnIn(turn)]
  const xp = xpOf(turn)
  const locked = trackMoved(turn, session.about.figures)?.locks ?? []
  const played = playedIn(turn)
  const who = (by: Seat | null): string | undefined =>
    by === null || by === turn.seat ? undefined : session.about.players[by].name
  return (
    <>
      {icons.length + xp.length + locked.length > 0 && (
        <p class={styles.brought} data-part="brought">
          <NamedIcons list={icons} />
          {xp.map((one, i) => (
            <Experience key={i} {...one} />
          ))}
          {locked.map((feat) => (
            <span key={feat} class={styles.locked}>
              <GameIcon name={feat} />
              {say(`moment/locked/${feat}`)}
            </span>
          ))}
        </p>
      )}
      {played.length > 0 && (
        <ul class={styles.played} aria-label={say('moment/played')}>
          {played.map(({ card, by }, i) => (
            <li key={i}>
              <Mini card={card} note={who(by)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
