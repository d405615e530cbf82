/** An Ally under its Challenge: a tan tab with what it adds and what it gives. */
import type { CardRef } from '@runesaga/table'
import { useReading } from '../../../cards/use-reading.ts'
import { useSession } from '../../../session/index.ts'
import { GameIcon } from '../../../ui/game-icon.tsx'
import { words } from '../../../ui/language.ts'

export function AllyTab({ card }: { card: CardRef }) {
  const { catalog } = useSession()
  const read = useReading(card)
  const { title, rewards } = catalog.face(card, words())
  return (
    <button type="button" class="ally-tab" data-flip={`card-${card}`} {...read}>
      <b class="plus-one">+1</b>
      <span class="ally-name">{title}</span>
      {rewards.map(({ icon, n }, i) => (
        <GameIcon key={i} name={icon} n={n} />
      ))}
    </button>
  )
}
