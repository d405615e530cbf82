/** The mark of a hero who sides with the Adversary; nothing for the others. */

import type { Seat } from '@runesaga/table'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { useSession } from './session-context.ts'

/** `short`: the mark alone, where the words stand elsewhere. */
export function LoyalMark({ seat, short = false }: { seat: Seat; short?: boolean }) {
  const { pledged } = useSession().look.value.view.heroes[seat]
  if (!pledged) return null
  return (
    <span class="loyal-mark" title={say('table/loyal')}>
      <Icon name="skull" />
      {!short && say('table/loyal')}
    </span>
  )
}
