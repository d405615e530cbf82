/** The Heritage: dealt, so it stands apart from what is chosen. */
import type { CardRef } from '@runesaga/table'
import { Card } from '../../cards/card.tsx'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { CardSaid } from './option.tsx'
import styles from './pick.module.css'

export function HeritagePanel({ card }: { card: CardRef }) {
  return (
    <section class={styles.pick} data-slot="heritage">
      <header>
        <h2>{words().terms.kinds.heritage.one}</h2>
        <small>{say('opening/about/heritage')}</small>
      </header>
      <div class={styles.alone}>
        <div class={styles.option} data-icons="">
          <div aria-hidden="true">
            <Card card={card} size="row" />
            <Card card={card} size="thumb" />
          </div>
          <div class={styles.plate}>
            <p>{say('opening/dealt')}</p>
            <CardSaid card={card} id="heritage-said" advice={null} />
          </div>
          <IconKey />
        </div>
      </div>
    </section>
  )
}
