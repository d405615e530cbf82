/** A file with what is needed to tell somebody of a fault: what went wrong, where, and the game that was open. */
import { exported } from '../../state/files.ts'
import { settings } from '../../state/settings.ts'
import { openTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import styles from './report.module.css'

const asPlain = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack, cause: String(error.cause) }
    : { message: String(error) }

async function report(error: unknown, table: unknown): Promise<object> {
  return {
    runesaga: 'report',
    when: new Date().toISOString(),
    at: location.href,
    // the names of its files tell which build it is
    build: [...document.scripts].map(({ src }) => src),
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    settings: settings.peek(),
    error: asPlain(error),
    table: table ?? (await openTable()?.find()),
  }
}

/** `table`: what it is about, as it is kept; else the one that is open. */
export function Report({ error, table }: { error: unknown; table?: unknown }) {
  return (
    <>
      <Button mark="save" onClick={() => exported('runesaga-report', report(error, table))}>
        {say('trouble/report')}
      </Button>
      <p class={styles.about}>{say('trouble/report/about')}</p>
    </>
  )
}
