/** What every drawn icon is called and means. Fetched by itself, and after the screen that shows it. */
import type { Edition, Mode } from '@runesaga/engine/language'
import type { StoneFace } from '@runesaga/engine/view'
import { FOLDERS, type Language } from './languages/index.ts'
import type { InlineIcon } from './telling/inline.ts'

/** Drawings that never stand in a text, icons that mean something else at their place, and labels that are told like them. */
const OTHERS = [
  'plus-one',
  'difficulty',
  'chosen-ability',
  'ability-rune',
  'special-rune',
  'no-dark-runes',
  'secret',
  'loyal',
  'journey',
  'heritage',
  'ideal',
  'class',
  'adversary-experience',
] as const

/** A drawing, as the page marks it: a face of a stone is one too. */
export type Drawing = InlineIcon | (typeof OTHERS)[number] | `face-${StoneFace}`

interface Meaning {
  /** one sentence */
  meaning: string
  /** another one where an edition has another rule */
  of?: Partial<Record<Edition, string>>
}
interface IconTold extends Meaning {
  name: string
  /** what it means in games against an Adversary, where that is another thing */
  together?: Meaning
}
export type IconsTold = Record<Drawing, IconTold>

const fetched = new Map<Language, Promise<IconsTold>>()

/** What couldn't be fetched is tried again the next time. */
export function loadIcons(language: Language): Promise<IconsTold> {
  let icons = fetched.get(language)
  if (icons === undefined) {
    icons = FOLDERS[language].icons()
    fetched.set(language, icons)
    icons.catch(() => fetched.delete(language))
  }
  return icons
}

/** At a table of that edition and mode; undefined: anywhere. */
export function iconMeaning(told: IconTold, edition?: string, mode?: string): string {
  const isTogether = mode === ('coop' satisfies Mode) || mode === ('solo' satisfies Mode)
  const { meaning, of = {} } = (isTogether ? told.together : undefined) ?? told
  return of[edition as Edition] ?? meaning
}
