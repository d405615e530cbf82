/** What comes of it either way, in words, and the Ally who would come along. */
import type { FaceLine } from '@runesaga/draw'
import { NO_CARD } from '@runesaga/table'
import { trial } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language } from '../../ui/language.ts'
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
  const say = (key: Parameters<typeof trial>[1], xp: number) =>
    trial(language(), key, { card, xp: token('xp', xp) })
  const good =
    row < 0
      ? excessRemovesXp
        ? 'overcome/drain'
        : 'overcome/defeat'
      : ally < 0
        ? 'overcome/path'
        : 'overcome/ally'
  const bad =
    row < 0
      ? adversaryFailXp > 0
        ? 'fail/adversary'
        : 'fail/adversary-plain'
      : ally < 0
        ? 'fail/discard'
        : 'fail/ally'
  return (
    <>
      {ally >= 0 && (
        <div class="attempt-ally">
          <Card card={ally} size="strip" />
          <small>{trial(language(), 'comes-along')}</small>
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
            {trial(language(), 'overcome')}
          </dt>
          <dd>{say(good, 0)}</dd>
        </div>
        <div>
          <dt>
            <Icon name="close" />
            {trial(language(), 'fail')}
          </dt>
          <dd>
            <Rich text={say(bad, row < 0 ? adversaryFailXp : failXp)} />
          </dd>
        </div>
      </dl>
    </>
  )
}
