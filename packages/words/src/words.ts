/** A language as it is spoken: fetched part by part, and the same object for whoever asks. */
import {
  type DeedGrammar,
  type Key,
  type LanguageRules,
  PARTS,
  type Part,
  type Parts,
  type Terms,
} from './language.ts'
import { FOLDERS, type Language } from './languages/index.ts'
import { format, type Message, readMessage, type Values } from './say.ts'
import type { CardGrammar } from './telling/cards/grammar.ts'

export interface Words {
  readonly language: Language
  readonly say: (key: Key, values?: Values) => string
  readonly rules: LanguageRules
  readonly terms: Terms
  /** how cards are written */
  readonly grammar: CardGrammar
  /** how paths are told */
  readonly deeds: DeedGrammar
  /** the texts of the rules for players */
  readonly reference: Parts['reference']
}

class Spoken implements Words {
  readonly language: Language
  private readonly there: Partial<Parts> = {}
  private readonly fetching = new Map<Part, Promise<void>>()
  private readonly messages: Partial<Record<string, string>> = {}
  private readonly read = new Map<Key, Message>()

  constructor(language: Language) {
    this.language = language
  }

  say = (key: Key, values: Values = {}): string => {
    let message = this.read.get(key)
    if (message === undefined) {
      const source = this.messages[key]
      if (source === undefined)
        throw new Error(`"${key}" can't be said in "${this.language}" before it is loaded`)
      message = readMessage(this.language, source, this.rules)
      this.read.set(key, message)
    }
    return format(message, values)
  }

  get rules(): LanguageRules {
    return this.part('first').rules
  }
  get terms(): Terms {
    return this.part('cards').terms
  }
  get grammar(): CardGrammar {
    return this.part('cards').grammar
  }
  get deeds(): DeedGrammar {
    return this.part('rest').deeds
  }
  get reference(): Parts['reference'] {
    return this.part('reference')
  }

  /** Fetches a part, once; what couldn't be fetched is tried again the next time. */
  fetch(part: Part): Promise<void> {
    let fetching = this.fetching.get(part)
    if (fetching === undefined) {
      fetching = this.add(part)
      this.fetching.set(part, fetching)
      fetching.catch(() => this.fetching.delete(part))
    }
    return fetching
  }

  private async add<P extends Part>(part: P): Promise<void> {
    const found = await FOLDERS[this.language][part]()
    this.there[part] = found as Parts[P]
    if ('messages' in found) Object.assign(this.messages, found.messages)
  }

  private part<P extends Part>(part: P): Parts[P] {
    const found = this.there[part]
    if (found === undefined) throw new Error(`the part "${part}" of "${this.language}" isn't loaded`)
    return found
  }
}

const spoken = new Map<Language, Spoken>()

/** To be waited for before anything is said in a language. Without `upTo`: all but the rules for players. */
export async function loadLanguage(language: Language, upTo: Part = 'rest'): Promise<Words> {
  const words = spoken.get(language) ?? new Spoken(language)
  spoken.set(language, words)
  await Promise.all(PARTS.slice(0, PARTS.indexOf(upTo) + 1).map((part) => words.fetch(part)))
  return words
}
