/** Effects on the attempt in progress, in French. */
import type { AbilityChoice, RuneKind, WhichAbility } from '../../../telling/cards/reading.ts'
import { deIcon, icon, le, of, or, type Subject, signed, some, to } from './nouns.ts'
import { deed, having, own, type Verb } from './sentences.ts'
import { attempts, doneBy, type Sayings, toHim, UNTIL } from './subjects.ts'
import {
  AJOUTER,
  AVOIR,
  IGNORER,
  LAISSER,
  OBTENIR,
  PRENDRE,
  RELANCER,
  REMPLACER,
  RETOURNER,
  SUBIR,
} from './verbs.ts'

const CHOICES: Partial<Record<AbilityChoice, string>> = {
  'challenge-ability': 'd’une des Compétences du Défi',
  'each-challenge-ability': 'de chaque Compétence du Défi',
  'ability-you-have': 'd’une de vos Compétences',
  'challenge-ability-you-have': 'd’une Compétence du Défi que vous avez',
  'ability-another-has': 'd’une Compétence d’un autre Héros',
  'any-ability': 'd’une Compétence de votre choix',
}
const ofThatHero = (text: string, s: Subject): string =>
  s.you ? text : text.replace('vos Compétences', 'ses Compétences').replace('que vous avez', 'qu’il a')
/** "1 icône de Force", of which there will be more; "2 icônes de plus d’une de vos Compétences" */
function moreIcons(p: WhichAbility, s: Subject): string {
  const n = p.n ?? 1
  const icons = `${n} icône${n > 1 ? 's' : ''}`
  if (p['one-of']) return `${icons} ${or(p['one-of'].map((name) => deIcon(name)))}`
  const which = CHOICES[p.of ?? 'any-ability']
  if (which === undefined) return icon(p.of!, n)
  return `${icons} de plus ${ofThatHero(which, s)}`
}
/** "une Rune de Force ou de Constitution", "2 Runes d’une Compétence de votre choix" */
function runesOf(p: WhichAbility, s: Subject): string {
  const n = p.n ?? 1
  const which = p['one-of'] ? undefined : CHOICES[p.of ?? 'any-ability']
  const runes = n > 1 ? `${n} Runes` : 'une Rune'
  if (which !== undefined) return `${runes} ${ofThatHero(which, s)}`
  return `${runes} ${or((p['one-of'] ?? [p.of!]).map((name) => deIcon(name)))}`
}

const RUNES: Record<RuneKind, [one: string, many: string]> = {
  core: ['{core-rune}', 'Runes de Base'],
  dark: ['{dark-rune}', 'Runes Sombres'],
  symbol: ['Rune qui montre son symbole', 'Runes qui montrent leur symbole'],
  'worth-two': ['Rune qui vaut 2', 'Runes qui valent 2'],
  any: ['Rune', 'Runes'],
}
/** "une Rune", "jusqu’à 3 Runes", "autant de Runes que vous voulez" */
function runes(
  kind: RuneKind,
  p: { n?: number | undefined; 'any-number'?: true | undefined; 'up-to'?: true | undefined },
  s: Subject,
): string {
  const [one, many] = RUNES[kind]
  if (p['any-number']) return `autant de ${many} ${s.you ? 'que vous voulez' : 'qu’il veut'}`
  const n = p.n ?? 1
  if (n === 1) return `une ${one}`
  return p['up-to'] ? `jusqu’à ${n} ${many}` : `${n} ${many}`
}

