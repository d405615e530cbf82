/** The stones that will be cast and why each is there; beside them, Dark runes to buy. */
import { ABILITIES, kindOf, type Part, type Seat } from '@runesaga/table'
import { language, say, words } from '../../ui/language.ts'
import { Stone } from '../../ui/stone.tsx'
import { useSession } from '../table/session-context.ts'
import { DarkBox } from './dark-box.tsx'
import { groupsOf, rangeOf, type StoneGroup } from './pool.ts'
import type { Intent } from './use-intent.ts'

export function PanelRunes({ intent, seat }: { intent: Intent; seat: Seat }) {
  const groups = groupsOf(intent.odds?.stones ?? [])
  return (
    <section class="attempt-runes" aria-labelledby="attempt-runes">
      <h3 class="eyebrow" id="attempt-runes">
        {say('attempt/your-runes')}
      </h3>
      <ul class="attempt-pool">
        {groups.map((group) => (
          <Group key={group.name} group={group} seat={seat} />
        ))}
        {(intent.odds?.bonusParts ?? []).map((part, i) => (
          <Bonus key={i} part={part} />
        ))}
      </ul>
      <DarkBox intent={intent} seat={seat} />
    </section>
  )
}

/** Successes that a card adds to whatever the stones show. */
function Bonus({ part: { from, card, amount } }: { part: Part }) {
  const { shelf, seat } = useSession()
  return (
    <li class="attempt-group bonus">
      <strong>{amount < 0 ? `−${-amount}` : `+${amount}`}</strong>
      <b>{from === 'card' ? shelf.names(seat.value).cardName(card, language()) : say('attempt/bonus')}</b>
    </li>
  )
}

function Group({ group: { name, stones }, seat }: { group: StoneGroup; seat: Seat }) {
  const { look } = useSession()
  const { icons, lent } = look.value.view.heroes[seat]
  const ability = name === 'core' || name === 'dark' ? -1 : ABILITIES.indexOf(name)
  const label = name === 'core' || name === 'dark' ? say(`attempt/${name}`) : words().terms.icons[name].one
  const own = ability < 0 ? 0 : Math.min(stones.length, icons[ability] + lent[ability])
  const why = [
    name === 'core' ? say('attempt/always-cast') : '',
    own > 0 ? say('attempt/from-story', { n: own }) : '',
    ability >= 0 && own < stones.length ? say('attempt/from-cards', { n: stones.length - own }) : '',
  ].filter((words) => words !== '')
  return (
    <li class={`attempt-group ${name}`}>
      <span class="attempt-stones">
        {stones.map(({ stone, position }, i) => (
          <Stone key={position} stone={stone} face={kindOf(stone) === 'fate' ? 0 : 1} seed={i} />
        ))}
      </span>
      <b>{label}</b>
      <small>{say('attempt/range', rangeOf(stones))}</small>
      {why.length > 0 && <small class="why">{why.join(', ')}</small>}
    </li>
  )
}
