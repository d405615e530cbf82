/** How a game of a campaign ended: a mark and a word, never colour alone. */
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'

export function EndWord({ end }: { end: 'won' | 'lost' }) {
  return (
    <b class={`end-word ${end}`}>
      <Icon name={end === 'won' ? 'check' : 'close'} />
      {say(`campaign/generation/${end}`)}
    </b>
  )
}
