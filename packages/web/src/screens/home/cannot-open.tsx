/** A table that can't be opened: why, and what can still be done. */
import '../../styles/home.css'
import '../../styles/home-cards.css'
import '../../styles/home-small.css'
import { BadSave, type SavedTable } from '@runesaga/table'
import { common, home } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { findTable } from '../../state/library.ts'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { language } from '../../ui/language.ts'
import { exportTable } from './files.ts'

interface CannotOpenProps {
  id: string
  /** null: there is no such table */
  error: unknown
  onRetry: () => void
}

export function CannotOpen({ id, error, onRetry }: CannotOpenProps) {
  const lang = language()
  const [saved, setSaved] = useState<SavedTable | undefined>(undefined)
  useEffect(() => void findTable(id).then(setSaved), [id])
  const why = error === null ? 'missing' : error instanceof BadSave ? 'not-playable' : 'failed'
  return (
    <main class="cannot-open oak">
      <section class="panel" aria-labelledby="cannot-open">
        <h1 id="cannot-open">{home(lang, 'bad-table/title')}</h1>
        {saved !== undefined && <p class="cannot-open-name">{saved.name}</p>}
        <p>{home(lang, `bad-table/${why}`)}</p>
        <div class="home-answers">
          <Button look="primary" mark="home" onClick={() => go({ screen: 'home' })}>
            {common(lang, 'home')}
          </Button>
          {why === 'failed' && <Button onClick={onRetry}>{home(lang, 'try-again')}</Button>}
          {saved !== undefined && (
            <Button mark="save" onClick={() => exportTable(saved)}>
              {home(lang, 'export')}
            </Button>
          )}
        </div>
      </section>
    </main>
  )
}
