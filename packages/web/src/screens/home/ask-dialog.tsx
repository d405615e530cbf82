/** Asks before something is done that can't be taken back. */
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { UiIcon } from '../../ui/icon-names.ts'
import { answerOf } from './answer.ts'
import styles from './dialog.module.css'

interface AskDialogProps {
  title: string
  about: string
  yes: string
  no: string
  mark?: UiIcon
  onYes: () => void
  onClose: () => void
}

export function AskDialog({ title, about, yes, no, mark, onYes, onClose }: AskDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          if (answerOf(event) === 'yes') onYes()
        }}
      >
        <p class={styles.narrow}>{about}</p>
        <div class="answers">
          <Button type="submit" value="yes" {...(mark === undefined ? {} : { mark })}>
            {yes}
          </Button>
          <Button type="submit" value="no">
            {no}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
