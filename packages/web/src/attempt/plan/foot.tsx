/** Back, who may answer (by public hand sizes only), and the cast with its price. What can't succeed is asked about once. */
import { plain } from '@runesaga/words'
import { useRef, useState } from 'preact/hooks'
import { NamedRich } from '../../at-table/named.tsx'
import { useSession, useView } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { GameIcon } from '../../ui/game-icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { token } from '../figures/index.ts'
import styles from './foot.module.css'
import type { Figures } from './use-figures.ts'
import type { Plan } from './use-plan.ts'

interface FootProps {
  plan: Plan
  figures: Figures
  cast: () => void
  /** asks whether to cast all the same */
  doubt: string | null
  onClose: () => void
}

export function Foot({ plan, figures: { odds }, cast, doubt, onClose }: FootProps) {
  const price = plan.price(odds?.darkPrices ?? [])
  return (
    <footer class={styles.foot} data-coach="bar">
      <Button mark="back" onClick={onClose}>
        {say('common/back')}
      </Button>
      <p class={doubt === null ? '' : styles.doubt}>
        {doubt === null ? <MayAnswer /> : <NamedRich text={doubt} />}
      </p>
      <Button
        data-leads=""
        look="primary"
        class={styles.cast}
        disabled={odds === undefined}
        data-action="attempt"
        onClick={cast}
      >
        {doubt === null ? say('attempt/cast', { n: odds?.stones.length ?? 0 }) : say('attempt/cast-anyway')}
        {price > 0 && (
          <span class={styles.price}>
            {price} <GameIcon name="xp" />
          </span>
        )}
      </Button>
    </footer>
  )
}

function MayAnswer() {
  const { seat, about } = useSession()
  const { heroes } = useView()
  const cardsOf = (hero: number) => heroes[hero].hand.hero + heroes[hero].hand.antihero
  const others = heroes.map((_, hero) => hero).filter((hero) => hero !== seat.value && cardsOf(hero) > 0)
  if (heroes.length === 1) return null
  if (others.length === 0) return <>{say('attempt/nobody-answers')}</>
  const names = new Intl.ListFormat(language()).format(others.map((hero) => about.players[hero].name))
  const n = others.reduce((sum, hero) => sum + cardsOf(hero), 0)
  return <>{say(others.length === 1 ? 'attempt/may-answer' : 'attempt/may-answer/several', { names, n })}</>
}

/** Words for a cast that can't succeed as it is meant: what could save it, or what failing is good for. */
function useDoubt({ helps }: Pick<Plan, 'helps'>, { chanceWith }: Figures, apart: boolean): string {
  const { failXp, adversaryFailXp } = useSession().about.figures
  if (helps.some((help) => (chanceWith(help) ?? 0) > 0)) return say('attempt/hopeless/but-helps')
  const xp = apart ? adversaryFailXp : failXp
  return xp > 0 ? say('attempt/hopeless', { xp: token('xp', xp) }) : say('attempt/hopeless/nothing')
}

const NO_HELPS = { helps: [] }

/** Casts what is meant; what can't succeed on the second press only. `doubt`: what is asked in between. */
export function useCast(plan: Plan | null, figures: Figures, apart: boolean, onClose: () => void) {
  const session = useSession()
  const isCast = useRef(false)
  const doubt = useDoubt(plan ?? NO_HELPS, figures, apart)
  const [doubted, setDoubted] = useState('')
  const { odds } = figures
  if (plan === null || odds === undefined) return { cast: () => {}, doubt: null }
  const meant = JSON.stringify(plan.asked())
  const isAsked = odds.success === 0 && doubted === meant
  return {
    doubt: isAsked ? doubt : null,
    // open until the table has answered: the page then goes over to the cast at once, and is not styled as a table in between
    cast: () => {
      if (isCast.current) return
      if (odds.success === 0 && !isAsked) {
        setDoubted(meant)
        announce(plain(doubt, words()))
        return
      }
      isCast.current = true
      void session.carryOut(plan.asked()).finally(onClose)
    },
  }
}
