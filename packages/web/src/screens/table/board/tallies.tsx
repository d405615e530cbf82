/** The icons of a hero's story: abilities first, then story icons. */
import { ABILITIES, ICONS, type Seat } from '@runesaga/table'
import { useView } from '../../../session/index.ts'
import { Tally } from '../../../ui/game-icon.tsx'
import styles from './tallies.module.css'

export function Tallies({ seat, of }: { seat: Seat; of: 'abilities' | 'story' }) {
  const { icons, lent } = useView().heroes[seat]
  const isAbility = (name: string) => (ABILITIES as readonly string[]).includes(name)
  const shown = ICONS.map((name) => ({ name, n: icons[name] + lent[name] })).filter(
    ({ name, n }) => n > 0 && isAbility(name) === (of === 'abilities'),
  )
  if (shown.length === 0) return null
  return (
    <span class={styles.tallies} data-place="tallies" data-icons={shown.map(({ name }) => name).join(' ')}>
      {shown.map(({ name, n }) => (
        <Tally key={name} name={name} n={n} />
      ))}
    </span>
  )
}
