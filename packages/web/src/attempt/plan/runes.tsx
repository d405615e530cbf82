/** The stones that will be cast and why each is there. */
import { FACE_SUCCESSES, STONE_SIDES, type SumPart } from '@runesaga/table'
import { useSession, useView } from '../../session/index.ts'
import { language, say, words } from '../../ui/language.ts'
import { Stone } from '../../ui/stone.tsx'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { groupsOf, MOST_STONES, type StoneGroup, together } from '../figures/index.ts'
import styles from './runes.module.css'
import type { Figures } from './use-figures.ts'

/** Has one more icons of an ability than it has stones? */
const isMost = (cast: number, have: number): boolean => cast === MOST_STONES && have > cast

export function Runes({ figures: { odds } }: { figures: Figures }) {
  const { icons, lent } = useView().heroes[useSession().seat.value]
  const groups = groupsOf(odds?.stones ?? [])
  const leavesOut = groups.some(
    ({ name, stones }) =>
      name !== 'core' && name !== 'dark' && isMost(stones.length, icons[name] + lent[name]),
  )
  return (
    <section class={styles.runes} aria-labelledby="attempt-runes" data-icons="">
      <h3 class="eyebrow" id="attempt-runes">
        {say('attempt/your-runes')}
      </h3>
      <ul class={styles.pool} data-coach="stones">
        {groups.map((group) => (
          <Group key={group.name} group={group} />
        ))}
        {together(odds?.bonus.parts ?? []).map((part, i) => (
          <Bonus key={i} part={part} />
        ))}
      </ul>
      {leavesOut && <p class={styles.most}>{say('attempt/most-stones')}</p>}
      <IconKey />
    </section>
  )
}

/** Successes that a card adds to whatever the stones show. */
function Bonus({ part: { from, card, amount } }: { part: SumPart }) {
  const { catalog, seat } = useSession()
  const name =
    from === 'card' && card !== null
      ? catalog.names(seat.value).cardName(card, language())
      : say('attempt/bonus')
  return (
    <li class={`${styles.group} ${styles.bonus}`}>
      <strong>{amount < 0 ? `−${-amount}` : `+${amount}`}</strong>
      <b>{name}</b>
    </li>
  )
}

function Group({ group: { name, stones } }: { group: StoneGroup }) {
  const { seat } = useSession()
  const { icons, lent } = useView().heroes[seat.value]
  const ability = name === 'core' || name === 'dark' ? null : name
  const label = name === 'core' || name === 'dark' ? say(`attempt/${name}`) : words().terms.icons[name].one
  const have = ability === null ? 0 : icons[ability] + lent[ability]
  const own = Math.min(stones.length, have)
  const shown = (side: 0 | 1) =>
    stones.reduce((sum, { stone }) => sum + FACE_SUCCESSES[STONE_SIDES[stone.kind][side]], 0)
  const why = [
    name === 'core' ? say('attempt/always-cast') : '',
    name === 'dark' ? say('attempt/chosen') : '',
    own > 0
      ? say(isMost(own, have) ? 'attempt/from-story/most' : 'attempt/from-story', { n: own, have })
      : '',
    ability !== null && own < stones.length ? say('attempt/from-cards', { n: stones.length - own }) : '',
  ].filter((words) => words !== '')
  return (
    <li class={styles.group}>
      <span class={styles.stones}>
        {stones.map(({ stone: { kind }, position }, i) => {
          const [lesser, better] = STONE_SIDES[kind]
          // the Twist of Fate is what tells its stone from other Core runes
          return <Stone key={position} stone={kind} face={kind === 'fate' ? lesser : better} seed={i} />
        })}
      </span>
      <b>{label}</b>
      <small>{say('attempt/range', { min: shown(0), max: shown(1) })}</small>
      {why.length > 0 && <small class={styles.why}>{why.join(', ')}</small>}
    </li>
  )
}
