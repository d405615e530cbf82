/** While nobody has to face it, the Adversary is a line that opens. */
import { useState } from 'preact/hooks'
import { Purse } from '../../../at-table/purse.tsx'
import { useSession, useView } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { say, words } from '../../../ui/language.ts'
import { drawn } from '../../../ui/tips/drawn.ts'
import styles from './adversary-chip.module.css'
import { AdversaryPanel } from './adversary-panel.tsx'
import { FoeRules } from './facts.tsx'
import { TurningPicture } from './turning.tsx'

/** Does it say what the Adversary does? With four heroes there is no room for it beside them. */
export const chipTells = (heroes: number): boolean => layout.value === 'desk' && heroes < 4

export function AdversaryChip() {
  const { catalog } = useSession()
  const [open, setOpen] = useState(false)
  const { adversary, heroes } = useView()
  const told = chipTells(heroes.length)
  if (adversary === null) return null
  const { card, side, xp, goal, quests } = adversary
  const { title } = catalog.face(card, words(), side)
  return (
    <>
      <section
        class={`${styles.chip} ${told ? styles.tells : ''} panel`}
        data-beside={layout.value === 'desk' ? 0 : heroes.length - 1}
        aria-label={say('table/adversary')}
      >
        <TurningPicture card={card} side={side} />
        <div class={styles.words}>
          <p class="eyebrow">{say(side === 'final' ? 'table/adversary/final' : 'table/adversary')}</p>
          <h2>{title}</h2>
          <small>{quests.map((quest) => catalog.face(quest, words()).title).join(' · ')}</small>
        </div>
        <Purse n={goal === null ? xp : `${xp} / ${goal}`} {...drawn('adversary-experience')} />
        <button
          type="button"
          class="cover"
          aria-label={say('common/named', {
            what: say('table/adversary'),
            value: `${title}, ${xp} ${say('table/experience')}`,
          })}
          onClick={() => setOpen(true)}
        />
        {told && <FoeRules class={styles.rules} own />}
      </section>
      {open && (
        <Dialog title={say('table/adversary')} class={styles.dialog} onClose={() => setOpen(false)}>
          <AdversaryPanel />
        </Dialog>
      )}
    </>
  )
}
