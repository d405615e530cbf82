/** What can be counted, in French: "par Allié", "vous avez joué au moins 2 cartes Héros". */
import { ABILITIES, type Count, type CountName, ICONS, type Icon } from '@runesaga/engine/language'
import type { Bounds } from '../../../telling/cards/reading.ts'
import { type InlineIcon, isInlineIcon } from '../../../telling/inline.ts'
import { terms } from '../terms.ts'
import { and, aucun, de, deIcon, icon, or, type Subject, un } from './nouns.ts'

interface Counted {
  /** one of them, without article: "Allié" */
  one: string
  many: (n: number) => string
  /** all of them, without number */
  all: string
  gender: 'm' | 'f'
  token?: InlineIcon
  /** what was done with them: "joué"; left out: the hero has them */
  done?: string
  /** … as said of them: "carte jouée" */
  said?: string
  tail?: string
}
const noun = (gender: 'm' | 'f', one: string, many = `${one}s`, more: Partial<Counted> = {}): Counted => ({
  one,
  many: (n) => `${n} ${n > 1 ? many : one}`,
  all: many,
  gender,
  ...more,
})
const token = (name: InlineIcon, more: Partial<Counted> = {}): Counted => ({
  one: icon(name),
  many: (n) => icon(name, n),
  all: terms.icons[name].many,
  gender: terms.icons[name].gender,
  token: name,
  ...more,
})
/** "icône de Force": an icon is counted as such */
const iconCount = (name: Icon): Counted => ({
  ...token(name),
  one: name === 'radiant' ? 'icône Radieuse' : `icône ${deIcon(name)}`,
  all: name === 'radiant' ? 'icônes Radieuses' : `icônes ${deIcon(name)}`,
  gender: 'f',
})
/** Experience is counted in points */
const POINTS: Counted = { ...token('xp'), one: 'point d’{xp}', gender: 'm' }
const ICON_COUNTS = Object.fromEntries(ICONS.map((name) => [name, iconCount(name)])) as Record<Icon, Counted>

const COUNTED: Record<CountName, Counted> = {
  ...ICON_COUNTS,
  'different-abilities': noun('f', 'Compétence différente', 'Compétences différentes'),
  'different-story-icons': noun('f', 'icône Histoire différente', 'icônes Histoire différentes'),
  'abilities-with-three': noun('f', 'Compétence à 3 icônes ou plus', 'Compétences à 3 icônes ou plus'),
  'story-cards': noun('f', 'carte', 'cartes', { tail: ' dans l’Histoire' }),
  traits: noun('m', 'Trait'),
  challenges: noun('m', 'Défi', 'Défis', { done: 'réussi', said: 'réussi' }),
  'triumph-paths': noun('f', 'voie de {triumph}', 'voies de {triumph}'),
  'tragedy-paths': noun('f', 'voie de {tragedy}', 'voies de {tragedy}'),
  'plus-one-paths': noun('f', 'voie +1', 'voies +1'),
  allies: noun('m', 'Allié'),
  'sacrificed-allies': noun('m', 'Allié sacrifié', 'Alliés sacrifiés'),
  'adversaries-defeated': noun('m', 'Adversaire', 'Adversaires', { done: 'vaincu', said: 'vaincu' }),
  'hero-cards-played': token('hero', { done: 'joué', said: 'jouée' }),
  'antihero-cards-played': token('antihero', { done: 'joué', said: 'jouée' }),
  'feats-in-hand': token('feat', { tail: ' en main' }),
  'hero-cards-in-hand': token('hero', { tail: ' en main' }),
  xp: POINTS,
  'banked-xp': { ...POINTS, tail: ' sur la Classe' },
  'class-powers': noun('m', 'pouvoir de Classe', 'pouvoirs de Classe', {
    done: 'débloqué',
    said: 'débloqué',
  }),
  corruption: token('corruption'),
  virtue: token('virtue'),
  failures: noun('m', 'Défi', 'Défis', { done: 'échoué à', said: 'échoué', tail: ' pendant cette partie' }),
  journeys: noun('f', 'exploration', 'explorations', { done: 'effectué', said: 'effectuée' }),
  'cards-in-act': noun('f', 'carte', 'cartes', { tail: ' dans cet Acte' }),
  'act-number': noun('m', 'numéro d’Acte', 'numéros d’Acte'),
  margin: noun('m', 'point', 'points', { tail: ' au-dessus de la difficulté' }),
  'xp-paid': { ...POINTS, done: 'payé', said: 'payé' },
  'symbol-faces': noun('f', 'Rune qui montre son symbole', 'Runes qui montrent leur symbole'),
  'adversary-xp': POINTS,
  'legacy-marks': noun('f', 'marque de Legs', 'marques de Legs'),
  'others-who-overcame-the-adversary': noun('m', 'autre Héros', 'autres Héros'),
}
/** Every word that can be counted, for the test that none is missing. */
export const COUNT_WORDS = Object.keys(COUNTED)

/** What is itself an amount, not so many things. */
export const AMOUNTS: Partial<Record<CountName, string>> = {
  'act-number': 'le numéro de l’Acte du Défi',
  margin: 'la marge',
}

const article = (c: Counted): string => (c.gender === 'f' ? 'une' : 'un')
const none = (c: Counted): string => (c.gender === 'f' ? 'aucune' : 'aucun')

