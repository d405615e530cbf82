/** Back, who may answer (by public hand sizes only), and the cast. */
import type { Odds } from '@runesaga/table'
import { Button } from '../../ui/button.tsx'
import { language, say } from '../../ui/language.ts'
import { useSession } from '../table/session-context.ts'

interface FootProps {
  odds: Odds | undefined
  onBack: () => void
  onCast: () => void
}

export function PanelFoot({ odds, onBack, onCast }: FootProps) {
  const { look, seat, about } = useSession()
  const { heroes } = look.value.view
  const others = about.players.filter((_, other) => other !== seat.value && heroes[other].hand.length > 0)
  const names = new Intl.ListFormat(language()).format(others.map(({ name }) => name))
  const said =
    heroes.length === 1
      ? ''
      : others.length === 0
        ? say('attempt/nobody-answers')
        : say('attempt/may-answer', { names, n: others.length })
  return (
    <footer class="attempt-foot">
      <Button mark="back" onClick={onBack}>
        {say('common/back')}
      </Button>
      <p>{said}</p>
      <Button
        look="primary"
        class="cast"
        disabled={odds === undefined}
        data-action="attempt"
        onClick={onCast}
      >
        {say('attempt/cast', { n: odds?.stones.length ?? 0 })}
      </Button>
    </footer>
  )
}
