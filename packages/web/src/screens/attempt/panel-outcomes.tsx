/** What comes of it either way, in words, and the Ally who would come along. */
import type { FaceLine } from '@runesaga/draw'
import { NO_CARD } from '@runesaga/table'
import { Card } from '../../cards/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { token } from './token.ts'

interface OutcomesProps {
  row: number
  slot: number
  lines: readonly FaceLine[]
}

export function PanelOutcomes({ row, slot, lines }: OutcomesProps) {
  const { shelf, look, seat } = useSession()
  const { failXp, adversaryFailXp, excessRemovesXp } = shelf.box.ruleset
  const ally = row < 0 ? NO_CARD : look.value.view.rows[row].allies[slot]
  const card = ally < 0 ? '' : shelf.names(seat.value).cardName(ally, language())
  const good =
    row < 0
      ? excessRemovesXp
        ? 'attempt/overcome/drain'
        : 'attempt/overcome/defeat'
      : ally < 0
        ? 'attempt/overcome/path'
        : 'attempt/overcome/ally'
  const bad =
    row < 0
      ? adversaryFailXp > 0
        ? 'attempt/fail/adversary'
        : 'attempt/fail/adversary-plain'
      : ally < 0
        ? 'attempt/fail/discard'
        : 'attempt/fail/ally'
  return (
    <>
      {ally >= 0 && (
        <div class="attempt-ally">
          <Card card={ally} size="strip" />
          <small>{say('attempt/comes-along')}</small>
        </div>
      )}
      {lines.length > 0 && (
        <ul class="attempt-lines">
          {lines.map(({ when, text }) => (
            <li key={text}>
              {when !== undefined && (
                <i>
                  <Rich text={when} />
                </i>
              )}{' '}
              <Rich text={text} />
            </li>
          ))}
        </ul>
      )}
      <dl class="attempt-outcomes">
        <div>
          <dt>
            <Icon name="check" />
            {say('attempt/overcome')}
          </dt>
          <dd>{say(good, { card })}</dd>
        </div>
        <div>
          <dt>
            <Icon name="close" />
            {say('attempt/fail')}
          </dt>
          <dd>
            <Rich text={say(bad, { card, xp: token('xp', row < 0 ? adversaryFailXp : failXp) })} />
          </dd>
        </div>
      </dl>
    </>
  )
}
