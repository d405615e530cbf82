/** The chance of every total as bars: gold from the difficulty on, hatched below; the same as a table for those who listen. */
import type { Odds } from '@runesaga/table'
import { trial } from '@runesaga/words'
import { chanceFigure, chanceText } from '../../ui/chance.ts'
import { language } from '../../ui/language.ts'

/** Rarer totals at the ends are left out of the picture, not out of the sums. */
const TOO_RARE = 0.0008

export function Chart({ odds }: { odds: Odds }) {
  const { difficulty, success, stones, mean } = odds
  const all = 2 ** stones.length
  const shown = trimmed(odds.distribution)
  const highest = Math.max(...shown.map(({ chance }) => chance))
  const need = trial(language(), 'you-need', { n: difficulty })
  const number = (n: number, digits = 0) => n.toLocaleString(language(), { maximumFractionDigits: digits })
  return (
    <section class="attempt-odds">
      <figure class="attempt-chart" aria-label={`${trial(language(), 'chart')}; ${need}`}>
        <div class="chart-bars" aria-hidden="true">
          {shown.map(({ total, chance }) => (
            <div
              key={total}
              class={`chart-bar ${total >= difficulty ? 'good' : 'bad'} ${total === difficulty ? 'need' : ''}`}
              style={{ '--height': chance / highest }}
            >
              {total === difficulty && <em>{need}</em>}
              <span class="chart-room">
                <span>{chance < 0.01 ? '<1' : Math.round(chance * 100)}</span>
                <i />
              </span>
              <b>{total}</b>
            </div>
          ))}
          {difficulty > shown[shown.length - 1].total && <em class="beyond">{need}</em>}
        </div>
        <table class="unseen">
          <caption>{trial(language(), 'chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{trial(language(), 'chart/total')}</th>
              <th scope="col">{trial(language(), 'chart/chance')}</th>
            </tr>
          </thead>
          <tbody>
            {odds.distribution.map(({ total, chance }) => (
              <tr key={total}>
                <th scope="row">{total}</th>
                <td>{chanceText(chance, language())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
      <p class="attempt-big">
        <b>
          {chanceFigure(success, language())}
          <i>%</i>
        </b>
        <span>{trial(language(), 'to-overcome')}</span>
        <small>
          {trial(language(), 'casts', {
            good: number(success * all),
            all: number(all),
            mean: number(mean, 1),
          })}
        </small>
      </p>
    </section>
  )
}

function trimmed(distribution: Odds['distribution']): Odds['distribution'] {
  const common = distribution.filter(({ chance }) => chance >= TOO_RARE)
  const [first, last] = [common[0].total, common[common.length - 1].total]
  return distribution.filter(({ total }) => total >= first && total <= last)
}
