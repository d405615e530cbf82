/** One box of the score sheet: its points, what they are made of, and on demand every line in words. */
import type { ScoreBox, Seat, SheetView } from '@runesaga/table'
import { capital, type InlineIcon, scoreLineWords } from '@runesaga/words'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { type Group, groupsOf, linesIn, linesOf, pointsOf } from './groups.ts'
import styles from './sheet.module.css'

const ICONS: Partial<Record<ScoreBox, InlineIcon>> = { A: 'triumph', B: 'tragedy', C: 'xp', E: 'adversary' }

interface BoxProps {
  box: ScoreBox
  sheets: readonly SheetView[]
  /** how much of it is filled in yet */
  share: number
  winners: readonly Seat[]
}

export function ScoreBoxRows({ box, sheets, share, winners }: BoxProps) {
  const [open, setOpen] = useState(false)
  const unfolded = useRef<HTMLTableRowElement>(null)
  // what was unfolded at the foot of the sheet would lie under the score
  useEffect(() => unfolded.current?.scrollIntoView({ block: 'nearest' }), [open])
  const name = say(`score/box/${box}`)
  const icon = ICONS[box]
  const won = (seat: Seat) => (winners.includes(seat) ? styles.won : '')
  return (
    <tbody class={`${styles.box} ${open ? styles.open : ''} ${share === 0 ? styles.toCome : ''}`}>
      <tr class={styles.points}>
        <th scope="row">
          <button
            type="button"
            aria-expanded={open}
            aria-label={say('end/lines/box', { box, name })}
            title={say('end/lines')}
            onClick={() => setOpen(!open)}
          >
            <b>{box}</b>
            <span>{name}</span>
            {icon !== undefined && <Rich text={`{${icon}}`} />}
            <Icon name="unfold" />
          </button>
        </th>
        {sheets.map(({ boxes }, seat) => (
          <td key={seat} class={won(seat)}>
            {boxes[box] === 0 ? <Nothing /> : signed(Math.round(boxes[box] * share))}
          </td>
        ))}
      </tr>
      {groupsOf(box, sheets).map((group) => (
        <tr key={group} class={styles.group}>
          <th scope="row">{say(`end/group/${group}`)}</th>
          {sheets.map((sheet, seat) => (
            <td key={seat} class={won(seat)}>
              <Part box={box} group={group} sheet={sheet} />
            </td>
          ))}
        </tr>
      ))}
      {open && (
        <tr ref={unfolded} class={styles.lines}>
          <td colSpan={sheets.length + 1}>
            <LineByLine box={box} sheets={sheets} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** A minus as wide as the figures. */
const signed = (n: number): string => String(n).replace('-', '−')

const Nothing = () => (
  <>
    <span aria-hidden="true">–</span>
    <span class="unseen">0</span>
  </>
)

/** What a hero has in one group: points, or the icons themselves. */
function Part({ box, group, sheet }: { box: ScoreBox; group: Group; sheet: SheetView }) {
  const lines = linesIn(box, group, sheet)
  if (lines.length === 0) return <Nothing />
  if (group !== 'icons') return <>{signed(pointsOf(lines))}</>
  const text = lines.map((line) => ('icon' in line ? `{${line.icon} ${line.count}}` : '')).join(' ')
  return <Rich text={text} />
}

function LineByLine({ box, sheets }: { box: ScoreBox; sheets: readonly SheetView[] }) {
  const { about, catalog } = useSession()
  const names = catalog.names()
  return (
    <div class={styles.byHero}>
      {sheets.map(({ lines }, seat) => (
        <section key={seat}>
          <h3>{about.players[seat].name}</h3>
          <ul>
            {linesOf(box, lines).map((line, i) => (
              <li key={i}>
                <Rich text={capital(scoreLineWords(line, names, words()))} />
                <b>{signed(line.points)}</b>
              </li>
            ))}
            {linesOf(box, lines).length === 0 && <li>{say('end/none')}</li>}
          </ul>
        </section>
      ))}
    </div>
  )
}
