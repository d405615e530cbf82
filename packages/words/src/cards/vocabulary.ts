/** The words of the card language that can be said, in each language: a card set can use no other. */
import type { Language } from '../language.ts'
import { CONDITION_WORDS as EN_CONDITIONS } from './en/conditions.ts'
import { COST_WORDS as EN_COSTS } from './en/costs.ts'
import { COUNT_WORDS as EN_COUNTS } from './en/counts.ts'
import { EFFECT_WORDS as EN_EFFECTS } from './en/effects.ts'
import { LIMIT_WORDS as EN_LIMITS } from './en/lines.ts'
import { TRIGGER_WORDS as EN_TRIGGERS } from './en/triggers.ts'
import { CONDITION_WORDS as FR_CONDITIONS } from './fr/conditions.ts'
import { COST_WORDS as FR_COSTS } from './fr/costs.ts'
import { COUNT_WORDS as FR_COUNTS } from './fr/counts.ts'
import { EFFECT_WORDS as FR_EFFECTS } from './fr/effects.ts'
import { LIMIT_WORDS as FR_LIMITS } from './fr/lines.ts'
import { TRIGGER_WORDS as FR_TRIGGERS } from './fr/triggers.ts'

export type WordKind = 'triggers' | 'conditions' | 'counts' | 'costs' | 'effects' | 'limits'

const WORDS: Record<Language, Record<WordKind, readonly string[]>> = {
  en: {
    triggers: EN_TRIGGERS,
    conditions: EN_CONDITIONS,
    counts: EN_COUNTS,
    costs: EN_COSTS,
    effects: EN_EFFECTS,
    limits: EN_LIMITS,
  },
  fr: {
    triggers: FR_TRIGGERS,
    conditions: FR_CONDITIONS,
    counts: FR_COUNTS,
    costs: FR_COSTS,
    effects: FR_EFFECTS,
    limits: FR_LIMITS,
  },
}

export const wordsOf = (kind: WordKind, language: Language): readonly string[] => WORDS[language][kind]
