/** The Heritage: dealt, so it stands apart from what is chosen. */
import type { CardRef } from '@runesaga/table'
import { Card } from '../../cards/card.tsx'
import { say, words } from '../../ui/language.ts'
import { CardSaid } from './option.tsx'

export function HeritagePanel({ card }: { card: CardRef }) {
  return (
    <section class="setup-pick setup-heritage of-heritage">
      <header>
        <h2>{words().terms.kinds.heritage.one}</h2>
        <small>{say('opening/about/heritage')}</small>
      </header>
      <div class="setup-pair alone">
        <div class="setup-option">
          <div class="setup-card" aria-hidden="true">
            <Card card={card} size="row" />
            <Card card={card} size="thumb" />
          </div>
          <div class="setup-plate">
            <p class="setup-choice dealt">{say('opening/dealt')}</p>
            <CardSaid card={card} id="heritage-said" advice={null} />
          </div>
        </div>
      </div>
    </section>
  )
}
