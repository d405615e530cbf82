/** Who plays the next chapter: it may change from one to the next. */
import type { Player } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { say } from '../../ui/language.ts'
import { answerOf, refuse } from '../home/answer.ts'
import { playersIn, problemOf } from '../new-table/draft.ts'
import { Seats } from '../new-table/seats.tsx'
import { PARTY_SIZES, partyOf } from './party.ts'
import styles from './party-dialog.module.css'

interface PartyDialogProps {
  group: readonly Player[]
  onChange: (group: Player[]) => void
  onClose: () => void
}

export function PartyDialog({ group, onChange, onClose }: PartyDialogProps) {
  const [party, setParty] = useState(() => partyOf(group))
  const problem = problemOf(party)
  return (
    <Dialog title={say('campaign/group/title')} class={styles.party} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          if (answerOf(event) !== 'keep') return
          if (problem === null) onChange(playersIn(party))
          else refuse(event, say(problem))
        }}
      >
        <p class={styles.about}>{say('campaign/group/about')}</p>
        <Seats
          draft={party}
          numbers={PARTY_SIZES}
          onChange={(changed) => setParty((was) => ({ ...was, ...changed }))}
          onSwap={setParty}
        />
        <p role="status" class="field-problem">
          {problem !== null && say(problem)}
        </p>
        <div class="answers">
          <Button look="primary" type="submit" value="keep" aria-disabled={problem !== null}>
            {say('campaign/group/keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
