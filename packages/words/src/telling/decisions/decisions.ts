/** What the game waits for, in words. */
import type { Effect } from '@runesaga/engine/language'
import { FACE_SUCCESSES, type QUESTIONS, type QuestionName, type Waiting } from '@runesaga/engine/view'
import type { Key } from '../../language.ts'
import type { Values } from '../../say.ts'
import type { Words } from '../../words.ts'
import { heroWords } from '../names.ts'
import { small } from '../text.ts'
import type { DecisionContext } from './context.ts'

type DecisionKey = Extract<Key, `decision/${string}`>

/** Every question of a procedure. */
const PROCEDURES = {
  dark: 'decision/dark',
  spare: 'decision/spare',
  power: 'decision/power',
  may: 'decision/may',
  'pay-amount': 'decision/pay-amount',
  'pay-discard': 'decision/pay-discard',
  'pay-sacrifice': 'decision/pay-sacrifice',
  'ally-place': 'decision/ally',
  'twist-draw': 'decision/twist',
  heritage: 'decision/heritage',
  aim: 'decision/aim',
} as const satisfies Record<(typeof QUESTIONS)[number], DecisionKey>

/** Effect words that ask for a choice. */
const EFFECTS = {
  choose: 'decision/which-option',
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

const ASKED: Partial<Record<QuestionName, DecisionKey>> = { ...PROCEDURES, ...EFFECTS }

function questionKey(question: QuestionName): DecisionKey {
  const key = ASKED[question]
  if (key === undefined) throw new Error(`no words for the question "${question}"`)
  return key
}

/** What the game waits for: addressed to the one who decides, told about anybody else. */
export function decisionWords(waiting: Waiting, context: DecisionContext, words: Words): string {
  const yours = waiting.seat === context.you
  const values = { person: yours ? 'you' : 'hero', who: context.heroName(waiting.seat) }
  switch (waiting.for) {
    case 'characters':
      return words.say('decision/keep', values)
    case 'turn': {
      const { mustFace, mainActions } = context.view.turn
      if (mainActions <= 0) return words.say('decision/menu/done', values)
      return words.say(mustFace ? 'decision/menu/face' : 'decision/menu', values)
    }
    case 'window': {
      const { next } = waiting
      if (next === null) return windowWords(waiting.window, values, context, words)
      const { by } = next
      const key = by === 'adversary' ? by : by === waiting.seat ? 'own' : 'hero'
      return words.say(`decision/answer/${key}`, {
        ...values,
        card: context.cardName(next.card, words.language),
        by: by === 'adversary' ? '' : heroWords(by, context, words),
      })
    }
    case 'answer': {
      if (!yours) return words.say('decision/waiting', values)
      const card = waiting.card === null ? '' : context.cardName(waiting.card, words.language)
      const effect = effectWords(waiting, context, words)
      if (effect !== undefined) return words.say('decision/may/effect', { card, effect: small(effect) })
      return words.say(questionKey(waiting.question), { ...values, card })
    }
  }
}

/** What is offered, where the question is whether to have it and the card says it. */
function effectWords(
  { question, card }: Extract<Waiting, { for: 'answer' }>,
  { cardWords, view }: DecisionContext,
  words: Words,
): string | undefined {
  if (card === null) return undefined
  if (question === 'may') return cardWords.may?.(card, words)
  const power = view.you?.question?.power ?? null
  return question === 'power' && power !== null ? cardWords.power?.(card, power, undefined, words) : undefined
}

type Window = Extract<Waiting, { for: 'window' }>['window']

/** What may be done at a moment: asked of the one who decides, where it is about somebody else with that hero's name. */
function windowWords(window: Window, values: Values, context: DecisionContext, words: Words): string {
  const { attempt } = context.view
  if (
    values.person === 'you' &&
    window === 'beforeResolve' &&
    attempt !== null &&
    attempt.seat !== context.you
  )
    return words.say('decision/window/beforeResolve/other', { hero: context.heroName(attempt.seat) })
  const n = (attempt?.stones ?? []).reduce(
    (sum, { face }) => sum + (face === null ? 0 : FACE_SUCCESSES[face]),
    0,
  )
  return words.say(`decision/window/${window}`, { ...values, n })
}
