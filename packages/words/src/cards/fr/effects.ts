/** Effects in French, each as a deed. */
import type { Cost, Effect, Effects } from '@runesaga/engine'
import {
  type AbilityChoice,
  cancelsEither,
  effectWords,
  type Forbidden,
  type RuneKind,
  type WhichAbility,
  type Words,
} from '../reading.ts'
import { clause } from './conditions.ts'
import { AMOUNTS, each, several } from './counts.ts'
import { and, deIcon, HE, icon, le, NB, or, SUBJECTS, type Subject, si, signed, some, un, YOU } from './nouns.ts'
import { apart, choice, type Deed, deed, having, inOne, mayDo, own, sentences, type Verb } from './sentences.ts'

/** What the sentences of an effect stand in. */
export interface Scene {
  /** whom effects strike */
  s: Subject
  /** whose attempt it is */
  attempting: Subject
  /** how the hero of the event is named where an effect is aimed at that hero */
  that: Subject
  /** how the Feat in question is named: "cette carte" */
  feat: string
  /** there is some already: failing gives Experience by itself */
  more: boolean
  /** something comes before it; and of this there is some already */
  after: boolean
  given: 'xp' | 'successes' | null
  /** bought or chosen, not got by itself */
  optional: boolean
  paid: boolean
  /** after the attempt */
  past?: boolean
  nameOf: (id: string) => string
}
type Says<K extends keyof Effect> = (p: Words<Effect>[K], scene: Scene) => Deed[]

const AVOIR: Verb = ['avez', 'avoir', 'a']
const GAGNER: Verb = ['gagnez', 'gagner', 'gagne']
const PERDRE: Verb = ['perdez', 'perdre', 'perd']
const PRENDRE: Verb = ['prenez', 'prendre', 'prend']
const OBTENIR: Verb = ['obtenez', 'obtenir', 'obtient']
const PIOCHER: Verb = ['piochez', 'piocher', 'pioche']
const DEFAUSSER: Verb = ['défaussez', 'défausser', 'défausse']
const AJOUTER: Verb = ['ajoutez', 'ajouter', 'ajoute']
const RETOURNER: Verb = ['retournez', 'retourner', 'retourne']
const RELANCER: Verb = ['relancez', 'relancer', 'relance']
const REMPLACER: Verb = ['remplacez', 'remplacer', 'remplace']
const IGNORER: Verb = ['ignorez', 'ignorer', 'ignore']
const ANNULER: Verb = ['annulez', 'annuler', 'annule']
const SACRIFIER: Verb = ['sacrifiez', 'sacrifier', 'sacrifie']
const PLACER: Verb = ['placez', 'placer', 'place']
const LAISSER: Verb = ['laissez', 'laisser', 'laisse']
const EXPLORER: Verb = ['explorez', 'explorer', 'explore']

const toHim = (s: Subject, did: string, what: string): string =>
  s.name === 'il' ? `lui ${did} ${what}` : `${did} ${what} à ${s.whom}`
/** A deed of the attempting hero, who need not be the one that is spoken of. */
const attempts = (d: Deed, { s, attempting }: Scene): Deed[] =>
  s.name === attempting.name
    ? [d]
    : [{ ...d, own: attempting.name, infinitive: toHim(attempting, 'faire', d.infinitive) }]

const CHOICES: Partial<Record<AbilityChoice, string>> = {
  'challenge-ability': 'd’une Compétence du Défi',
  'each-challenge-ability': 'de chaque Compétence du Défi',
  'ability-you-have': 'd’une de vos Compétences',
  'challenge-ability-you-have': 'd’une Compétence du Défi que vous avez',
  'ability-another-has': 'd’une Compétence d’un autre Héros',
  'any-ability': 'd’une Compétence de votre choix',
}
const ofThatHero = (text: string, s: Subject): string =>
  s.you ? text : text.replace('vos Compétences', 'ses Compétences').replace('que vous avez', 'qu’il a')
