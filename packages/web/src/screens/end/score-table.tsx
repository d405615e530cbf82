/** The score sheet: a column a hero, boxes A to E with what they are made of, the total, and the luck of the runes. */
import { luckOf, type ScoreBox, type SheetView, standingEvents } from '@runesaga/table'
import { HeroMark } from '../../at-table/hero-mark.tsx'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession, useView } from '../../session/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { arrangedCasts } from './arranged.ts'
import { boxesFor } from './groups.ts'
import { ScoreBoxRows } from './score-box.tsx'
import styles from './sheet.module.css'
import { shareOf, useFilling } from './use-filling.ts'

interface ScoreTableProps {
  counted: boolean
  onCounted: () => void
}

export function ScoreTable({ counted, onCounted }: ScoreTableProps) {
  const { sheets, outcome, adversary } = useView()
  const progress = useFilling(counted, onCounted)
  const boxes = boxesFor(adversary !== null)
  const share = (box: number) => shareOf(progress, box, boxes.length)
  // who has won shows when all is counted
  const winners = counted ? outcome!.winners : []
  return (
    <section class={styles.sheet} data-icons="">
      <table data-heroes={sheets.length}>
        <caption class="unseen">{say('end/sheet')}</caption>
        <Heads counted={counted} />
        {boxes.map((box, i) => (
          <ScoreBoxRows key={box} box={box} sheets={sheets} share={share(i)} winners={winners} />
        ))}
        <tbody>
          <tr class={styles.total}>
            <th scope="row">{say('end/total')}</th>
            {sheets.map((sheet, seat) => (
              <td key={seat} class={winners.includes(seat) ? styles.won : ''} data-coach={`score-${seat}`}>
                {progress >= 1 ? sheet.total : countedSoFar(sheet, boxes, share)}
              </td>
            ))}
          </tr>
          <LuckRow />
        </tbody>
      </table>
      <IconKey />
    </section>
  )
}

const countedSoFar = (
  { boxes: points }: SheetView,
  boxes: readonly ScoreBox[],
  share: (box: number) => number,
): number => boxes.reduce((sum, box, i) => sum + Math.round(points[box] * share(i)), 0)

function Heads({ counted }: { counted: boolean }) {
  const { about, catalog } = useSession()
  const { heroes, outcome } = useView()
  const { winners } = outcome!
  return (
    <thead>
      <tr>
        <th scope="col">
          <h2>{say('end/sheet')}</h2>
        </th>
        {heroes.map((hero, seat) => (
          <th
            key={seat}
            scope="col"
            class={counted && winners.includes(seat) ? styles.won : ''}
            data-coach={`score-${seat}`}
          >
            <HeroMark seat={seat} origin={hero.origin} />
            <b>{about.players[seat].name}</b>
            {isSeen(hero.destiny) && <small>{catalog.face(hero.destiny, words()).title}</small>}
            {winners.includes(seat) && (
              <em class={counted ? '' : styles.unsaid}>
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
  const session = useSession()
  const { updates } = session
  const { heroes } = useView()
  const luck = luckOf(standingEvents(updates.value), heroes.length)
  const figure = (n: number) => n.toLocaleString(language(), { maximumFractionDigits: 1 })
  const signed = (n: number) =>
    n.toLocaleString(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).replace('-', '−')
  return (
    <tr class={styles.luck}>
      <th scope="row">
        {say('end/luck')}
        <small>{say(arrangedCasts(session) > 0 ? 'end/luck/arranged' : 'end/luck/how')}</small>
      </th>
      {luck.map(({ actual, expected }, seat) => (
        <td key={seat}>
          <b class={actual < expected ? styles.less : ''}>{signed(actual - expected)}</b>
          <small>{say('end/luck/cell', { actual: figure(actual), expected: figure(expected) })}</small>
        </td>
      ))}
    </tr>
  )
}
