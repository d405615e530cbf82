/** A file that somebody opens: a table or a whole campaign. Fetched when one is chosen. */
import { BadSave, parseSaved } from '@runesaga/table'
import { takeIn } from '../../state/tables.ts'
import { called } from '../../ui/called.ts'
import { say } from '../../ui/language.ts'

/** What happened, in a sentence. */
export interface News {
  ok: boolean
  words: string
  /** a later version has written it: the page has to be loaded again */
  newer?: boolean
}

/** A file that can't be opened changes nothing. */
export async function importFile(file: File): Promise<News> {
  try {
    const text = await file.text()
    if (holdsCampaign(text))
      return await (await import('../campaign/files.ts')).importCampaign(file.name, text)
    const { name } = await takeIn(parseSaved(text), (was) => say('home/copy', { name: was }))
    return { ok: true, words: say('home/imported', { name: called(name) }) }
  } catch (error) {
    if (error instanceof BadSave) {
      const words = say(`trouble/bad/${error.reason}`, { file: file.name })
      return { ok: false, words, newer: error.reason === 'newer' }
    }
    return { ok: false, words: say('home/no-connection') }
  }
}

/** Does it call itself a campaign? Whether it is one is seen when it is read. */
function holdsCampaign(text: string): boolean {
  try {
    const data = JSON.parse(text) as { runesaga?: unknown } | null
    return data?.runesaga === 'campaign'
  } catch {
    return false
  }
}
