/** Planning a table: which game, who plays, with which cards. */
import '../../styles/new-table.css'
import { EDITIONS, MODES } from '@runesaga/table'
import { capital, EDITION_NAMES, home, MODE_NAMES } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { change, settings } from '../../state/settings.ts'
import { beginTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { language } from '../../ui/language.ts'
import { Page } from '../../ui/page.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AskingChoice } from '../settings/asking-choice.tsx'
import {
  type Draft,
  keepDraft,
  lastDraft,
  mayLeaveOutAllies,
  problemOf,
  tableOf,
  withChange,
} from './draft.ts'
import { FoeFields } from './foe-fields.tsx'
import { Seats } from './seats.tsx'

interface DraftProps {
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
}

export function NewTableScreen() {
  const lang = language()
  const [draft, setDraft] = useState(lastDraft)
  const edit = (changed: Partial<Draft>) => setDraft((was) => withChange(was, changed))
  const date = new Date().toLocaleDateString(lang, { day: 'numeric', month: 'long' })
  const usualName = home(lang, 'usual-name', { date })
  return (
    <Page title={home(lang, 'new-table')} class="new-table">
      <form class="new-table-form panel" onSubmit={(event) => event.preventDefault()}>
        <Choice
          legend={home(lang, 'edition')}
          look="plates"
          value={draft.edition}
          options={EDITIONS.map((value) => ({
            value,
            label: EDITION_NAMES[value][lang],
            about: home(lang, `edition/${value}`),
          }))}
          onChange={(edition) => edit({ edition })}
        />
        <Choice
          legend={home(lang, 'mode')}
          look="plates"
          value={draft.mode}
          options={MODES.map((value) => ({
            value,
            label: capital(MODE_NAMES[value][lang]),
            about: home(lang, `mode/${value}`),
          }))}
          onChange={(mode) => edit({ mode })}
        />
        <Seats draft={draft} onChange={edit} onSwap={setDraft} />
        <Cards draft={draft} onChange={edit} />
        <Options draft={draft} onChange={edit} />
        <AskingChoice asking={settings.value.asking} onChange={(asking) => change({ asking })} />
        <TextField
          label={home(lang, 'table-name')}
          value={draft.name}
          placeholder={usualName}
          onInput={(name) => edit({ name })}
        />
        <Beginning draft={draft} usualName={usualName} />
      </form>
    </Page>
  )
}

/** The cards of other boxes that are mixed in. */
function Cards({ draft, onChange }: DraftProps) {
  const lang = language()
  return (
    <fieldset class="choice">
      <legend>{home(lang, 'sets')}</legend>
      <p class="choice-about">{home(lang, 'sets/about')}</p>
      <div class="choice-options plates">
        {EDITIONS.map((set) => {
          const own = set === draft.edition
          const on = own || draft.added.includes(set)
          return (
            <Switch
              key={set}
              label={EDITION_NAMES[set][lang]}
              {...(on ? { about: home(lang, own ? 'sets/own' : 'sets/add') } : {})}
              on={on}
              disabled={own}
              onChange={(added) =>
                onChange({
                  added: added ? [...draft.added, set] : draft.added.filter((other) => other !== set),
                })
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}

function Options({ draft, onChange }: DraftProps) {
  const lang = language()
  return (
    <fieldset class="choice">
      <legend>{home(lang, 'options')}</legend>
      <div class="choice-options plates">
        <Switch
          label={home(lang, 'no-choice')}
          about={home(lang, 'no-choice/about')}
          on={draft.noChoice}
          onChange={(noChoice) => onChange({ noChoice })}
        />
        {mayLeaveOutAllies(draft) && (
          <Switch
            label={home(lang, draft.mode === 'competitive' ? 'no-allies-nor-adversaries' : 'no-allies')}
            about={home(lang, 'no-allies/about')}
            on={draft.noAllies}
            onChange={(noAllies) => onChange({ noAllies })}
          />
        )}
      </div>
      {draft.mode !== 'competitive' && <FoeFields draft={draft} onChange={onChange} />}
    </fieldset>
  )
}

/** The button that lays the table, and what keeps it from being laid. */
function Beginning({ draft, usualName }: { draft: Draft; usualName: string }) {
  const lang = language()
  const [state, setState] = useState<'idle' | 'beginning' | 'cannot-play' | 'no-connection'>('idle')
  const problem = problemOf(draft)
  const begin = async () => {
    setState('beginning')
    keepDraft(draft)
    try {
      await beginTable(tableOf(draft, usualName))
    } catch (error) {
      setState(error instanceof Error && error.name === 'BadSetup' ? 'cannot-play' : 'no-connection')
    }
  }
  const note = problem ?? (state === 'cannot-play' || state === 'no-connection' ? state : null)
  return (
    <div class="new-table-begin">
      <p role="status" class="new-table-note">
        {note !== null && home(lang, note)}
      </p>
      <Button
        look="primary"
        mark="rune"
        aria-disabled={problem !== null || state === 'beginning'}
        onClick={() => {
          if (problem === null && state !== 'beginning') void begin()
        }}
      >
        {home(lang, state === 'beginning' ? 'beginning' : 'begin')}
      </Button>
    </div>
  )
}
