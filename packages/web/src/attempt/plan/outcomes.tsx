/** What comes of it either way, in words, and the Ally who would come along. */

import type { FaceLine } from '@runesaga/draw'
import type { CardRef } from '@runesaga/table'
import { NamedRich } from '../../at-table/named.tsx'
import { useEndsBy } from '../../at-table/near-end.ts'
import { Card } from '../../cards/card.tsx'
import { useSession, useView } from '../../session/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { language, say } from '../../ui/language.ts'
import { token } from '../figures/index.ts'
import { failingWords } from './failing.ts'
import styles from './outcomes.module.css'

interface OutcomesProps {
  card: CardRef
  /** does it lie apart from the rows? */
  apart: boolean
  lines: readonly FaceLine[]
}

export function Outcomes({ card, apart, lines }: OutcomesProps) {
  const session = useSession()
  const { about, catalog, seat } = session
  const { rows } = useView()
  const endsBy = useEndsBy()
  const { failXp, adversaryFailXp, excessRemovesXp } = about.figures
  const ally = rows.flatMap(({ places }) => places).find((place) => place.card === card)?.ally ?? null
  const allyName = ally === null ? '' : catalog.names(seat.value).cardName(ally, language())
  const good = apart
    ? excessRemovesXp
      ? 'attempt/overcome/drain'
      : 'attempt/overcome/defeat'
    : ally === null
      ? 'attempt/overcome/path'
      : 'attempt/overcome/ally'
  const bad = apart
    ? adversaryFailXp > 0
      ? 'attempt/fail/adversary'
      : 'attempt/fail/adversary-plain'
    : ally === null
      ? 'attempt/fail/discard'
      : 'attempt/fail/ally'
  return (
    <>
      {ally !== null && (
        <div class={styles.ally}>
          <Card card={ally} size="strip" />
          <small>{say('attempt/comes-along')}</small>
        </div>
      )}
      {lines.length > 0 && (
        <ul class={styles.lines}>
          {lines.map(({ when, text }) => (
            <li key={text}>
              {when !== undefined && (
                <i>
                  <NamedRich text={when} />
                </i>
              )}{' '}
              <NamedRich text={text} />
            </li>
          ))}
        </ul>
      )}
      <dl class={styles.outcomes}>
        <div>
          <dt>
            <Icon name="check" />
            {say('attempt/overcome')}
          </dt>
          <dd>
            {say(good, { card: allyName })}
            {!apart && endsBy !== null && <b class={styles.ends}> {endsBy}</b>}
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="close" />
            {say('attempt/fail')}
          </dt>
          <dd>
            <NamedRich
              text={[
                say(bad, { card: allyName, xp: token('xp', apart ? adversaryFailXp : failXp) }),
                ...failingWords(session, apart),
              ].join(' ')}
            />
          </dd>
        </div>
      </dl>
    </>
  )
}
