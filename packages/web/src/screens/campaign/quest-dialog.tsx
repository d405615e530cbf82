/** Which side of the Quest a chapter is played with. */
import { useState } from 'preact/hooks'
import { NamedRich } from '../../at-table/named.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { say } from '../../ui/language.ts'
import { answerOf } from '../home/answer.ts'
import styles from './quest-dialog.module.css'

export interface QuestSide {
  id: string
  name: string
  /** what it says, with inline icons */
  text: string
  advised: boolean
}

interface QuestDialogProps {
  quests: readonly QuestSide[]
  chosen: string
  onChoose: (id: string) => void
  onClose: () => void
}

export function QuestDialog({ quests, chosen, onChoose, onClose }: QuestDialogProps) {
  const [side, setSide] = useState(chosen)
  const title = say('campaign/quest/title')
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          if (answerOf(event) === 'choose') onChoose(side)
        }}
      >
        <fieldset class="choice" aria-label={title}>
          <div class={`choice-options ${styles.sides}`}>
            {quests.map(({ id, name, text, advised }) => (
              <label key={id} class="choice-option">
                <input type="radio" name="quest" checked={id === side} onChange={() => setSide(id)} />
                <span class="choice-words">
                  <b>{name}</b>
                  <small>
                    <NamedRich text={text} />
                  </small>
                  {advised && <small class={styles.advised}>{say('campaign/quest/advised')}</small>}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="answers">
          <Button look="primary" type="submit" value="choose">
            {say('campaign/quest/choose')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
