/** Asks for a new name. */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { say } from '../../ui/language.ts'
import { answerOf, refuse } from './answer.ts'
import styles from './dialog.module.css'

interface NameDialogProps {
  title: string
  label: string
  /** what it is called now */
  name: string
  onRename: (name: string) => void
  onClose: () => void
}

export function NameDialog({ title, label, name: was, onRename, onClose }: NameDialogProps) {
  const [name, setName] = useState(was)
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class={styles.narrow}
        method="dialog"
        onSubmit={(event) => {
          if (answerOf(event) !== 'rename') return
          if (name.trim() === '') refuse(event, say('home/rename/empty'))
          else onRename(name.trim())
        }}
      >
        <TextField label={label} value={name} onInput={setName} autofocus />
        <div class="answers">
          <Button look="primary" type="submit" value="rename" aria-disabled={name.trim() === ''}>
            {say('home/rename')}
          </Button>
          <Button type="submit" value="cancel">
            {say('common/cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
