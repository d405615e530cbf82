/** Effects on tokens, cards and the table, and what always holds, in French. */
import type { Forbidden } from '../../../telling/cards/reading.ts'
import { icon, some, un } from './nouns.ts'
import { deed, having, own } from './sentences.ts'
import { type Sayings, UNTIL } from './subjects.ts'
import {
  ANNULER,
  DEFAUSSER,
  EXPLORER,
  GAGNER,
  IGNORER,
  OBTENIR,
  PERDRE,
  PIOCHER,
  PLACER,
  PRENDRE,
  REMPLACER,
  SACRIFIER,
} from './verbs.ts'

const FORBIDS: Record<Forbidden, string> = {
  're-attempt': 'retenter un Défi',
  're-cast': 'relancer une Rune',
  'turn-rune': 'retourner une Rune',
  'dark-rune': 'utiliser une {dark-rune}',
  journey: 'Explorer',
}

/** One entry a word. */
export const TABLE_DEEDS = {
  xp: (n, { more }) => {
    if (n < 0) return [having(PERDRE, [icon('xp', -n)])]
    return [having(GAGNER, [more ? `${icon('xp', n)} de plus` : icon('xp', n)])]
  },
  'lose-all-xp': (_, { s }) => [deed(PERDRE, ` toute ${s.its.m} {xp}`)],
  'take-xp': (n) => [own('ce Héros', `vous donne ${icon('xp', n)}`, `prendre ${icon('xp', n)} à ce Héros`)],
  'give-xp-up-to': (n) => [deed(['donnez-lui', 'lui donner', 'lui donne'], ` jusqu’à ${icon('xp', n)}`)],
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
  'cancel-feat': (kind, { feat }) => {
    const some = kind === 'any' ? 'un {feat} qui vient d’être joué' : `${un(kind)} qui vient d’être jouée`
    return [deed(ANNULER, ` ${feat !== '' ? feat : some}`)]
  },
  'cancel-adversary-feat': (_, { feat }) => [
    deed(ANNULER, ` ${feat !== '' ? feat : 'la carte révélée par l’Adversaire'}`),
  ],
  'return-feat': (_, { s }) => [
    deed(['reprenez', 'reprendre', 'reprend'], ` en main un de ${s.its.many} Exploits joués`),
  ],
  protect: (p, { s }) => {
    const until = p.until === undefined ? '' : ` ${UNTIL[p.until]}`
    if (p.from === 'antihero-cards') {
      return [
        own(
          'les cartes Antihéros',
          `n’ont aucun effet sur ${s.whom}${until}`,
          `ignorer les cartes Antihéros${until}`,
        ),
      ]
    }
    if (p.from === 'difficulty') {
      const whose = s.you ? 'de vos Défis' : 'des Défis'
      return [
        own('rien', `ne peut augmenter la difficulté ${whose}`, 'ignorer ce qui augmente la difficulté'),
      ]
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
    const deck = p.deck === 'journey' ? 'de la pioche de cet Acte' : 'de la pioche de l’Adversaire'
    const first = p.deck === 'journey' ? 'd’abord ' : ''
    if (p.n === 1) {
      const tail = ` ${first}la première carte ${deck}, qui peut aller au fond`
      return [{ ...deed(['regardez', 'regarder', 'regarde'], tail), closes: true }]
    }
    const cards = `les ${p.n} premières cartes ${deck}`
    return [
      {
        told: `regardez ${first}${cards} et placez au fond celles que vous voulez`,
        infinitive: `${first}regarder ${cards} et placer au fond celles que vous voulez`,
        third: `regarde ${first}${cards} et place au fond celles qu’il veut`,
        closes: true,
      },
    ]
  },
  'main-action': (n) => [
    deed(
      ['effectuez', 'effectuer', 'effectue'],
      n === 1 ? ' une autre action principale' : ` ${n} autres actions principales`,
    ),
  ],
  'sacrifice-ally': (_, { s }) => [deed(SACRIFIER, ` un de ${s.its.many} Alliés`)],
  'sacrifice-this': () => [deed(SACRIFIER, ' cet Allié')],
  'restore-ally': (_, { s }) => [
    deed(['remettez', 'remettre', 'remet'], ` face visible un de ${s.its.many} Alliés sacrifiés`),
  ],
  ready: (_, { s }) => [deed(['levez', 'lever', 'lève'], ` les limites de ${s.its.many} autres pouvoirs`)],
  'adversary-xp': (n, { given }) => {
    const xp = `${icon('xp', Math.abs(n))}${given === 'adversary-xp' ? ' de plus' : ''}`
    return n > 0
      ? [own('l’Adversaire', `gagne ${xp}`, `faire gagner ${xp} à l’Adversaire`)]
      : [own('l’Adversaire', `perd ${xp}`, `faire perdre ${xp} à l’Adversaire`)]
  },
  pledge: (n) => [
    {
      told: `rejoignez l’Adversaire et prenez-lui ${icon('xp', n)}`,
      infinitive: `rejoindre l’Adversaire et lui prendre ${icon('xp', n)}`,
      third: `rejoint l’Adversaire et lui prend ${icon('xp', n)}`,
    },
  ],
  'journey-price': (n, { s }) => {
    const tail = `${icon('xp', Math.abs(n))} de ${n < 0 ? 'moins' : 'plus'}`
    return [own('Explorer', `${s.you ? 'vous ' : ''}coûte ${tail}`, `Explorer pour ${tail}`)]
  },
  'dark-price': (n, { s }) => {
    const tail = `${icon('xp', Math.abs(n))} de ${n < 0 ? 'moins' : 'plus'}`
    return [
      own('les Runes Sombres', `${s.you ? 'vous ' : ''}coûtent ${tail}`, `payer les Runes Sombres ${tail}`),
    ]
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
        ? `ne ${can} pas ${texts[0].replace(/ une? /, ' de ')}`
        : `ne ${can} ni ${texts.join(', ni ')}`
    return [own(s.you ? 'vous' : 'les Héros', not, `ne pas ${texts.join(' ni ')}`)]
  },
} satisfies Partial<Sayings>
