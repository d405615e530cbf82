/** Asks for a new name. */
import { useState } from 'preact/hooks'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { say } from '../../ui/language.ts'
import { answerOf } from './answer.ts'

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
        class="home-form"
        method="dialog"
        onSubmit={(event) => {
          if (answerOf(event) === 'rename' && name.trim() !== '') onRename(name.trim())
        }}
      >
        <TextField label={label} value={name} onInput={setName} autofocus />
        <div class="home-answers">
          <Button look="primary" type="submit" value="rename" disabled={name.trim() === ''}>
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