/** "1 icône de Force de plus", "2 icônes de plus d’une de vos Compétences" */
function moreIcons(p: WhichAbility, s: Subject): string {
  const n = p.n ?? 1
  const icons = `${n} icône${n > 1 ? 's' : ''}`
  if (p['one-of']) return `${icons} ${or(p['one-of'].map((name) => deIcon(name)))} de plus`
  const which = CHOICES[p.of ?? 'any-ability']
  if (which === undefined) return `${icon(p.of!, n)} de plus`
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

const FORBIDS: Record<Forbidden, string> = {
  're-attempt': 'retenter un Défi',
  're-cast': 'relancer de Runes',
  'turn-rune': 'retourner de Runes',
  'dark-rune': 'utiliser de Runes Sombres',
  journey: 'explorer',
}
const UNTIL = { attempt: 'pour cette tentative', turn: 'jusqu’à la fin du tour' } as const
/** The same scene once its heroes have been named. */
const again = (scene: Scene): Scene => ({
  ...scene,
  s: scene.s.you ? scene.s : HE,
  attempting: scene.attempting.you ? scene.attempting : HE,
})
const result = (outcome: 'overcome' | 'failed', scene: Scene, effects: Effects): Deed[] => {
  const then = scene.optional && !scene.paid ? ' alors' : ''
  const who = scene.attempting
  const did = outcome === 'overcome' ? (who.you ? 'réussissez' : 'réussit') : who.you ? 'échouez' : 'échoue'
  const object = outcome === 'overcome' ? 'le Défi' : 'au Défi'
  const inner = { ...again(scene), more: outcome === 'failed', optional: false }
  return [apart(`${si(`${who.name} ${did}${then} ${object}`)}, ${inOne(deedsOf(effects, inner), inner.s)}`)]
}
const counted = (d: Deed, tail: string): Deed => ({
  ...d,
  told: `${d.told}${tail}`,
  infinitive: `${d.infinitive}${tail}`,
  third: `${d.third}${tail}`,
})

/** One entry a word. */
const DEEDS: { [K in keyof Words<Effect>]: Says<K> } = {
  xp: (n, { more }) => {
    if (n < 0) return [having(PERDRE, [icon('xp', -n)])]
    return [having(GAGNER, [more ? `${icon('xp', n)} de plus` : icon('xp', n)])]
  },
  'lose-all-xp': (_, { s }) => [deed(PERDRE, ` toute ${s.its.f === 'sa' ? 'son' : s.its.f} {xp}`)],
  'take-xp': (n) => [own('ce Héros', `vous donne ${icon('xp', n)}`, `prendre ${icon('xp', n)} à ce Héros`)],
  'give-xp-up-to': (n) => [deed(['lui donnez', 'lui donner', 'lui donne'], ` jusqu’à ${icon('xp', n)}`)],
  bank: (n, { s }) => [deed(PLACER, ` ${icon('xp', n)} de la réserve sur ${s.its.f} Classe`)],
  draw: (p) => {
    const cards = [
      ...(p.hero ? [some('hero', p.hero)] : []),
      ...(p.antihero ? [some('antihero', p.antihero)] : []),
      ...(p.either === 1 ? ['une {hero} ou une {antihero}'] : []),
      ...(p.either !== undefined && p.either > 1 ? [icon('feat', p.either)] : []),
    ]
    return [having(PIOCHER, cards)]
  },
  'discard-feat': (n) => [deed(DEFAUSSER, ` ${some('feat', n)}`)],
  'discard-hero-card': (n) => [deed(DEFAUSSER, ` ${some('hero', n)}`)],
  virtue: (n) => [having(OBTENIR, [icon('virtue', n)])],
  corruption: (n) => [having(PRENDRE, [icon('corruption', n)])],
  successes: (n, scene) => {
    const bonus = scene.more ? `encore ${signed(n)}` : signed(n)
    const d = { ...deed(AVOIR, ` ${bonus}`), stative: true }
    if (scene.s.name === scene.attempting.name) return [d]
    return [{ ...d, own: scene.attempting.name, infinitive: toHim(scene.attempting, 'donner', bonus) }]
  },
  difficulty: (n, { s }) => {
    const verb: Verb = n > 0 ? ['augmentez', 'augmenter', 'augmente'] : ['réduisez', 'réduire', 'réduit']
    const d = deed(verb, ` la difficulté de ${Math.abs(n)}`)
    return [s.you ? d : own('la difficulté', `${n > 0 ? 'augmente' : 'diminue'} de ${Math.abs(n)}`, d.infinitive)]
  },
  icon: (p, { s }) => [{ ...having(AVOIR, [moreIcons(p, s)], ` ${UNTIL[p.until]}`), stative: true }],
  'add-rune': (p, scene) => attempts(deed(AJOUTER, ` ${runesOf(p, scene.attempting)}`), scene),
  'add-dark': (p, scene) => {
    const even = p['even-at-C4'] ? ' (même avec {corruption 4})' : ''
    return attempts(deed(AJOUTER, ` gratuitement ${some('dark-rune', p.n)}${even}`), scene)
  },
  'replace-ability': (ability) => [deed(REMPLACER, ` une Compétence du Défi par ${le(ability)}`)],
  'copy-icons': (from) => {
    const source = from === 'another-hero' ? 'qu’un autre Héros' : 'que pour votre meilleure Compétence'
    return [deed(['comptez', 'compter', 'compte'], `, pour une Compétence du Défi, autant d’icônes ${source}`)]
  },
  'switch-path': (_, scene) => attempts(deed(PRENDRE, ' l’autre voie'), scene),
  'forbid-path': (kind, { attempting }) => {
    const path = kind === 'radiant' ? 'voie Radieuse' : `voie ${deIcon(kind)}`
    return [own(attempting.name, `ne peut pas prendre de ${path}`, toHim(attempting, 'interdire', `toute ${path}`))]
  },
  'turn-rune': (p, scene) => attempts(deed(RETOURNER, ` ${runes(p.kind, p, scene.attempting)}`), scene),
  're-cast': (p, scene) => {
    const who = scene.attempting
    if (p.all !== undefined) return attempts(deed(RELANCER, ` toutes ${who.its.many} ${RUNES[p.all][1]}`), scene)
    const which = p.n === 1 ? 'qui ne montre pas de' : 'qui ne montrent pas de'
    const not = p['not-twist'] ? ` ${which} {twist}` : ''
    if (p.chooser === 'you' && !who.you) {
      const n = p.n ?? 1
      return [deed(['choisissez', 'choisir', 'choisit'], ` ${n > 1 ? `${n} Runes` : 'une Rune'} qu’il doit relancer`)]
    }
    return attempts(deed(RELANCER, ` ${runes('any', p, who)}${not}`), scene)
  },
  're-attempt': (_, scene) => attempts(deed(['retentez-le', 'le retenter', 'le retente'], ''), scene),
  'succeed-instead': (_, scene) =>
    attempts(deed(['réussissez-le', 'le réussir', 'le réussit'], ' malgré tout'), scene),
  'fail-instead': (_, scene) => attempts(deed(['échouez', 'échouer', 'échoue'], ' malgré tout'), scene),
  'ignore-corruption': () => [deed(IGNORER, ' toute {corruption} due aux Runes de cette tentative')],
  'keep-on-fail': () => [deed(LAISSER, ' le Défi dans la rangée')],
  'class-off': (_, { attempting }) => [
    own(
      attempting.you ? 'votre Classe' : `la Classe ${attempting.name === 'il' ? 'de ce Héros' : `du ${attempting.name.replace(/^le /, '')}`}`,
      'ne donne aucun bonus à cette tentative',
      'annuler les bonus de la Classe',
    ),
  ],
  'feat-off': () => [
    own('le dernier {feat} qui a aidé cette tentative', 'ne compte plus', 'annuler le dernier {feat}'),
  ],
  'heritage-both': (_, { s }) => [
    deed(PIOCHER, ` la carte et ${s.you ? 'utilisez' : 'utilise'} aussi ${s.its.m} Héritage`),
  ],
  'cancel-feat': (kind, { feat }) => {
    const some = kind === 'any' ? 'un {feat} qui vient d’être joué' : `${un(kind)} qui vient d’être jouée`
    return [deed(ANNULER, ` ${feat !== '' ? feat : some}`)]
  },
  'cancel-adversary-feat': (_, { feat }) => [
    deed(ANNULER, ` ${feat !== '' ? feat : 'la carte révélée par l’Adversaire'}`),
  ],
  'return-feat': (_, { s }) => [deed(['reprenez', 'reprendre', 'reprend'], ` en main un de ${s.its.many} Exploits joués`)],
  protect: (p, { s }) => {
    const until = p.until === undefined ? '' : ` ${UNTIL[p.until]}`
    if (p.from === 'antihero-cards') {
      return [own('les cartes Antihéros', `n’ont aucun effet sur ${s.whom}${until}`, `ignorer les cartes Antihéros${until}`)]
    }
    if (p.from === 'difficulty') {
      const whose = s.you ? 'de vos Défis' : 'des Défis'
      return [own('rien', `ne peut augmenter la difficulté ${whose}`, 'ignorer ce qui augmente la difficulté')]
    }
    if (p.n !== undefined) return [deed(IGNORER, ` ${icon('corruption', p.n)}${until}`)]
    return [deed(IGNORER, ` toute {corruption}${until}`)]
  },
  'free-journey': (n, { paid }) => {
    if (n > 1) return [deed(EXPLORER, ` gratuitement jusqu’à ${n} fois`)]
    return [deed(EXPLORER, paid ? ' une fois de plus' : ' gratuitement')]
  },
  'replace-card': (n) => [
    deed(REMPLACER, n === 1 ? ' une carte face visible' : ` jusqu’à ${n} cartes face visible`),
  ],
  'replace-row': () => [deed(REMPLACER, ' toutes les cartes d’une rangée')],
  'look-at': (p) => {
    const cards = p.n === 1 ? 'la première carte' : `les ${p.n} premières cartes`
    const put = p.n === 1 ? 'cette carte' : 'celles que vous voulez'
    const deck = p.deck === 'journey' ? 'du paquet de cet Acte' : 'du paquet de l’Adversaire'
    const first = p.deck === 'journey' ? ' d’abord' : ''
    const tail = `${first} ${cards} ${deck}`
    return [
      {
        told: `regardez${tail} et placez dessous ${put}`,
        infinitive: `regarder${tail} et placer dessous ${put}`,
        third: `regarde${tail} et place dessous ${put.replace('vous voulez', 'il veut').replace('que il', 'qu’il')}`,
        closes: true,
      },
    ]
  },
  'main-action': (n) => [
    deed(['effectuez', 'effectuer', 'effectue'], n === 1 ? ' une autre action principale' : ` ${n} autres actions principales`),
  ],
  'sacrifice-ally': (_, { s }) => [deed(SACRIFIER, ` un de ${s.its.many} Alliés`)],
  'sacrifice-this': () => [deed(SACRIFIER, ' cet Allié')],
  'restore-ally': (_, { s }) => [
    deed(['remettez', 'remettre', 'remet'], ` face visible un de ${s.its.many} Alliés sacrifiés`),
  ],
  ready: (_, { s }) => [
    deed(['pouvez réutiliser', 'réutiliser', 'peut réutiliser'], ` ${s.its.many} autres pouvoirs, quelles que soient leurs limites`),
  ],
  'adversary-xp': (n) => {
    const xp = icon('xp', Math.abs(n))
    return n > 0
      ? [own('l’Adversaire', `gagne ${xp}`, `faire gagner ${xp} à l’Adversaire`)]
      : [own('l’Adversaire', `perd ${xp}`, `faire perdre ${xp} à l’Adversaire`)]
  },
  pledge: (n) => [
    {
      told: `prêtez allégeance à l’Adversaire et prenez-lui ${icon('xp', n)}`,
      infinitive: `prêter allégeance à l’Adversaire et lui prendre ${icon('xp', n)}`,
      third: `prête allégeance à l’Adversaire et lui prend ${icon('xp', n)}`,
    },
  ],
  'journey-price': (n, { s }) => {
    const tail = `${icon('xp', Math.abs(n))} de ${n < 0 ? 'moins' : 'plus'}`
    return [own('explorer', `${s.you ? 'vous ' : ''}coûte ${tail}`, `explorer pour ${tail}`)]
  },
  'dark-price': (n, { s }) => {
    const tail = `${icon('xp', Math.abs(n))} de ${n < 0 ? 'moins' : 'plus'}`
    return [own('les Runes Sombres', `${s.you ? 'vous ' : ''}coûtent ${tail}`, `payer les Runes Sombres ${tail}`)]
  },
  'dark-allowed': (_, { s }) => {
    const tail = 'utiliser des Runes Sombres même avec {corruption 4}'
    return [own(s.name, `${s.you ? 'pouvez' : 'peut'} ${tail}`, tail)]
  },
  'core-zeros-count': (n, { s }) => [
    own(
      s.you ? 'vos Runes de Base qui montrent 0' : 'les Runes de Base qui montrent 0',
      `comptent pour ${n}`,
      `compter pour ${n} les Runes de Base qui montrent 0`,
    ),
  ],
  forbid: (what, { s }) => {
    const can = s.you ? 'pouvez' : 'peuvent'
    const texts = what.map((w) => FORBIDS[w])
    const not =
      texts.length === 1
        ? `ne ${can} pas ${texts[0].replace('retenter un', 'retenter de')}`
        : `ne ${can} ni ${texts.join(', ni ')}`
    return [own(s.you ? 'vous' : 'les Héros', not, `ne pas ${texts.join(' ni ')}`)]
  },
  choose: (options, scene) => [choice(options.map((o) => deedsOf(o, scene)), scene.s)],
  may: (p, scene) => {
    const inner = { ...scene, optional: true, paid: p.pay !== undefined }
    const cost = p.pay === undefined ? null : costWords(p.pay, scene.s, 'infinitive')
    const [first, ...rest] = mayDo(deedsOf(p.do, inner), scene.s, cost)
    return [scene.after ? `ensuite, ${first}` : first, ...rest].map(apart)
  },
  check: (p, scene) => {
    if (cancelsEither(p)) return [deed(ANNULER, ` ${scene.feat !== '' ? scene.feat : 'cette carte'}`)]
    const test = clause(p.if, scene)
    const adds = effectWords(p.do).some(([word]) => word === scene.given)
    const named = !scene.s.you && test.includes(scene.s.name)
    const inner = { ...(named ? again(scene) : scene), more: scene.more || adds }
    const then = `${si(test)}, ${inOne(deedsOf(p.do, inner), inner.s)}`
    if (p.else === undefined) return [apart(then)]
    return [apart(`${then}${NB}; sinon, ${inOne(deedsOf(p.else, inner), inner.s)}`)]
  },
  'for-each': (p, scene) => forEach(p, scene),
  for: (p, scene) => {
    const s = p.who === 'that-hero' ? scene.that : SUBJECTS[p.who]
    if (s.name === scene.s.name) return deedsOf(p.do, scene)
    const words = effectWords(p.do)
    if (words.length === 1 && words[0][0] === 'take-xp') {
      return [deed(PRENDRE, ` ${icon('xp', words[0][1] as number)} à ${s.whom}`)]
    }
    // an attempt's words strike the attempting hero, who may be this one
    const attempting = scene.attempting.you || p.who !== 'that-hero' ? scene.attempting : s
    return deedsOf(p.do, { ...scene, s, attempting }).map((d) =>
      d.apart !== undefined || d.own !== undefined
        ? d
        : { ...d, own: s.name, infinitive: toHim(s, 'faire', d.infinitive) },
    )
  },
  'if-overcome': (effects, scene) => result('overcome', scene, effects),
  'if-failed': (effects, scene) => result('failed', scene, effects),
  'next-turn': (effects, scene) => {
    const { s } = scene
    const words = effectWords(effects)
    const can = s.you ? 'vous pouvez' : `${s.name} peut`
    if (words.length === 1 && words[0][0] === 're-attempt') {
      return [apart(`à ${s.its.m} prochain tour, ${can} retenter un Défi auquel ${s.you ? 'vous échouez' : 'il échoue'}`)]
    }
    const does = inOne(deedsOf(effects, { ...scene, attempting: s }), s)
    return [apart(`${does} pour une tentative de ${s.its.m} prochain tour`)]
  },
}
/** Every effect that can be said, for the test that none is missing. */
export const EFFECT_WORDS = Object.keys(DEEDS)

/** "+1 par Allié, jusqu’à +2" */
function forEach(p: Words<Effect>['for-each'], scene: Scene): Deed[] {
  const amount = typeof p.count === 'string' ? AMOUNTS[p.count] : undefined
  if (amount !== undefined) return effectWords(p.do).flatMap(([word, n]) => byAmount(word, n, amount, scene))
  const whose = scene.s.you || scene.attempting.you ? YOU : scene.s
  const per = p.per ?? 1
  const counting = per === 1 ? `par ${each(p.count, whose)}` : `par tranche ${several(p.count, per, whose)}`
  const rounded = p['round-up'] ? ' (arrondi au supérieur)' : ''
  return effectWords(p.do).flatMap(([word, n]) => {
    const total = (p.max ?? 0) * (n as number)
    const most = p.max === undefined ? '' : `, jusqu’à ${word === 'successes' ? signed(total) : Math.abs(total)}`
    return deedsOf({ [word]: n } as Effect, scene).map((d) => counted(d, ` ${counting}${rounded}${most}`))
  })
}
/** Where the count is itself the amount. */
function byAmount(word: keyof Effect, n: unknown, amount: { de: string; que: string }, scene: Scene): Deed[] {
  if (word === 'difficulty') {
    const up = (n as number) > 0
    const d = deed(up ? ['augmentez', 'augmenter', 'augmente'] : ['réduisez', 'réduire', 'réduit'], ` la difficulté ${amount.de}`)
    return [scene.s.you ? d : own('la difficulté', `${up ? 'augmente' : 'diminue'} ${amount.de}`, d.infinitive)]
  }
  if (word === 'xp') return [deed(GAGNER, ` autant d’{xp} que ${amount.que}`)]
  return deedsOf({ [word]: n } as Effect, scene).map((d) => counted(d, `, autant de fois que ${amount.que}`))
}

/** What an effect does, in the order written. */
export function deedsOf(effects: Effects, scene: Scene): Deed[] {
  let now = scene
  return effectWords(effects).flatMap(([word, p]) => {
    const deeds = (DEEDS[word] as Says<never>)(p as never, now)
    const aimed = word === 'for' && (p as { who: string }).who === 'that-hero'
    const more = (word === 'xp' || word === 'successes') && (p as number) > 0
    now = { ...now, after: true, that: aimed ? HE : now.that, given: more ? word : now.given }
    return deeds
  })
}
export const tell = (effects: Effects, scene: Scene): string[] => sentences(deedsOf(effects, scene), scene.s)

type Form = 'told' | 'infinitive'
const cost = ([told, infinitive]: readonly [string, string, ...string[]], form: Form, tail: string): string =>
  `${form === 'told' ? told : infinitive} ${tail}`
const PAYER = ['payez', 'payer'] as const
const COSTS: { [K in keyof Words<Cost>]: (p: Words<Cost>[K], s: Subject, form: Form) => string } = {
  xp: (n, _, form) => cost(PAYER, form, icon('xp', n)),
  'xp-up-to': (n, _, form) => cost(PAYER, form, `jusqu’à ${icon('xp', n)}`),
  'discard-feat': (n, _, form) => cost(DEFAUSSER, form, some('feat', n)),
  corruption: (n, _, form) => cost(PRENDRE, form, icon('corruption', n)),
  'sacrifice-ally': (_, s, form) => cost(SACRIFIER, form, `un de ${s.its.many} Alliés`),
  'sacrifice-this': (_, _s, form) => cost(SACRIFIER, form, 'cet Allié'),
  'adversary-xp': (n, _, form) => cost(LAISSER, form, `l’Adversaire gagner ${icon('xp', n)}`),
  'skip-main-action': (_, s, form) => cost(['renoncez', 'renoncer'], form, `à ${s.its.f === 'sa' ? 'son' : s.its.f} action principale`),
  'one-of': (options, s, form) => or(options.map((option) => costWords(option, s, form))),
}
/** Every cost that can be said, for the test that none is missing. */
export const COST_WORDS = Object.keys(COSTS)

/** A cost as what one does: "payez {xp 2} et défaussez un {feat}" */
export const costWords = (c: Cost, s: Subject, form: Form): string =>
  and(
    Object.entries(c).map(([word, p]) =>
      (COSTS[word as keyof Cost] as (p: unknown, s: Subject, form: Form) => string)(p, s, form),
    ),
  )
