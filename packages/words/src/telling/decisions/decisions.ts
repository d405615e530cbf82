/** What the game waits for, in words. */
import { type Decision, type Effect, NOBODY, type WindowName } from '@runesaga/engine'
import type { Key } from '../../language.ts'
import type { Words } from '../../words.ts'
import { heroWords } from '../names.ts'
import type { DecisionContext, Question } from './context.ts'

type DecisionKey = Extract<Key, `decision/${string}`>

/** Every question that a procedure may wait with: its name and its step. Those of effects go by the word that asks. */
const QUESTIONS = {
  'attempt/buyDark': 'decision/dark',
  'attempt/spare': 'decision/spare',
  'offer/ask': 'decision/power',
  'may/ask': 'decision/may',
  'pay/amount': 'decision/pay-amount',
  'pay/discard': 'decision/pay-discard',
  'pay/sacrifice': 'decision/pay-sacrifice',
  'refill/place': 'decision/ally',
  'twist/draw': 'decision/twist',
  'twist/heritage': 'decision/heritage',
  'feat/aim': 'decision/aim',
} as const satisfies Record<string, DecisionKey>

/** Effect words that ask for a choice. */
const EFFECTS = {
  choose: 'decision/which-option',
  may: 'decision/may',
  for: 'decision/which-hero',
  draw: 'decision/which-deck',
  'discard-feat': 'decision/discard',
  'discard-hero-card': 'decision/discard',
  'return-feat': 'decision/return',
  'sacrifice-ally': 'decision/sacrifice',
  'restore-ally': 'decision/restore',
  'give-xp-up-to': 'decision/give',
  'replace-card': 'decision/which-slot',
  'replace-row': 'decision/which-row',
  'look-at': 'decision/put-under',
  'turn-rune': 'decision/turn-rune',
  're-cast': 'decision/re-cast',
  icon: 'decision/which-icon',
  'add-rune': 'decision/which-rune',
  'replace-ability': 'decision/replace-ability',
  'copy-icons': 'decision/copy-icons',
} as const satisfies Partial<Record<keyof Effect, DecisionKey>>

const ASKED: Record<string, DecisionKey | undefined> = { ...QUESTIONS, ...EFFECTS }

function questionKey({ about, step }: Question, asking: keyof Effect | null): DecisionKey {
  const name = about === 'effect' ? asking : `${about}/${step}`
  const key = ASKED[name ?? '']
  if (key === undefined) throw new Error(`no words for the question "${name}"`)
  return key
}

/** What the game waits for: addressed to the one who decides, told about anybody else. */
export function decisionWords(decision: Decision, context: DecisionContext, words: Words): string {
  const yours = decision.seat === context.you
  const values = { person: yours ? 'you' : 'hero', who: context.heroName(decision.seat) }
  switch (decision.kind) {
    case 'keep':
      return words.say('decision/keep', values)
    case 'menu': {
      const { mustFace, main } = context.turn
      if (main <= 0) return words.say('decision/menu/done', values)
      return words.say(mustFace ? 'decision/menu/face' : 'decision/menu', values)
    }
    case 'window': {
      const { waiting } = context
      if (waiting === undefined)
        return words.say(`decision/window/${decision.window satisfies WindowName}`, values)
      const { by } = waiting
      const key = by === NOBODY ? 'adversary' : by === decision.seat ? 'own' : 'hero'
      const card = context.cardName(waiting.card, words.language)
      return words.say(`decision/answer/${key}`, {
        ...values,
        card,
        by: by === NOBODY ? '' : heroWords(by, context, words),
      })
    }
    case 'choose': {
      const key = yours ? questionKey(decision, context.asking?.word ?? null) : 'decision/waiting'
      const card = decision.card >= 0 ? context.cardName(decision.card, words.language) : ''
      return words.say(key, { ...values, card })
    }
  }
}
