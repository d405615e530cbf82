/** Powers that always hold, in English: "You get +1 on Strength paths." */
import type { Effect, Power } from '@runesaga/engine/language'
import { Conditions, effectWords, lasts, type Target } from '../../../telling/cards/reading.ts'
import { plainSubjects } from '../../../telling/cards/subjects.ts'
import { clause } from './conditions.ts'
import { deedsOf } from './effects.ts'
import { A_HERO, and, THAT_HERO, YOU } from './nouns.ts'
import { sentences } from './sentences.ts'
import type { Subjects } from './subjects.ts'
import { many, onAll } from './targets.ts'

/** "The difficulty of Act III Challenges is 1 higher." */
const difficulty = (n: number, targets: readonly Target[], owned: boolean, tail: string): string => {
  const of = targets.length === 0 ? (owned ? 'your Challenges' : 'Challenges') : and(targets.map(many))
  const yours = owned && targets.length > 0 ? ' for you' : ''
  return `the difficulty of ${of} is ${Math.abs(n)} ${n > 0 ? 'higher' : 'lower'}${yours}${tail}`
}

export function standing(
  power: Power,
  owned: boolean,
  nameOf: (id: string) => string,
): { when?: string; sentences: string[]; limit?: undefined } {
  const c = new Conditions(power.if)
  const first = c.take('first-this-turn')
  const targets = c.targets()
  const tested = !c.done
  const s = owned ? YOU : tested ? THAT_HERO : A_HERO
  const subjects: Subjects = plainSubjects(s, THAT_HERO, { nameOf })
  const on = targets.length === 0 ? (owned ? ' on your attempts' : ' on every attempt') : ` ${onAll(targets)}`
  const said = effectWords(power.do).flatMap(([word, p]) => {
    const effect = { [word]: p } as Effect
    if (word === 'successes') return sentences(deedsOf(effect, subjects), s).map((text) => text + on)
    if (word === 'difficulty') return [difficulty(p as number, targets, owned, '')]
    if (word === 'for-each') return counted(effect, subjects, targets, owned, on)
    if (word === 'dark-price' && first) {
      const n = p as number
      const price = `{xp ${Math.abs(n)}} ${n < 0 ? 'less' : 'more'}`
      return [
        `the first {dark-rune} ${owned ? 'you use' : 'of each turn'}${owned ? ' each turn' : ''} costs ${price}`,
      ]
    }
    return sentences(deedsOf(effect, subjects), s)
  })
  if (!tested) return { sentences: said }
  const lasting = lasts(c.rest)
  const test = clause(c.rest, { s: owned ? YOU : A_HERO, attempting: YOU, nameOf })
  return { when: `${lasting ? 'while' : 'if'} ${test}`, sentences: said }
}

/** "On your attempts, you get +1 for each Ally you have" */
function counted(
  effect: Effect,
  subjects: Subjects,
  targets: readonly Target[],
  owned: boolean,
  on: string,
): string[] {
  const inner = effect['for-each']!
  const [[word, n]] = effectWords(inner.do)
  const texts = sentences(deedsOf(effect, subjects), subjects.s)
  if (word === 'difficulty') {
    const tail = texts[0].slice(texts[0].indexOf(' for e'))
    return [difficulty(n as number, targets, owned, tail)]
  }
  return word === 'successes' ? texts.map((text) => `${on.trim()}, ${text}`) : texts
}
