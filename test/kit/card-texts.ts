// Stand-ins for the text of cards: plausible sentences of every kind, and for each kind the longest that may come.

import type { FaceText } from '@runesaga/draw'
import type { CardEntry, CardKind, Text } from '@runesaga/engine/language'
import type { Pinned } from './words.ts'

type Said<T> = Record<Pinned, T>

const NB = '\u202f'

/** The longest text of each kind: a little more than the longest of our three sets is likely to be. */
export const LONGEST: Record<CardKind, Said<FaceText['lines']>> = {
  origin: {
    en: [
      {
        when: 'When you fail a {strength} or {intelligence} Challenge, or an Adversary',
        text: 'Pay {xp 2} to attempt it again, or take {xp 1} from another hero who holds more Experience than you and leave the card in its row.',
        limit: 'once per turn',
      },
    ],
    fr: [
      {
        when: 'Quand vous échouez à un Défi de {strength} ou d’{intelligence}, ou face à un Adversaire',
        text: 'Payez {xp 2} pour le retenter, ou prenez {xp 1} à un autre Héros qui en possède plus que vous et laissez la carte dans sa rangée.',
        limit: 'une fois par tour',
      },
    ],
  },
  motivation: {
    en: [
      {
        when: 'Before you cast, against an Adversary',
        text: 'Pay {xp 1}: +2 to this attempt.',
        limit: 'once per attempt',
      },
      {
        when: 'When you defeat an Adversary',
        text: 'Gain {xp 2}, and draw a {hero} if you have no {corruption}.',
      },
    ],
    fr: [
      {
        when: 'Avant de lancer les Runes face à un Adversaire',
        text: `Payez {xp 1}${NB}: +2 à cette tentative.`,
        limit: 'une fois par tentative',
      },
      {
        when: 'Quand vous réussissez face à un Adversaire',
        text: 'Gagnez {xp 2}, et piochez une carte {hero} si vous n’avez aucune {corruption}.',
      },
    ],
  },
  class: {
    en: [
      { gate: '{xp 2}', text: '+1 when you attempt a path that gives {strength} or {constitution}.' },
      {
        gate: '{xp 4}',
        when: 'When you overcome a Challenge by 1 or less',
        text: 'Draw an {antihero}, or gain {xp 1}.',
      },
      { gate: '{xp 6}', text: 'Discard a {feat}: +3 to this attempt.', limit: 'once per attempt' },
    ],
    fr: [
      { gate: '{xp 2}', text: '+1 quand vous tentez une voie qui donne {strength} ou {constitution}.' },
      {
        gate: '{xp 4}',
        when: 'Quand vous réussissez un Défi de 1 au plus',
        text: 'Piochez une carte {antihero}, ou gagnez {xp 1}.',
      },
      {
        gate: '{xp 6}',
        text: `Défaussez un {feat}${NB}: +3 à cette tentative.`,
        limit: 'une fois par tentative',
      },
    ],
  },
  heritage: {
    en: [
      {
        when: 'When you cast a {twist}, instead of drawing a card',
        text: 'Cast up to two of your runes again that show no {twist}; if you overcome the Challenge on its bottom path or defeat an Adversary, gain {xp 1} and {virtue 1}.',
      },
    ],
    fr: [
      {
        when: 'Quand vous obtenez un {twist}, au lieu de piocher une carte',
        text: `Relancez jusqu’à deux de vos Runes qui ne montrent aucun {twist}${NB}; si vous réussissez le Défi par sa voie du bas ou face à un Adversaire, gagnez {xp 1} et {virtue 1}.`,
      },
    ],
  },
  destiny: {
    en: [
      {
        text: '{triumph 5} if your story has {strength}, {dexterity} and {intelligence}, or three of any one ability.',
      },
      { text: '{tragedy 2} for each set of one {justice} and one path that gives Tragedy, 8 at most.' },
      { gate: '{radiant 3}', when: 'Once you have begun Act III', text: 'Your attempts get +1.' },
    ],
    fr: [
      {
        text: '{triumph 5} si votre Histoire a {strength}, {dexterity} et {intelligence}, ou trois fois la même Compétence.',
      },
      { text: '{tragedy 2} par ensemble d’une {justice} et d’une voie qui donne de la Tragédie, 8 au plus.' },
      { gate: '{radiant 3}', when: 'Une fois votre Acte III commencé', text: 'Vos tentatives ont +1.' },
    ],
  },
  trait: {
    en: [
      { text: 'Requires three {intelligence} or two {arcana} in your story, or pay {xp 2}.' },
      {
        when: 'When you gain this Trait',
        text: 'You may discard a {feat} to gain +3 on one attempt of your next turn.',
      },
    ],
    fr: [
      { text: 'Demande trois {intelligence} ou deux {arcana} dans votre Histoire, ou payez {xp 2}.' },
      {
        when: 'Quand vous gagnez ce Trait',
        text: 'Vous pouvez défausser un {feat} pour avoir +3 lors d’une tentative de votre prochain tour.',
      },
    ],
  },
  challenge: { en: [], fr: [] },
  ally: {
    en: [
      {
        when: 'When another hero or the Adversary plays an {antihero} that affects you',
        text: 'Pay {xp 1} or sacrifice this Ally to cancel it, and draw a {hero}.',
        limit: 'once per turn',
      },
      { text: 'Sacrifice this Ally: +2 to your attempt.' },
    ],
    fr: [
      {
        when: 'Quand un autre Héros ou l’Adversaire joue une carte {antihero} qui vous affecte',
        text: 'Payez {xp 1} ou sacrifiez cet Allié pour l’annuler, et piochez une carte {hero}.',
        limit: 'une fois par tour',
      },
      { text: `Sacrifiez cet Allié${NB}: +2 à votre tentative.` },
    ],
  },
  adversary: {
    en: [
      {
        when: 'At the end of the turn of a hero who gained no path and faced no Adversary',
        text: 'That hero loses {xp 1}, or gains {corruption 1} and discards a {feat} if no Experience is left to lose.',
      },
    ],
    fr: [
      {
        when: 'À la fin du tour d’un Héros qui n’a gagné aucune voie ni affronté d’Adversaire',
        text: 'Ce Héros perd {xp 1}, ou prend {corruption 1} et défausse un {feat} s’il ne lui reste aucune Expérience à perdre.',
      },
    ],
  },
  feat: {
    en: [
      {
        when: 'When any hero would fail a Challenge by 1 or 2, or any Adversary',
        text: 'That hero adds a free {dark-rune}, even at four {corruption}, and attempts it again. If it is overcome, you and that hero each gain {xp 2}.',
      },
    ],
    fr: [
      {
        when: 'Quand un Héros va échouer de 1 ou 2 à un Défi, ou face à un Adversaire',
        text: 'Il ajoute gratuitement une {dark-rune}, même à quatre {corruption}, et retente le Défi. S’il réussit, vous gagnez tous les deux {xp 2}.',
      },
    ],
  },
  'two-sided': {
    en: [
      {
        gate: 'first',
        when: 'When a hero journeys and pays for it',
        text: 'The {adversary} gains {xp 1}.',
      },
      {
        gate: 'final',
        when: 'When a hero casts a {twist}',
        text: 'That hero chooses: lose {xp 1}, or the {adversary} gains {xp 1}.',
      },
      {
        gate: 'final',
        when: 'When a hero faces the Final Adversary',
        text: 'That hero may discard a {feat} for +2 to this attempt.',
        limit: 'once per attempt',
      },
    ],
    fr: [
      { gate: 'first', when: 'Quand un Héros explore en payant', text: 'L’{adversary} gagne {xp 1}.' },
      {
        gate: 'final',
        when: 'Quand un Héros obtient un {twist}',
        text: `Il choisit${NB}: perdre {xp 1}, ou l’{adversary} gagne {xp 1}.`,
      },
      {
        gate: 'final',
        when: 'Quand un Héros affronte l’Adversaire Final',
        text: 'Il peut défausser un {feat} pour avoir +2 à cette tentative.',
        limit: 'une fois par tentative',
      },
    ],
  },
  'last-foe': {
    en: [
      {
        when: 'At the end of the turn of a hero without a pledge who has gained no card for three turns',
        text: 'If that hero gained no path and did not face Odium this turn, the {adversary} gains {xp 1}.',
      },
    ],
    fr: [
      {
        when: 'À la fin du tour d’un Héros sans serment qui n’a gagné aucune carte depuis trois tours',
        text: 'S’il n’a gagné aucune voie ni affronté Odium pendant ce tour, l’{adversary} gagne {xp 1}.',
      },
    ],
  },
  'adversary-feat': {
    en: [
      {
        when: 'In this attempt',
        text: 'The hero chooses: discard a {feat}, or gain {corruption 1} and −2. If the attempt fails on a top path, the {adversary} gains {xp 2} and the hero draws no card for the {twist}.',
      },
    ],
    fr: [
      {
        when: 'Pendant cette tentative',
        text: `Le Héros choisit${NB}: défausser un {feat}, ou prendre {corruption 1} et −2. En cas d’échec sur une voie du haut, l’{adversary} gagne {xp 2} et le Héros ne pioche pas pour le {twist}.`,
      },
    ],
  },
  legacy: {
    en: [
      { text: 'The Adversary starts with {xp 1} more for each hero.' },
      {
        when: 'On a {twist} of a hero',
        text: 'That hero may cancel the Adversary Feat that was turned up.',
        limit: 'once per game',
      },
    ],
    fr: [
      { text: `L’Adversaire commence avec {xp 1} de plus par Héros.` },
      {
        when: 'Sur un {twist} d’un Héros',
        text: 'Il peut annuler l’Action de l’Adversaire qui vient d’être révélée.',
        limit: 'une fois par partie',
      },
    ],
  },
  quest: {
    en: [
      { when: 'When a hero fails a Challenge', text: 'The {adversary} gains {xp 1}.' },
      {
        when: 'When a hero gains a path with {justice} or {divinity}',
        text: 'The {adversary} loses {xp 1}.',
      },
      {
        when: 'When a hero overcomes a +1 path without a {dark-rune}',
        text: 'The {adversary} loses {xp 1}.',
      },
    ],
    fr: [
      { when: 'Quand un Héros échoue à un Défi', text: 'L’{adversary} gagne {xp 1}.' },
      {
        when: 'Quand un Héros gagne une voie avec {justice} ou {divinity}',
        text: 'L’{adversary} perd {xp 1}.',
      },
      { when: 'Quand un Héros réussit une voie +1 sans {dark-rune}', text: 'L’{adversary} perd {xp 1}.' },
    ],
  },
  victory: {
    en: [
      {
        text: 'The {adversary} wins as soon as it has {xp 10}, and 4 more for each hero after the first. The heroes win if all have completed their stories before that and one of them has defeated the {adversary}.',
      },
    ],
    fr: [
      {
        text: 'L’{adversary} gagne dès qu’il possède {xp 10}, et 4 de plus par Héros au-delà du premier. Les Héros gagnent si tous ont achevé leur Histoire avant cela et que l’un d’eux a vaincu l’{adversary}.',
      },
    ],
  },
}

