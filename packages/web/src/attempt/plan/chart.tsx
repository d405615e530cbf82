/** The chance of every total as bars: gold from the difficulty on, hatched below; the same as a table for those who listen. */
import type { OddsView } from '@runesaga/table'
import { chanceFigure, chanceText } from '../../ui/chance.ts'
import { language, say, words } from '../../ui/language.ts'
import styles from './chart.module.css'

/** Rarer totals at the ends are left out of the picture, not out of the sums. */
const TOO_RARE = 0.0008

interface ChartProps {
  odds: OddsView
  /** with other numbers of Dark runes: there is room for their totals too, so that no bar moves when one is chosen */
  others: readonly OddsView[]
}

export function Chart({ odds, others }: ChartProps) {
  const { success, stones, mean } = odds
  const difficulty = odds.difficulty.n
  const all = 2 ** stones.length
  const shown = shownOf(odds, others)
  const highest = Math.max(...shown.map(({ chance }) => chance))
  const need = say('attempt/you-need', { n: difficulty })
  const number = (n: number, digits = 0) => n.toLocaleString(language(), { maximumFractionDigits: digits })
  return (
    <section class={styles.odds}>
      <figure class={styles.chart} aria-label={`${say('attempt/chart')}, ${need}`}>
        <div class={styles.bars} aria-hidden="true">
          {shown.map(({ total, chance }) => (
            <div
              key={total}
              class={`${styles.bar} ${total >= difficulty ? styles.good : styles.bad} ${total === difficulty ? styles.need : ''}`}
              style={{ '--height': chance / highest }}
            >
              {total === difficulty && <em>{need}</em>}
              <span class={styles.room}>
                {chance > 0 && <span>{chance < 0.01 ? '<1' : Math.round(chance * 100)}</span>}
                {chance > 0 && <i />}
              </span>
              <b>{total}</b>
            </div>
          ))}
          {difficulty > shown[shown.length - 1].total && <em class={styles.beyond}>{need}</em>}
        </div>
        <table class="unseen">
          <caption>{say('attempt/chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('attempt/chart/total')}</th>
              <th scope="col">{say('attempt/chart/chance')}</th>
            </tr>
          </thead>
          <tbody>
            {odds.distribution.map(({ total, chance }) => (
              <tr key={total}>
                <th scope="row">{total}</th>
                <td>{chanceText(chance, words())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
      <p class={styles.big} data-coach="chance">
        <b>
          {chanceFigure(success, words())}
          <i>{words().rules.percent('')}</i>
        </b>
        <span>{say('attempt/to-overcome')}</span>
        <small>
          {say('attempt/casts', {
            good: number(success * all),
            all: number(all),
            mean: number(mean, 1),
          })}
        </small>
      </p>
    </section>
  )
}

/** Every total from the least that is common to the greatest, whether it can come now or not. */
function shownOf(odds: OddsView, others: readonly OddsView[]): OddsView['distribution'] {
  const common = [odds, ...others].flatMap(({ distribution }) =>
    distribution.filter(({ chance }) => chance >= TOO_RARE).map(({ total }) => total),
  )
  const [first, last] = [Math.min(...common), Math.max(...common)]
  const chances = new Map(odds.distribution.map(({ total, chance }) => [total, chance]))
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    total: first + i,
    chance: chances.get(first + i) ?? 0,
  }))
}
