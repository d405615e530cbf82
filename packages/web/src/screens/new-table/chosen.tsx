/** The Adversary who was chosen, as a card to be read, and the Quests that go with it. */
import type { Foe, Mix } from '@runesaga/table'
import { printedName } from '@runesaga/words'
import { useId } from 'preact/hooks'
import { useCards } from '../../cards/cards-here.ts'
import { Readable } from '../../cards/readable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { ChapterFoe } from '../campaign/foe.tsx'
import { Candles } from './candles.tsx'
import styles from './chosen.module.css'
import { type Draft, questIn, questsOf } from './draft.ts'
import { type Outlook, outlookAmong } from './outlook.ts'

interface ChosenProps {
  draft: Draft
  foes: readonly Foe[]
  mix: Mix | null
  onChange: (changed: Partial<Draft>) => void
}

export function Chosen({ draft, foes, mix, onChange }: ChosenProps) {
  const { faces } = useCards()
  if (draft.mode === 'competitive') return <NotHere mix={mix} />
  const foe = foes.length === 1 ? foes[0] : foes.find(({ id }) => id === draft.adversary)
  return (
    <div class={`${styles.chosen} ${foes.length === 1 ? styles.only : ''}`} data-icons="">
      <div class={styles.card}>
        {foe === undefined ? (
          <ByChance />
        ) : foe.final === undefined ? (
          <Readable key={foe.id} card={foe.id} size="row" />
        ) : (
          <>
            <ChapterFoe key={foe.id} card={foe.id} />
            <small class={styles.sides}>
              {say('new-table/two-sides', {
                first: faces.face(foe.id, words()).title,
                final: printedName(foe.final, language()),
              })}
            </small>
          </>
        )}
      </div>
      <Quests draft={draft} foes={foes} onChange={onChange} />
      <IconKey />
    </div>
  )
}

const ByChance = () => (
  <p class={styles.chance}>
    <Icon name="die" />
    {say('new-table/by-chance/about')}
  </p>
)

function NotHere({ mix }: { mix: Mix | null }) {
  return (
    <div class={styles.notHere}>
      {mix !== null && <b>{mix.foes === 0 ? say('mix/foes/none') : say('mix/foes/rows', { n: mix.foes })}</b>}
      <p>{say('new-table/adversary/not-here')}</p>
    </div>
  )
}

/** Each with a line on what it is: what lets the Adversary grow, and no other one lets it. */
function Quests({ draft, foes, onChange }: Omit<ChosenProps, 'mix'>) {
  const { faces } = useCards()
  const name = useId()
  const quests = questsOf(draft, foes).filter(({ id }) => faces.has(id))
  const says = quests.map(({ id }) => faces.sentences(id, words()))
  if (quests.length === 0) return <p class={styles.own}>{say('new-table/quest/own')}</p>
  if (quests.length === 1)
    return (
      <div class={styles.quests}>
        <h3>{say('new-table/quest')}</h3>
        <div class={styles.quest}>
          <QuestWords quest={quests[0]} line={says[0].join(' ')} />
        </div>
      </div>
    )
  // what two sides of a card have in common is said of the first
  const line = (i: number): string => {
    const before = says.slice(0, i).flat()
    const own = says[i].filter((sentence) => !before.includes(sentence))
    return (own.length > 0 ? own : says[i]).join(' ')
  }
  const chosen = questIn(draft, foes)
  return (
    <div class={styles.quests} role="radiogroup" aria-labelledby={name}>
      <h3 id={name}>{say('new-table/quest')}</h3>
      {quests.map((quest, i) => (
        <label key={quest.id} class={styles.quest}>
          <input
            type="radio"
            name={name}
            checked={quest.id === chosen}
            onChange={() => onChange({ quest: i === 0 ? null : quest.id })}
          />
          <QuestWords
            quest={quest}
            line={line(i)}
            outlook={outlookAmong({ ...draft, quest: quest.id }, foes)}
          />
        </label>
      ))}
    </div>
  )
}

interface QuestWordsProps {
  quest: Foe['quests'][number]
  line: string
  outlook?: Outlook | null
}

function QuestWords({ quest, line, outlook = null }: QuestWordsProps) {
  const { faces } = useCards()
  return (
    <>
      <span
        class={styles.picture}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: faces.mini(quest.id) }}
      />
      <span class={styles.words}>
        <b>{printedName(quest.name, language())}</b>
        <small>
          <Rich text={line} />
        </small>
        {outlook !== null && <Candles hardness={outlook.hardness} />}
      </span>
    </>
  )
}
