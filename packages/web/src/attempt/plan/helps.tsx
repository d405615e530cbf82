/** Feats and powers that could still change the attempt; what works before the cast can be put into the plan. */
import type { Help } from '@runesaga/table'

import { partOf, useSession, useView } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { changeWords, DeedRow, Percent } from '../figures/index.ts'
import styles from './helps.module.css'
import type { Figures } from './use-figures.ts'
import { helpName, type Plan } from './use-plan.ts'

type HelpMoment = Help['moment']

interface HelpsProps {
  plan: Plan
  figures: Figures
}

export function Helps({ plan, figures }: HelpsProps) {
  const { helps, chosen } = plan
  const { odds, chanceWith, isForLater } = figures
  const isChosen = (help: Help) => chosen.includes(help)
  /** Only what makes it likelier; and what nobody can tell yet. */
  const shown = helps.filter((help) => {
    const chance = chanceWith(help)
    if (isChosen(help)) return true
    if (chance === undefined) return help.locked || help.moment !== 'before'
    return odds !== undefined && chance > odds.success
  })
  // what can't help comes last
  shown.sort((a, b) => Number(a.locked) - Number(b.locked))
  return (
    <section class={styles.helps} aria-labelledby="attempt-helps" data-icons="">
      <h3 class="eyebrow" id="attempt-helps">
        {say('attempt/could-help')}
      </h3>
      {shown.length === 0 && <p class={styles.none}>{say('attempt/no-help')}</p>}
      <ul>
        {shown.map((help) => {
          const about = (
            <>
              <HelpWords help={help} moment={isForLater(help) ? (help.later ?? help.moment) : help.moment} />
              <HelpFigures figures={figures} help={help} chosen={isChosen(help)} />
            </>
          )
          return (
            <li key={helpName(help)}>
              {!isForLater(help) && !help.locked ? (
                <button
                  type="button"
                  class={styles.help}
                  aria-pressed={isChosen(help)}
                  onClick={() => plan.toggle(help)}
                >
                  {about}
                </button>
              ) : (
                <div class={`${styles.help} ${help.locked ? styles.locked : ''}`}>{about}</div>
              )}
            </li>
          )
        })}
      </ul>
      <IconKey />
    </section>
  )
}

/** The chance with it, and what it adds. */
function HelpFigures({ figures, help, chosen }: { figures: Figures; help: Help; chosen: boolean }) {
  const { odds, chanceWith } = figures
  const chance = chosen ? odds?.success : chanceWith(help)
  if (chance === undefined || odds === undefined) return null
  return (
    <span class={styles.figures}>
      <Percent chance={chance} />
      <small class={chosen ? styles.planned : ''}>
        {chosen ? say('attempt/planned') : changeWords(odds.success, chance)}
      </small>
    </span>
  )
}

function HelpWords({ help: { card, kind, deed, locked }, moment }: { help: Help; moment: HelpMoment }) {
  const { catalog, seat } = useSession()
  const { cardWords } = catalog.context(useView(), seat.value)
  if (locked) {
    return <DeedRow card={card} text={say(`refusal/level-forbids-${kind ?? 'hero'}`)} />
  }
  const use = partOf(deed, 'use')
  if (use !== undefined) {
    // the words of a power say themselves when it works
    return <DeedRow card={card} text={cardWords.power?.(card, use.power, use.pay, words()) ?? ''} />
  }
  const when = say(`attempt/help/${moment === 'failing' ? 'failed' : moment}`)
  const lines = catalog.face(card, words()).lines.map(({ text }) => text)
  return <DeedRow card={card} when={when} text={lines.join(' ')} />
}
