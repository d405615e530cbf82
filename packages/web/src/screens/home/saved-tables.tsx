/** The tables that are kept on this device, and those that come as files. */
import type { SavedTable } from '@runesaga/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { campaigns, unreadableCampaigns } from '../../state/campaigns.ts'
import { cannotSave } from '../../state/device-list.ts'
import { library, readLibrary, unreadableTables } from '../../state/library.ts'
import { openVersion } from '../../state/tables.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { needWords, say } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { cannotSaveWords } from '../../ui/notices.tsx'
import { waiting } from '../../ui/waiting.ts'
import type { News } from '../trouble/import-file.ts'

/** First visitors have none and needn't wait for what only others need. */
const SavedTableList = later(async () => (await import('./saved-table.tsx')).SavedTableList, {
  Meanwhile: () => null,
  words: 'first',
})
const fetchImport = async () => {
  const [{ importFile }] = await Promise.all([import('../trouble/import-file.ts'), needWords('rest')])
  return importFile
}
const UnreadableList = later(async () => (await import('../trouble/unreadable.tsx')).UnreadableList, {
  Meanwhile: () => null,
})

/** `still`: somebody is about to leave for a new table, which needn't be listed any more. */
export function SavedTables({ still }: { still: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => void waiting(readLibrary), [openVersion()])
  const listed = useRef<readonly SavedTable[]>([])
  if (!still) listed.current = (library.value ?? []).filter((table) => !isSaga(table))
  const tables = listed.current
  /** The row with its buttons is gone: the list is where one goes on from. */
  const onDeleted = (name: string) => {
    heading.current?.focus()
    announce(say('home/deleted', { name }))
  }
  return (
    <section class="panel" aria-labelledby="home-tables">
      <h2 id="home-tables" ref={heading} tabIndex={-1}>
        {say('home/your-tables')}
      </h2>
      {cannotSave.value !== null && (
        <p class="remark bad" role="alert">
          {cannotSaveWords()}
        </p>
      )}
      {library.value !== null && tables.length + unreadableTables.value.length === 0 && (
        <p>{say('home/no-tables')}</p>
      )}
      {tables.length > 0 && <SavedTableList tables={tables} onDeleted={onDeleted} />}
      {unreadableTables.value.length + unreadableCampaigns.value.length > 0 && (
        <UnreadableList onDeleted={onDeleted} />
      )}
      <FromFile />
    </section>
  )
}

/** A game that counted for a campaign: the campaign's own page leads to it. Others are found nowhere but here, whatever they say of themselves. */
const isSaga = ({ id, campaign, standing }: SavedTable): boolean =>
  standing?.over === true &&
  (campaigns.value ?? []).some(
    (saved) => saved.id === campaign?.id && saved.tries.some(({ table }) => table === id),
  )

function FromFile() {
  const picker = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState<News | null>(null)
  const [reading, setReading] = useState(false)
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    setReading(true)
    setNews(null)
    const result: News = await fetchImport().then(
      (importFile) => importFile(file),
      () => ({ ok: false, words: say('common/not-fetched') }),
    )
    setReading(false)
    setNews(result)
    announce(result.words)
    // the same file may be chosen again
    if (picker.current !== null) picker.current.value = ''
  }
  return (
    <>
      {news !== null && <p class={`remark ${news.ok ? 'good' : 'bad'}`}>{news.words}</p>}
      {news?.newer === true && <Button onClick={() => location.reload()}>{say('common/reload')}</Button>}
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
      <Button mark="open" disabled={reading} onClick={() => picker.current?.click()}>
        {say(reading ? 'home/import/reading' : 'home/import')}
      </Button>
    </>
  )
}