/** "au moins 2 Traits", "un Trait", "aucun Trait" */
function quantity(c: Counted, b: Bounds): string {
  const least = b['at-least']
  const most = b['at-most']
  if (most === 0) return c.one === icon(c.token ?? '') ? aucun(c.token!) : `${none(c)} ${c.one}`
  if (least !== undefined && least === most) return `exactement ${c.many(least)}`
  if (least !== undefined && most !== undefined) return `de ${least} à ${c.many(most)}`
  if (least === undefined) return `au plus ${c.many(most ?? 0)}`
  if (least === 1) return c.token ? c.many(1) : `${article(c)} ${c.one}`
  return `au moins ${c.many(least)}`
}

const FEATS_PLAYED = token('feat', { done: 'joué', said: 'joué' })
const allFeats = (names: readonly CountName[]): boolean =>
  names.length === 2 &&
  names.every((name) => name === 'hero-cards-played' || name === 'antihero-cards-played')
/** Counted together: "une icône de Force ou de Constitution", "3 icônes de Force et de Constitution en tout". */
function together(names: readonly CountName[]): Counted {
  if (allFeats(names)) return FEATS_PLAYED
  if (names.every((name) => isInlineIcon(name))) {
    const kinds = names.map((name) => deIcon(name))
    return noun('f', `icône ${or(kinds)}`, `icônes ${and(kinds)} en tout`)
  }
  const kinds = or(names.map((name) => COUNTED[name].one))
  return noun('f', kinds, kinds)
}

/** "d’au moins 2", "d’au plus 1", "de 2 à 4" */
export const bounded = (b: Bounds): string => {
  const least = b['at-least']
  const most = b['at-most']
  if (least !== undefined && most !== undefined) return `de ${least} à ${most}`
  return least !== undefined ? `d’au moins ${least}` : `d’au plus ${most}`
}

/** A condition on a count, of a hero. */
export function countClause(count: Count, bounds: Bounds, s: Subject): string {
  if (typeof count === 'string' && AMOUNTS[count] !== undefined) {
    return `${AMOUNTS[count]} est ${bounded(bounds)}`
  }
  if (count === 'adversary-xp') return `l’Adversaire a ${quantity(COUNTED[count], bounds)}`
  if (count === 'others-who-overcame-the-adversary') {
    const most = bounds['at-most'] === 0
    const many = (bounds['at-least'] ?? 0) > 1
    return `${quantity(COUNTED[count], bounds)} ${many ? 'ont' : most ? 'n’a' : 'a'} vaincu l’Adversaire`
  }
  if (count === 'different-abilities' && bounds['at-least'] === ABILITIES.length) {
    return `${s.has} les ${ABILITIES.length} Compétences`
  }
  if (typeof count === 'object' && count['set-of']) {
    return `${s.has} ${bounds['at-least'] ?? 1} ensembles ${and(count['set-of'].map(ofOne))}`
  }
  const c = typeof count === 'string' ? COUNTED[count] : together(count.sum ?? [])
  const has = bounds['at-most'] === 0 ? hasNo(s) : s.has
  return [has, c.done, `${quantity(c, bounds)}${c.tail ?? ''}`].filter((part) => part).join(' ')
}
/** "vous n’avez aucune", "il n’a aucune", "n’avoir aucune" */
export const hasNo = (s: Subject): string => {
  if (s.name === '') return 'n’avoir'
  return s.you ? 'vous n’avez' : `${s.name} n’a`
}

/** one member of a set: "d’une icône de Justice", "d’une voie de Tragédie" */
const ofOne = (names: CountName | CountName[]): string =>
  or(
    [names].flat().map((name) => {
      const c = COUNTED[name]
      const card =
        c.token && !(ICONS as readonly string[]).includes(c.token) ? un(c.token) : `${article(c)} ${c.one}`
      return `d’${card}`
    }),
  )
/** Whose they are goes without saying, or isn't a hero's. */
const OF_NOBODY: readonly CountName[] = ['act-number', 'symbol-faces', 'legacy-marks']
const tailOf = (name: CountName, s: Subject): string => {
  const c = COUNTED[name]
  if (name === 'adversary-xp') return ' de l’Adversaire'
  if (name === 'others-who-overcame-the-adversary') return ' qui a vaincu l’Adversaire'
  if (name === 'allies') return ' face visible'
  if (c.said !== undefined) return ` ${c.said}${c.tail ?? ''}`
  if ((ICONS as readonly string[]).includes(name) || name.endsWith('-paths')) return ` de ${s.its.m} Histoire`
  return c.tail ?? (s.you || OF_NOBODY.includes(name) ? '' : ' qu’il a')
}

/** After "par": "Allié", "icône d’Arcane de votre Histoire" */
export function each(count: Count, s: Subject): string {
  if (typeof count === 'string') return `${COUNTED[count].one}${tailOf(count, s)}`
  if (count.sum) {
    const c = together(count.sum)
    return `${c.one}${c.said === undefined ? ` de ${s.its.m} Histoire` : ` ${c.said}`}`
  }
  const parts = count['set-of'] ?? []
  const played = parts.flat().every((name) => COUNTED[name].done !== undefined)
  return `${parts.length === 2 ? 'paire formée' : 'ensemble formé'} ${and(parts.map(ofOne))}${played ? ' jouées' : ''}`
}
/** After "par tranche": "de 2 icônes de Nature de votre Histoire" */
export const several = (count: Count, n: number, s: Subject): string =>
  de(typeof count === 'string' ? `${COUNTED[count].many(n)}${tailOf(count, s)}` : `${n} ${each(count, s)}`)

/** "voies de Triomphe", "cartes Héros jouées" */
export const allOf = (name: CountName): string =>
  [COUNTED[name].all, COUNTED[name].said === undefined ? '' : `${COUNTED[name].said}s`]
    .filter((part) => part !== '')
    .join(' ')