/** One entry a word. */
export const ATTEMPT_DEEDS = {
  successes: (n, subjects) => {
    const bonus = subjects.more && n > 0 ? `${signed(n)} de plus` : signed(n)
    const d = subjects.standing
      ? { ...deed(AVOIR, ` ${bonus}`), stative: true }
      : deed(n < 0 ? SUBIR : OBTENIR, ` ${bonus}`)
    if (subjects.s.name === subjects.attempting.name) return [d]
    const give = n < 0 ? 'infliger' : 'donner'
    return [doneBy(d, subjects.attempting, toHim(subjects.attempting, give, bonus))]
  },
  difficulty: (n, { s }) => {
    const verb: Verb = n > 0 ? ['augmentez', 'augmenter', 'augmente'] : ['réduisez', 'réduire', 'réduit']
    const d = deed(verb, ` la difficulté de ${Math.abs(n)}`)
    return [
      s.you ? d : own('la difficulté', `${n > 0 ? 'augmente' : 'diminue'} de ${Math.abs(n)}`, d.infinitive),
    ]
  },
  icon: (p, { s }) => {
    const named = p['one-of'] !== undefined || CHOICES[p.of ?? 'any-ability'] === undefined
    return [
      { ...having(AVOIR, [moreIcons(p, s)], `${named ? ' de plus' : ''} ${UNTIL[p.until]}`), stative: true },
    ]
  },
  'add-rune': (p, subjects) => attempts(deed(AJOUTER, ` ${runesOf(p, subjects.attempting)}`), subjects),
  'add-dark': (p, subjects) => {
    const even = p['even-at-C4'] ? ' (même avec {corruption 4})' : ''
    return attempts(deed(AJOUTER, ` gratuitement ${some('dark-rune', p.n)}${even}`), subjects)
  },
  'replace-ability': (ability) => [deed(REMPLACER, ` une Compétence du Défi par ${le(ability)}`)],
  'copy-icons': (from) => {
    const source = from === 'another-hero' ? 'qu’un autre Héros' : 'que pour votre meilleure Compétence'
    return [
      deed(['comptez', 'compter', 'compte'], `, pour une Compétence du Défi, autant d’icônes ${source}`),
    ]
  },
  'switch-path': (_, subjects) => attempts(deed(PRENDRE, ' l’autre voie'), subjects),
  'forbid-path': (kind, { attempting }) => {
    const path = kind === 'radiant' ? 'voie Radieuse' : `voie ${deIcon(kind)}`
    const barred = attempting.you
      ? 'vous est interdite'
      : attempting.name === 'il'
        ? 'lui est interdite'
        : `est interdite ${to(attempting)}`
    return [
      own(`toute ${path}`, `${barred} ${UNTIL.attempt}`, toHim(attempting, 'interdire', `toute ${path}`)),
    ]
  },
  'turn-rune': (p, subjects) =>
    attempts(deed(RETOURNER, ` ${runes(p.kind, p, subjects.attempting)}`), subjects),
  're-cast': (p, subjects) => {
    const who = subjects.attempting
    if (p.all !== undefined)
      return attempts(deed(RELANCER, ` toutes ${who.its.many} ${RUNES[p.all][1]}`), subjects)
    const which = p.n === 1 ? 'qui ne montre pas de' : 'qui ne montrent pas de'
    const not = p['not-twist'] ? ` ${which} {twist}` : ''
    if (p.chooser === 'you' && !who.you) {
      const n = p.n ?? 1
      return [
        deed(
          ['choisissez', 'choisir', 'choisit'],
          ` ${n > 1 ? `${n} Runes` : 'une Rune'} qu’il doit relancer`,
        ),
      ]
    }
    return attempts(deed(RELANCER, ` ${runes('any', p, who)}${not}`), subjects)
  },
  're-attempt': (_, subjects) => attempts(deed(['retentez-le', 'le retenter', 'le retente'], ''), subjects),
  'succeed-instead': (_, subjects) =>
    attempts(deed(['réussissez-le', 'le réussir', 'le réussit'], ' malgré tout'), subjects),
  'fail-instead': (_, subjects) => attempts(deed(['échouez', 'échouer', 'échoue'], ' malgré tout'), subjects),
  'ignore-corruption': (_, subjects) =>
    attempts(deed(IGNORER, ' toute {corruption} due aux Runes de cette tentative'), subjects),
  'keep-on-fail': () => [deed(LAISSER, ' le Défi dans la rangée')],
  'class-off': (_, { attempting }) => [
    own(
      attempting.you
        ? 'votre Classe'
        : attempting.name === 'il'
          ? 'sa Classe'
          : `la Classe ${of(attempting)}`,
      'ne donne aucun bonus à cette tentative',
      'annuler les bonus de la Classe',
    ),
  ],
  'feat-off': () => [own('le dernier {feat} à l’avoir aidée', 'ne compte plus', 'annuler le dernier {feat}')],
  'heritage-both': (_, { s }) => [
    deed(['utilisez', 'utiliser', 'utilise'], ` les deux choix de ${s.its.m} Héritage`),
  ],
} satisfies Partial<Sayings>
