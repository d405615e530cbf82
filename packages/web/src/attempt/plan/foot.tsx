/** Back, who may answer (by public hand sizes only), and the cast. */
import type { OddsView } from '@runesaga/table'
import { useRef } from 'preact/hooks'
import { useSession, useView } from '../../session/index.ts'
import { Button } from '../../ui/button.tsx'
import { language, say } from '../../ui/language.ts'
import styles from './foot.module.css'
import type { Plan } from './use-plan.ts'

interface FootProps {
  plan: Plan
  odds: OddsView | undefined
  onClose: () => void
}

export function Foot({ plan, odds, onClose }: FootProps) {
  const session = useSession()
  const { seat, about } = session
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
  const isCast = useRef(false)
  // open until the table has answered: the page then goes over to the cast at once, and is not styled as a table in between
  const cast = () => {
    if (isCast.current) return
    isCast.current = true
    void session.carryOut(plan.asked()).finally(onClose)
  }
  return (
    <footer class={styles.foot} data-coach="bar">
      <Button mark="back" onClick={onClose}>
        {say('common/back')}
      </Button>
      <p>{said}</p>
      <Button
        look="primary"
        class={styles.cast}
        disabled={odds === undefined}
        data-action="attempt"
        onClick={cast}
      >
        {say('attempt/cast', { n: odds?.stones.length ?? 0 })}
      </Button>
    </footer>
  )
}
