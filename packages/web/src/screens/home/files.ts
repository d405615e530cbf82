/** Tables as files: saved to one, and opened from one. */
import { BadSave, parseSaved, type SavedTable } from '@runesaga/table'
import { home } from '@runesaga/words'
import { takeIn } from '../../state/tables.ts'
import { language } from '../../ui/language.ts'

/** Letters and figures of any language; the rest might mean something to a file system. */
const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'runesaga'}.json`

export function exportTable(saved: SavedTable): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(saved)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(saved.name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** What happened, in a sentence. A file that can't be opened changes nothing. */
export async function importTable(file: File): Promise<{ ok: boolean; words: string }> {
  const lang = language()
  try {
    const { name } = await takeIn(parseSaved(await file.text()), (was) => home(lang, 'copy', { name: was }))
    return { ok: true, words: home(lang, 'imported', { name }) }
  } catch (error) {
    if (error instanceof BadSave)
      return { ok: false, words: home(lang, `bad/${error.reason}`, { file: file.name }) }
    return { ok: false, words: home(lang, 'no-connection') }
  }
}
