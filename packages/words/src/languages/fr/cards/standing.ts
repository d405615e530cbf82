/** Powers that always hold, in French: "Vous avez +1 sur les voies de Force." */
import type { Effect, Power } from '@runesaga/engine/language'
import { Conditions, effectWords, lasts, type Target } from '../../../telling/cards/reading.ts'
import { plainSubjects } from '../../../telling/cards/subjects.ts'
import { clause } from './conditions.ts'
import { deedsOf } from './effects.ts'
import { A_HERO, and, elide, HE, si, YOU } from './nouns.ts'
import { sentences } from './sentences.ts'
import type { Subjects } from './subjects.ts'
import { ofAll, onAll } from './targets.ts'

/** "La difficulté des Défis de l’Acte III augmente de 1." */
const difficulty = (n: number, targets: readonly Target[], owned: boolean, tail: string): string => {
  const of = targets.length === 0 ? (owned ? 'de vos Défis' : 'des Défis') : and(targets.map(ofAll))
  const yours = owned && targets.length > 0 ? 'pour vous, ' : ''
  return `${yours}la difficulté ${of} ${n > 0 ? 'augmente' : 'diminue'} de ${Math.abs(n)}${tail}`
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
  const s = owned ? YOU : tested ? HE : A_HERO
  const subjects: Subjects = plainSubjects(s, HE, { standing: true, nameOf })
  const on = targets.length > 0 ? ` ${onAll(targets)}` : owned ? ' à vos tentatives' : ' à chaque tentative'
  const said = effectWords(power.do).flatMap(([word, p]) => {
    const effect = { [word]: p } as Effect
    if (word === 'successes') return sentences(deedsOf(effect, subjects), s).map((text) => text + on)
    if (word === 'difficulty') return [difficulty(p as number, targets, owned, '')]
    if (word === 'for-each') return counted(effect, subjects, targets, owned, on)
    if (word === 'dark-price' && first) {
      const n = p as number
      const price = `{xp ${Math.abs(n)}} de ${n < 0 ? 'moins' : 'plus'}`
      return [
        `${owned ? 'votre' : 'la'} première {dark-rune} de chaque tour ${owned ? 'vous ' : ''}coûte ${price}`,
      ]
    }
    return sentences(deedsOf(effect, subjects), s)
  })
  if (!tested) return { sentences: said }
  const lasting = lasts(c.rest)
  const test = clause(c.rest, { s: owned ? YOU : A_HERO, attempting: YOU, nameOf })
  return { when: lasting ? `tant ${elide('que', test)}` : si(test), sentences: said }
}

/** "À vos tentatives, vous avez +1 par Allié" */
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
    return [difficulty(n as number, targets, owned, texts[0].slice(texts[0].indexOf(' par ')))]
  }
  return word === 'successes' ? texts.map((text) => `${on.trim()}, ${text}`) : texts
}