/** As much as any card of our sets says: 370 letters in French. */
export const FOUR_RULES: Said<FaceText['lines']> = {
  en: [
    { when: 'When a hero fails a Challenge', text: 'The Adversary gains {xp 1}.' },
    {
      when: 'For each {radiant} that joins a hero’s story with an Act I or II card',
      text: 'The Adversary loses {xp 1}.',
    },
    {
      when: 'For each {radiant} that joins a hero’s story with an Act III card',
      text: 'The Adversary loses {xp 2}.',
    },
    {
      when: 'At the end of a hero’s turn, if that hero neither attempted a Challenge nor gained a card this turn',
      text: 'The Adversary gains {xp 1}.',
    },
  ],
  fr: [
    { when: 'Quand un Héros échoue à un Défi', text: 'L’Adversaire gagne {xp 1}.' },
    {
      when: 'Pour chaque {radiant} qui rejoint l’Histoire d’un Héros avec une carte de l’Acte I ou II',
      text: 'L’Adversaire perd {xp 1}.',
    },
    {
      when: 'Pour chaque {radiant} qui rejoint l’Histoire d’un Héros avec une carte de l’Acte III',
      text: 'L’Adversaire perd {xp 2}.',
    },
    {
      when: 'À la fin du tour d’un Héros, s’il n’a ni tenté de Défi ni gagné de carte pendant ce tour',
      text: 'L’Adversaire gagne {xp 1}.',
    },
  ],
}

const name = (text: Text, language: Pinned): string => (text[language] ?? text.en).replaceAll("'", '’')

/** The longest text that a card of this kind may have. */
export const longestText = (entry: CardEntry, language: Pinned): FaceText => ({
  name: name(entry.card.name, language),
  lines: LONGEST[entry.kind][language].map((line) => ({ ...line, ...sideOf(entry, line.gate, language) })),
})

/** Lines of a two-sided Adversary carry the name of their side. */
function sideOf(entry: CardEntry, gate: string | undefined, language: Pinned): { gate?: string } {
  if (entry.kind !== 'two-sided') return {}
  return { gate: name(gate === 'final' ? entry.card.final.name : entry.card.adversary.name, language) }
}
