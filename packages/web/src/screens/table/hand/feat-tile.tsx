/** A Feat where cards have no room beside one another: its name on its picture, and what it does. */
import type { CardRef } from '@runesaga/table'
import { useSession } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { words } from '../../../ui/language.ts'
import { Rich } from '../../../ui/rich.tsx'
import styles from './feat-tile.module.css'

export function FeatTile({ card }: { card: CardRef }) {
  const { catalog } = useSession()
  const { feat, frame, title, points, lines } = catalog.face(card, words())
  return (
    <div class={`${styles.tile} f-${frame}`}>
      <div class={styles.head}>
        <span
          class={styles.picture}
          dangerouslySetInnerHTML={{ __html: catalog.picture(card, { w: 60, h: 40, x: 0.5, size: 0.9 }) }}
        />
        <b>{title}</b>
        {points === null ? <GameIcon name={feat ?? 'feat'} /> : <GameIcon name={points.icon} n={points.n} />}
      </div>
      <div class={styles.text}>
        <p>
          {lines.map(({ when, text }) => (
            <span key={text}>
              {when !== undefined && (
                <i>
                  <Rich text={when} />
                </i>
              )}
              <Rich text={text} />{' '}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
