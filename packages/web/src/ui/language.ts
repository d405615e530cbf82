/** The language of the page, fetched as far as the screens need it, and what is said in it. */
import { batch, signal } from '@preact/signals'
import { type Key, type Language, loadLanguage, PARTS, type Part, type Words } from '@runesaga/words'
import { change, settings } from '../state/settings.ts'

const spoken = signal<Words | null>(null)
/** the furthest part that any screen has needed */
let needed: Part = 'first'

export function words(): Words {
  if (spoken.value === null) throw new Error('nothing can be said before a language is loaded')
  return spoken.value
}
export const language = (): Language => words().language

/** Says something in the language of the page; what is drawn with it is drawn again when the language changes. */
export const say = (key: Key, values?: Record<string, string | number>): string => words().say(key, values)

/** Speaks this language from now on: all that was needed of the one before is fetched first. */
export async function speak(language: Language): Promise<void> {
  let loaded: Words
  let part: Part
  // a screen may be opened meanwhile that needs more
  do {
    part = needed
    loaded = await loadLanguage(language, part)
  } while (part !== needed)
  batch(() => {
    spoken.value = loaded
    change({ language })
  })
}

/** To be waited for before a screen is shown that says things of this part. */
export async function needWords(upTo: Part): Promise<void> {
  if (PARTS.indexOf(upTo) > PARTS.indexOf(needed)) needed = upTo
  // whoever chooses another language meanwhile fetches as much of it
  await loadLanguage(settings.value.language, upTo)
}
