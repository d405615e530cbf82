/** A Trait isn't won by a slip of the hand, since a new card takes its place: what it gives, and what it costs, then yes or no. */
import type { CardEntry, CardRef, Deed, GainView } from '@runesaga/table'
import { NamedRich } from '../../../at-table/named.tsx'
import { useEndsBy } from '../../../at-table/near-end.ts'
import { useAnswer } from '../../../attempt/figures/index.ts'
import { useSession, useView } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { language, say, words } from '../../../ui/language.ts'
import styles from './gain-for.module.css'

/** How many sentences of a Trait say what it asks for and nothing that the price hasn't said. */
function termsSaid({ kind, card }: CardEntry): number {
  if (kind !== 'trait') return 0
  const costs = [card.pay, card['or-pay']].filter((cost) => cost !== undefined)
  const isSaid = costs.every((cost) => Object.keys(cost).every((what) => what === 'xp'))
  return isSaid ? Number(card.need !== undefined) + Number(card.pay !== undefined) : 0
}

const asGain = (answer: GainView | string): GainView | null => (typeof answer === 'string' ? null : answer)

/** "−1 point: 1 Experience paid, none from your Destiny" */
function Worth({ card }: { card: CardRef }) {
  const { catalog, seat } = useSession()
  const { destiny } = useView().heroes[seat.value]
  const brings = useAnswer<{ ask: 'gain'; deed: Deed }, GainView | null>(
    { ask: 'gain', deed: { gain: card } },
    asGain,
    null,
  )
  if (brings === null) return <>…</>
  const { points, xp, scoring } = brings
  const names = catalog.names(seat.value)
  const printed = points - xp - scoring.reduce((sum, one) => sum + one.points, 0)
  const wordsOf = ({ card, points: n }: GainView['scoring'][number]): string => {
    if (card !== destiny) return say('table/gain-for/card', { n, card: names.cardName(card, language()) })
    return n === 0 ? say('attempt/worth/no-destiny') : say('table/gain-for/destiny', { n })
  }
  const why = [
    ...(xp < 0 ? [say('table/gain-for/paid', { n: -xp })] : []),
    ...(xp > 0 ? [say('table/gain-for/got', { n: xp })] : []),
    ...(printed === 0 ? [] : [say('table/gain-for/icons', { n: printed })]),
    ...scoring.map(wordsOf),
  ]
  const sum = points === 0 ? say('table/gain-for/even') : say('attempt/worth', { n: points })
  return <>{why.length === 0 ? sum : say('table/gain-for/worth', { points: sum, why: why.join(', ') })}</>
}

interface GainForProps {
  card: CardRef
  price: number
  onClose: () => void
}

export function GainFor({ card, price, onClose }: GainForProps) {
  const session = useSession()
  const name = session.catalog.names().cardName(card, language())
  const { rewards } = session.catalog.face(card, words())
  const entry = session.catalog.entry(card)
  const sentences = session.catalog.sentences(card, words()).slice(termsSaid(entry))
  const { xp } = useView().heroes[session.seat.value]
  const endsBy = useEndsBy()
  const gain = () => {
    onClose()
    void session.act({ gain: card })
  }
  return (
    <Dialog title={say('table/gain-for/title', { card: name })} onClose={onClose}>
      <h3 class="eyebrow">{say('attempt/you-gain')}</h3>
      <ul class={styles.gains}>
        {rewards.map(({ icon, n }, i) => (
          <li key={i}>
            <GameIcon name={icon} n={n} />
            <small aria-hidden="true">{words().terms.icons[icon].one}</small>
          </li>
        ))}
      </ul>
      <h3 class="eyebrow">{say('attempt/price')}</h3>
      <p>
        {price > 0 ? (
          <NamedRich text={say('table/gain-for/text', { xp: `{xp ${price}}`, have: `{xp ${xp}}` })} />
        ) : (
          say('table/gain-for/free')
        )}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} class={styles.says}>
          <NamedRich text={sentence} />
        </p>
      ))}
      <h3 class={`eyebrow ${styles.points}`}>{say('table/score-now')}</h3>
      <p>
        <Worth card={card} />
      </p>
      {endsBy !== null && <p class={styles.ends}>{endsBy}</p>}
      <div class="dialog-foot">
        <Button onClick={onClose}>{say('common/cancel')}</Button>
        <Button look="primary" autofocus={endsBy === null} data-action="gain" onClick={gain}>
          {say(price > 0 ? 'table/gain-for/yes' : 'table/gain-for/take')}
          {price > 0 && (
            <span class={styles.price}>
              {price}
              <GameIcon name="xp" />
            </span>
          )}
        </Button>
      </div>
    </Dialog>
  )
}
