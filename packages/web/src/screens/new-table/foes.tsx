/** Whom a party faces, by their pictures, and beside them the one who is chosen, with the Quest. */
import type { Foe, TablePlan } from '@runesaga/table'
import { printedName } from '@runesaga/words'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { CardsContext, type CardsHere, useCards } from '../../cards/cards-here.ts'
import { Reading } from '../../cards/reading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say } from '../../ui/language.ts'
import { Sprite } from '../../ui/sprite.tsx'
import { Candles } from './candles.tsx'
import { Chosen } from './chosen.tsx'
import type { Draft } from './draft.ts'
import styles from './foes.module.css'
import { type Outlook, outlookOf } from './outlook.ts'

interface FoesProps {
  draft: Draft
  plan: TablePlan
  /** null until they are there */
  cards: CardsHere | null
  onChange: (changed: Partial<Draft>) => void
}

export function Foes({ draft, plan, cards, onChange }: FoesProps) {
  const title = useId()
  const faced = draft.mode !== 'competitive'
  // what is still on its way, or of other cards than those that are here, isn't shown
  const foes = cards === null ? [] : plan.foes.filter(({ id }) => cards.faces.has(id))
  const inRows = !faced && foes.length > 0 && plan.mix?.foes === foes.length
  const about = !faced ? 'none' : plan.foes.length === 1 ? 'alone' : 'about'
  return (
    <section class={`${styles.foes} ${faced ? '' : styles.seen}`} aria-labelledby={title}>
      <h2 id={title}>
        {say('new-table/adversary')}{' '}
        <small>{inRows ? say('new-table/adversary/in-rows') : say(`new-table/adversary/${about}`)}</small>
      </h2>
      <div class={styles.row}>
        {cards !== null && foes.length > 0 && (
          <CardsContext value={cards}>
            <span class={styles.shared}>
              <Sprite />
            </span>
            {faced && foes.length > 1 && (
              <Gallery draft={draft} foes={foes} onChange={onChange} label={title} />
            )}
            {inRows && <InRows foes={foes} label={title} />}
            <Chosen draft={draft} foes={foes} mix={plan.mix} onChange={onChange} />
            <Reading />
          </CardsContext>
        )}
      </div>
    </section>
  )
}

interface GalleryProps extends Pick<FoesProps, 'draft' | 'onChange'> {
  foes: readonly Foe[]
  /** the id of its name */
  label: string
}

/** Those that lie in the rows are only looked at. */
const InRows = ({ foes, label }: Pick<GalleryProps, 'foes' | 'label'>) => (
  <ul class={styles.gallery} aria-labelledby={label}>
    {foes.map((foe) => (
      <li key={foe.id} class={styles.foe}>
        <Portrait foe={foe} outlook={null} />
      </li>
    ))}
  </ul>
)

function Gallery({ draft, foes, onChange, label }: GalleryProps) {
  const name = useId()
  const choice = (adversary: string | null) => ({
    name,
    chosen: draft.adversary === adversary,
    onChoose: () => onChange({ adversary }),
  })
  return (
    <div class={styles.gallery} role="radiogroup" aria-labelledby={label}>
      <Choosable {...choice(null)} class={styles.any}>
        <Icon name="die" />
        <b>{say('new-table/by-chance')}</b>
      </Choosable>
      {foes.map((foe) => (
        <Choosable key={foe.id} {...choice(foe.id)}>
          <Portrait foe={foe} outlook={outlookOf(draft, foe.id, draft.quest)} />
        </Choosable>
      ))}
    </div>
  )
}

interface ChoosableProps {
  name: string
  chosen: boolean
  onChoose: () => void
  class?: string
  children: ComponentChildren
}

const Choosable = ({ name, chosen, onChoose, class: also = '', children }: ChoosableProps) => (
  <label class={`${styles.foe} ${also}`}>
    <input type="radio" name={name} checked={chosen} onChange={onChoose} />
    {children}
  </label>
)

/** One with two sides is seen, and called, as it is in the end. */
function Picture({ foe }: { foe: Foe }) {
  const { faces } = useCards()
  const side = foe.final === undefined ? 'first' : 'final'
  const picture = faces.picture(foe.id, { w: 120, h: 96, y: 0.5, size: 0.78 }, side)
  return <span class={styles.portrait} aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />
}

const Portrait = ({ foe, outlook }: { foe: Foe; outlook: Outlook | null }) => (
  <>
    <Picture foe={foe} />
    <b>{printedName(foe.final ?? foe.name, language())}</b>
    {outlook !== null && <Candles hardness={outlook.hardness} />}
  </>
)
