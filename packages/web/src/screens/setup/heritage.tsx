/** The Heritage: dealt, so it stands apart from what is chosen. */
import type { CardNo } from '@runesaga/table'
import { CARD_KINDS, opening } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { language } from '../../ui/language.ts'
import { CardSaid } from './option.tsx'

export function HeritagePanel({ card }: { card: CardNo }) {
  return (
    <section class="setup-pick setup-heritage of-heritage">
      <header>
        <h2>{CARD_KINDS.heritage[language()].one}</h2>
        <small>{opening(language(), 'about/heritage')}</small>
      </header>
      <div class="setup-pair alone">
        <div class="setup-option">
          <div class="setup-card" aria-hidden="true">
            <Card card={card} size="row" />
            <Card card={card} size="thumb" />
          </div>
          <div class="setup-plate">
            <p class="setup-choice dealt">{opening(language(), 'dealt')}</p>
            <CardSaid card={card} id="heritage-said" advice={null} />
          </div>
        </div>
      </div>
    </section>
  )
}
