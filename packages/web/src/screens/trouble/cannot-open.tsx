/** A table or a campaign that can't be opened: why, and what can still be done. */
import { BadSave, type SavedTable } from '@runesaga/table'
import type { Key } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { findAnyCampaign } from '../../state/campaigns.ts'
import { exported } from '../../state/files.ts'
import { findAnyTable, findTable } from '../../state/library.ts'
import { go } from '../../state/route.ts'
import { goOnAt } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { say } from '../../ui/language.ts'
import { Report } from './report.tsx'

interface CannotOpenProps {
  what: string
  why: string
  /** what is kept of it, whatever it is; undefined: nothing */
  find: () => Promise<unknown>
  /** it may go better next time */
  onRetry?: () => void
  /** it can go on all the same */
  goOn?: { words: string; press: () => void } | undefined
  /** a later version has written it: the page has to be loaded again */
  newer?: boolean
  /** to be reported, if it isn't null */
  error: unknown
}

function CannotOpen({ what, why, find, onRetry, goOn, newer = false, error }: CannotOpenProps) {
  const [data, setData] = useState<unknown>(undefined)
  useEffect(() => void find().then(setData), [])
  const { name } = Object(data) as { name?: unknown }
  return (
    <main class="failure oak">
      <section class="panel" aria-labelledby="cannot-open">
        <h1 id="cannot-open">{what}</h1>
        {typeof name === 'string' && <p class="failure-name">{called(name)}</p>}
        <p>{why}</p>
        <div class="answers">
          {newer && (
            <Button look="primary" onClick={() => location.reload()}>
              {say('common/reload')}
            </Button>
          )}
          {goOn !== undefined && (
            <Button look="primary" onClick={goOn.press}>
              {goOn.words}
            </Button>
          )}
          <Button
            look={newer || goOn !== undefined ? 'plain' : 'primary'}
            mark="home"
            onClick={() => go({ screen: 'home' })}
          >
            {say('common/home')}
          </Button>
          {onRetry !== undefined && <Button onClick={onRetry}>{say('trouble/try-again')}</Button>}
          {data !== undefined && (
            <Button mark="save" onClick={() => exported(typeof name === 'string' ? name : '', data)}>
              {say('home/export')}
            </Button>
          )}
          {error !== null && <Report error={error} table={data} />}
        </div>
      </section>
    </main>
  )
}

interface CannotOpenTableProps {
  id: string
  /** what was thrown when it was opened; null: there is no such table */
  error: unknown
  /** it broke down too often */
  lost?: boolean
  /** it goes on after all */
  onOpened?: () => void
  onRetry?: () => void
}

export function CannotOpenTable({ id, error, lost = false, onOpened, ...rest }: CannotOpenTableProps) {
  const [saved, setSaved] = useState<SavedTable | null>(null)
  /** it can't go on either */
  const [isStuck, setStuck] = useState(false)
  const isChanged = !lost && !isStuck && error instanceof BadSave && error.reason === 'changed'
  useEffect(() => {
    if (isChanged) void findTable(id).then((found) => setSaved(found ?? null))
  }, [id, isChanged])
  const standing = saved?.standing
  // a chapter counts for its campaign: it is begun again instead
  const isChapter = saved?.campaign !== undefined && standing?.over !== true
  const goOn =
    isChanged && saved !== null && !isChapter
      ? {
          words: standing?.over
            ? say('trouble/look-at')
            : say('trouble/go-on', { number: Math.max(1, standing?.turn ?? 1) }),
          press: () => void goOnAt(id).then(onOpened, () => setStuck(true)),
        }
      : undefined
  return (
    <CannotOpen
      what={say(isChanged ? 'trouble/changed/title' : 'trouble/bad-table/title')}
      why={say(
        lost
          ? 'trouble/bad-table/lost'
          : isChanged && isChapter
            ? 'trouble/bad-table/chapter'
            : isStuck
              ? 'trouble/bad-table/not-playable'
              : whyNot(error),
      )}
      goOn={goOn}
      find={() => findAnyTable(id)}
      newer={!lost && error instanceof BadSave && error.reason === 'newer'}
      error={lost || isOurs(error) ? error : null}
      {...rest}
    />
  )
}

/** May it be our fault? What was kept is whole then, and yet it can't be played. */
const isOurs = (error: unknown): boolean => error instanceof BadSave && error.reason === 'not-playable'

function whyNot(error: unknown): Extract<Key, `trouble/${string}`> {
  if (error === null) return 'trouble/bad-table/missing'
  const reason = error instanceof BadSave ? error.reason : 'not-playable'
  return `trouble/bad-table/${reason === 'not-json' ? 'not-a-table' : reason}`
}

export function CannotOpenCampaign({ id, missing }: { id: string; missing: boolean }) {
  return (
    <CannotOpen
      what={say('campaign/missing/title')}
      why={say(missing ? 'campaign/missing/about' : 'campaign/missing/broken')}
      find={() => findAnyCampaign(id)}
      error={null}
    />
  )
}
