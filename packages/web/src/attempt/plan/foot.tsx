/** Back, who may answer (by public hand sizes only), and the cast. */
import type { OddsView } from '@runesaga/table'
import { useSession, useView } from '../../session/index.ts'
import { Button } from '../../ui/button.tsx'
import { language, say } from '../../ui/language.ts'
import styles from './foot.module.css'

interface FootProps {
  odds: OddsView | undefined
  onBack: () => void
  onCast: () => void
}

export function Foot({ odds, onBack, onCast }: FootProps) {
  const { seat, about } = useSession()
  const { heroes } = useView()
  const cardsOf = (hero: number) => heroes[hero].hand.hero + heroes[hero].hand.antihero
  const others = heroes.map((_, hero) => hero).filter((hero) => hero !== seat.value && cardsOf(hero) > 0)
  const names = new Intl.ListFormat(language()).format(others.map((hero) => about.players[hero].name))
  const said =
    heroes.length === 1
      ? ''
      : others.length === 0
        ? say('attempt/nobody-answers')
        : say(others.length === 1 ? 'attempt/may-answer' : 'attempt/may-answer/several', {
            names,
            n: others.reduce((sum, hero) => sum + cardsOf(hero), 0),
          })
  return (
    <footer class={styles.foot}>
      <Button mark="back" onClick={onBack}>
        {say('common/back')}
      </Button>
      <p>{said}</p>
      <Button
        look="primary"
        class={styles.cast}
        disabled={odds === undefined}
        data-action="attempt"
        onClick={onCast}
      >
        {say('attempt/cast', { n: odds?.stones.length ?? 0 })}
      </Button>
    </footer>
  )
}
