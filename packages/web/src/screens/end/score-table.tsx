/** The score sheet: a column a hero, boxes A to E with what they are made of, the total, and the luck of the runes. */
import { eventsTold, luckOf, type ScoreSheet } from '@runesaga/table'
import { Icon } from '../../ui/icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { HeroMark } from '../setup/hero-mark.tsx'
import { useSession } from '../table/session-context.ts'
import { BOXES } from './groups.ts'
import { ScoreBoxRows } from './score-box.tsx'
import { shareOf, useFilling } from './use-filling.ts'

export function ScoreTable() {
  const { look } = useSession()
  const { sheets, view } = look.value
  const progress = useFilling()
  const share = (box: number) => shareOf(progress, box, BOXES.length)
  const winners = view.outcome!.winners
  return (
    <section class="end-sheet">
      <table class={`of-${sheets.length}`}>
        <caption class="unseen">{say('end/sheet')}</caption>
        <Heads winners={winners} />
        {BOXES.map((box, i) => (
          <ScoreBoxRows key={box} box={box} sheets={sheets} share={share(i)} winners={winners} />
        ))}
        <tbody>
          <tr class="end-total">
            <th scope="row">{say('end/total')}</th>
            {sheets.map((sheet, seat) => (
              <td key={seat} class={winners.includes(seat) ? 'won' : ''}>
                {progress >= 1 ? sheet.total : countedSoFar(sheet, share)}
              </td>
            ))}
          </tr>
          <LuckRow />
        </tbody>
      </table>
    </section>
  )
}

const countedSoFar = ({ boxes }: ScoreSheet, share: (box: number) => number): number =>
  BOXES.reduce((sum, box, i) => sum + Math.round(boxes[box] * share(i)), 0)

function Heads({ winners }: { winners: readonly number[] }) {
  const { look, about, shelf } = useSession()
  return (
    <thead>
      <tr>
        <th scope="col">
          <h2>{say('end/sheet')}</h2>
        </th>
        {look.value.view.heroes.map((hero, seat) => (
          <th key={seat} scope="col" class={winners.includes(seat) ? 'won' : ''}>
            <HeroMark seat={seat} origin={hero.origin} />
            <b>{about.players[seat].name}</b>
            {hero.destiny >= 0 && <small>{shelf.face(hero.destiny, words()).title}</small>}
            {winners.includes(seat) && (
              <em>
                <Icon name="laurels" />
                {say('end/winner')}
              </em>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** What the stones showed against their average: told, never scored. */
function LuckRow() {
  const { updates, look } = useSession()
  const luck = luckOf(eventsTold(updates.value), look.value.view.heroes.length)
  const figure = (n: number) => n.toLocaleString(language(), { maximumFractionDigits: 1 })
  const signed = (n: number) =>
    n.toLocaleString(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).replace('-', '−')
  return (
    <tr class="end-luck">
      <th scope="row">
        {say('end/luck')}
        <small>{say('end/luck/how')}</small>
      </th>
      {luck.map(({ actual, expected }, seat) => (
        <td key={seat}>
          <b class={actual < expected ? 'less' : ''}>{signed(actual - expected)}</b>
          <small>{say('end/luck/cell', { actual: figure(actual), expected: figure(expected) })}</small>
        </td>
      ))}
    </tr>
  )
}
