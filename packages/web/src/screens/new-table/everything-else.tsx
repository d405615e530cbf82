/** What a table has beside the three choices: kept from last time in one line, and changed over the page. */
import type { TablePlan } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { change, settings } from '../../state/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { Switch } from '../../ui/switch.tsx'
import { AskingChoice } from '../settings/asking-choice.tsx'
import { COLOURS } from './colours.ts'
import {
  type Draft,
  firstIn,
  hasLast,
  heroesIn,
  isForFriend,
  mayDealOne,
  mayLeaveOutAllies,
  seatsIn,
} from './draft.ts'
import styles from './everything-else.module.css'
import { MixCards } from './mix-cards.tsx'

interface EverythingElseProps {
  draft: Draft
  plan: TablePlan
  usualName: string
  onChange: (changed: Partial<Draft>) => void
}

/** Stands for nobody among those who may begin. */
const BY_LOT = -1

/** What lies open where it can be seen at once. */
function keptWords(draft: Draft, usualName: string): string {
  const first = firstIn(draft)
  return [
    say(`new-table/kept/${draft.cards}`),
    ...(mayDealOne(draft) ? [say(draft.noChoice ? 'new-table/kept/dealt' : 'new-table/kept/choose')] : []),
    ...(draft.noAllies && mayLeaveOutAllies(draft) ? [say(keptAllies(draft))] : []),
    ...(heroesIn(draft) === 1
      ? []
      : [
          first === null
            ? say('new-table/kept/by-lot')
            : say('new-table/kept/first', { who: whoSitsAt(draft, first) }),
        ]),
    draft.name.trim() === '' ? usualName : draft.name.trim(),
  ].join('\u00a0· ')
}

/** A friend brings a name; until then it is the colour of the seat. */
const whoSitsAt = (draft: Draft, seat: number): string =>
  isForFriend(draft, seat)
    ? say('online/new/seat', { colour: say(COLOURS[seat]) })
    : seatsIn(draft)[seat].name

const keptAllies = ({ mode }: Draft) =>
  mode === 'competitive' ? 'new-table/kept/no-allies-nor-adversaries' : 'new-table/kept/no-allies'

export function EverythingElse(props: EverythingElseProps) {
  const [open, setOpen] = useState(false)
  // before what is chosen now is kept
  const [isLast] = useState(hasLast)
  const { draft, usualName } = props
  return (
    <>
      <div class={styles.line}>
        <Icon name="settings" />
        <p>
          <b>{say(isLast ? 'new-table/last-time' : 'new-table/chosen-already')}</b>
          <small>{keptWords(draft, usualName)}</small>
        </p>
        <Button onClick={() => setOpen(true)}>{say('new-table/change')}</Button>
      </div>
      {open && <EverythingElseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function EverythingElseDialog(props: EverythingElseProps & { onClose: () => void }) {
  const { draft, plan, usualName, onChange, onClose } = props
  return (
    <Dialog title={say('new-table/more')} class={`long ${styles.dialog}`} onClose={onClose}>
      <div class={styles.fields}>
        <MixCards draft={draft} plan={plan} onChange={onChange} />
        <Options draft={draft} onChange={onChange} />
        {heroesIn(draft) > 1 && (
          <Choice
            legend={say('new-table/first')}
            value={firstIn(draft) ?? BY_LOT}
            options={[
              { value: BY_LOT, label: say('new-table/first/by-lot') },
              ...seatsIn(draft).map((_, seat) => ({ value: seat, label: whoSitsAt(draft, seat) })),
            ]}
            onChange={(first) => onChange({ first: first === BY_LOT ? null : first })}
          />
        )}
        <AskingChoice asking={settings.value.asking} onChange={(asking) => change({ asking })} />
        <TextField
          label={say('new-table/table-name')}
          value={draft.name}
          placeholder={usualName}
          onInput={(name) => onChange({ name })}
        />
      </div>
    </Dialog>
  )
}

function Options({ draft, onChange }: Pick<EverythingElseProps, 'draft' | 'onChange'>) {
  if (!mayDealOne(draft) && !mayLeaveOutAllies(draft)) return null
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
    </fieldset>
  )
}
