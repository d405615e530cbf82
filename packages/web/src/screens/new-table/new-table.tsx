/** Planning a table: which game, who plays, with which cards. */
import { EDITIONS, MODES, type TablePlan } from '@runesaga/table'
import { capital, setupProblemWords } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { change, settings } from '../../state/settings.ts'
import { beginTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Page } from '../../ui/page.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AskingChoice } from '../settings/asking-choice.tsx'
import {
  type Draft,
  firstIn,
  heroesIn,
  keepBegun,
  keepDraft,
  lastDraft,
  mayDealOne,
  mayLeaveOutAllies,
  problemOf,
  seatsIn,
  tableOf,
  withChange,
} from './draft.ts'
import { FoeFields } from './foe-fields.tsx'
import { MixCards } from './mix-cards.tsx'
import styles from './new-table.module.css'
import { Seats } from './seats.tsx'
import { usePlan } from './use-plan.ts'

/** Stands for nobody in the list of who may begin. */
const BY_LOT = -1

interface DraftProps {
  draft: Draft
  plan: TablePlan
  onChange: (changed: Partial<Draft>) => void
}

export function NewTableScreen() {
  const lang = language()
  const [draft, setDraft] = useState(lastDraft)
  const plan = usePlan(draft)
  useEffect(() => keepDraft(draft), [draft])
  const edit = (changed: Partial<Draft>) => setDraft((was) => withChange(was, changed))
  const date = new Date().toLocaleDateString(lang, { day: 'numeric', month: 'long' })
  const usualName = say('new-table/usual-name', { date })
  return (
    <Page title={say('home/new-table')} class={styles.newTable}>
      <form class={`${styles.form} panel`} onSubmit={(event) => event.preventDefault()}>
        <div class={styles.columns}>
          <div>
            <Choice
              legend={say('new-table/edition')}
              look="plates"
              value={draft.edition}
              options={EDITIONS.map((value) => ({
                value,
                label: say(`edition/${value}`),
                about: say(`new-table/edition/${value}`),
              }))}
              onChange={(edition) => edit({ edition })}
            />
            <Choice
              legend={say('new-table/mode')}
              look="plates"
              value={draft.mode}
              options={MODES.map((value) => ({
                value,
                label: capital(say(`mode/${value}`)),
                about: say(`new-table/mode/${value}`),
              }))}
              onChange={(mode) => edit({ mode })}
            />
            <Seats draft={draft} onChange={edit} onSwap={setDraft} />
            {heroesIn(draft) > 1 && (
              <SelectField
                label={say('new-table/first')}
                value={firstIn(draft) ?? BY_LOT}
                options={[
                  { value: BY_LOT, label: say('new-table/first/by-lot') },
                  ...seatsIn(draft).map(({ name }, seat) => ({ value: seat, label: name })),
                ]}
                onChange={(first) => edit({ first: first === BY_LOT ? null : first })}
              />
            )}
          </div>
          <div>
            <MixCards draft={draft} plan={plan} onChange={edit} />
            <Options draft={draft} plan={plan} onChange={edit} />
            <AskingChoice asking={settings.value.asking} onChange={(asking) => change({ asking })} />
            <TextField
              label={say('new-table/table-name')}
              value={draft.name}
              placeholder={usualName}
              onInput={(name) => edit({ name })}
            />
          </div>
        </div>
        <Beginning draft={draft} plan={plan} usualName={usualName} />
      </form>
    </Page>
  )
}

function Options({ draft, plan, onChange }: DraftProps) {
  if (draft.mode === 'competitive' && !mayDealOne(draft) && !mayLeaveOutAllies(draft)) return null
  return (
    <fieldset class="choice">
      <legend>{say('new-table/options')}</legend>
      <div class="choice-options plates">
        {mayDealOne(draft) && (
          <Switch
            label={say('new-table/no-choice')}
            about={say('new-table/no-choice/about')}
            on={draft.noChoice}
            onChange={(noChoice) => onChange({ noChoice })}
          />
        )}
        {mayLeaveOutAllies(draft) && (
          <Switch
            label={say(
              draft.mode === 'competitive' ? 'new-table/no-allies-nor-adversaries' : 'new-table/no-allies',
            )}
            about={say('new-table/no-allies/about')}
            on={draft.noAllies}
            onChange={(noAllies) => onChange({ noAllies })}
          />
        )}
      </div>
      {draft.mode !== 'competitive' && <FoeFields draft={draft} foes={plan.foes} onChange={onChange} />}
    </fieldset>
  )
}

/** The button that lays the table, and what keeps it from being laid. */
function Beginning({ draft, plan, usualName }: { draft: Draft; plan: TablePlan; usualName: string }) {
  const [state, setState] = useState<'idle' | 'beginning' | 'new-table/cannot-play' | 'home/no-connection'>(
    'idle',
  )
  const problem = problemOf(draft)
  const missing = plan.problems.map((one) => setupProblemWords(one, words()))
  const isOff = problem !== null || missing.length > 0 || state === 'beginning'
  const begin = async () => {
    setState('beginning')
    try {
      await beginTable(tableOf(draft, usualName))
      keepBegun(draft)
    } catch (error) {
      setState(
        error instanceof Error && error.name === 'BadSetup' ? 'new-table/cannot-play' : 'home/no-connection',
      )
    }
  }
  const note = problem ?? (state === 'idle' || state === 'beginning' ? null : state)
  return (
    <div class={styles.begin}>
      <p role="status" class={styles.note}>
        {missing.length > 0 ? missing.join(' ') : note !== null && say(note)}
      </p>
      <Button
        look="primary"
        mark="rune"
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) void begin()
        }}
      >
        {state === 'beginning' ? say('home/beginning') : say('new-table/begin')}
      </Button>
    </div>
  )
}
