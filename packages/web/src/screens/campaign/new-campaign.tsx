/** Beginning a campaign: a name, and who plays. Both may change later. */
import { beginCampaign } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { keepCampaign } from '../../state/campaigns.ts'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { say } from '../../ui/language.ts'
import { Page } from '../../ui/page.tsx'
import { playersIn, problemOf } from '../new-table/draft.ts'
import newTableStyles from '../new-table/new-table.module.css'
import { Seats } from '../new-table/seats.tsx'
import { PARTY_SIZES, usualParty } from './party.ts'

export function NewCampaignScreen() {
  const [name, setName] = useState('')
  const [party, setParty] = useState(usualParty)
  const usualName = say('campaign/new/usual-name')
  const problem = problemOf(party)
  const begin = async () => {
    const saved = beginCampaign({
      name: name.trim() === '' ? usualName : name.trim(),
      group: playersIn(party),
    })
    await keepCampaign(saved)
    go({ screen: 'campaign', id: saved.id })
  }
  return (
    <Page title={say('campaign/new/title')} class={newTableStyles.newTable}>
      <form class={`${newTableStyles.form} panel`} onSubmit={(event) => event.preventDefault()}>
        <p>{say('campaign/new/about')}</p>
        <TextField label={say('campaign/new/name')} value={name} placeholder={usualName} onInput={setName} />
        <Seats
          draft={party}
          numbers={PARTY_SIZES}
          onChange={(changed) => setParty((was) => ({ ...was, ...changed }))}
          onSwap={setParty}
        />
        <div class={newTableStyles.begin}>
          <p role="status" class={newTableStyles.note}>
            {problem !== null && say(problem)}
          </p>
          <Button
            look="primary"
            mark="seal"
            aria-disabled={problem !== null}
            onClick={() => {
              if (problem === null) void begin()
            }}
          >
            {say('campaign/new/begin')}
          </Button>
        </div>
      </form>
    </Page>
  )
}
