/** What went wrong beside the game, above every screen until it was read. */
import { useEffect } from 'preact/hooks'
import { cannotSave } from '../state/device-list.ts'
import { exported } from '../state/files.ts'
import { dismiss, type Notice, notices } from '../state/notices.ts'
import { openTable } from '../state/tables.ts'
import { announce } from './announcer.tsx'
import { Button, MarkButton } from './button.tsx'
import { say } from './language.ts'
import styles from './notices.module.css'

export function Notices() {
  return notices.value.map((notice) => <OneNotice key={notice} notice={notice} />)
}

/** That nothing can be kept, and why, if it is known. */
export const cannotSaveWords = (): string => {
  const why = cannotSave.value
  return say(why === null || why === 'unknown' ? 'common/cannot-save' : `common/cannot-save/${why}`)
}

function OneNotice({ notice }: { notice: Notice }) {
  const words = notice === 'cannot-save' ? cannotSaveWords() : say(`common/${notice}`)
  const table = notice === 'cannot-save' ? openTable() : null
  useEffect(() => announce(words), [words])
  return (
    <aside class={styles.notice}>
      <p>{words}</p>
      {table !== null && (
        <Button mark="save" onClick={() => exported(table.name, table.find())}>
          {say('home/export')}
        </Button>
      )}
      <MarkButton name={say('common/close')} mark="close" onClick={() => dismiss(notice)} />
    </aside>
  )
}
