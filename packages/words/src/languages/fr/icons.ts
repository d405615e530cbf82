/** The names of all icons in French, and what each means in a sentence. */
import type { IconsTold } from '../../icons.ts'

export const icons: IconsTold = {
  strength: {
    name: 'Force',
    meaning: 'Chaque icône donne une Rune de plus quand une carte demande la Force.',
  },
  dexterity: {
    name: 'Dextérité',
    meaning: 'Chaque icône donne une Rune de plus quand une carte demande la Dextérité.',
  },
  constitution: {
    name: 'Constitution',
    meaning: 'Chaque icône donne une Rune de plus quand une carte demande la Constitution.',
  },
  intelligence: {
    name: 'Intelligence',
    meaning: 'Chaque icône donne une Rune de plus quand une carte demande l’Intelligence.',
  },
  wisdom: {
    name: 'Sagesse',
    meaning: 'Chaque icône donne une Rune de plus quand une carte demande la Sagesse.',
  },
  charisma: {
    name: 'Charisme',
    meaning: 'Chaque icône donne une Rune de plus quand une carte demande le Charisme.',
  },
  divinity: {
    name: 'Divinité',
    meaning: 'La foi dans votre Histoire : à partir de deux, des points à la fin.',
  },
  justice: {
    name: 'Justice',
    meaning: 'Le droit dans votre Histoire : à partir de deux, des points à la fin.',
  },
  nature: {
    name: 'Nature',
    meaning: 'Le monde sauvage dans votre Histoire : à partir de deux, des points.',
  },
  arcana: {
    name: 'Arcane',
    meaning: 'La magie dans votre Histoire : à partir de deux, des points à la fin.',
  },
  royalty: {
    name: 'Royauté',
    meaning: 'Le pouvoir dans votre Histoire : à partir de deux, des points à la fin.',
  },
  villainy: {
    name: 'Infamie',
    meaning: 'Les méfaits de votre Histoire : à partir de deux, ils comptent aussi.',
  },
  radiant: {
    name: 'Radieux',
    meaning: 'Compte en séries, débloque des pouvoirs ; ses voies refusent les Runes Sombres.',
  },
  triumph: { name: 'Triomphe', meaning: 'Des points à la fin, pour le côté lumineux de votre vie.' },
  tragedy: {
    name: 'Tragédie',
    meaning: 'Des points à la fin, pour son côté sombre ; ils comptent autant.',
  },
  xp: {
    name: 'Expérience',
    meaning: 'Paie Runes Sombres, Traits et explorations ; ce qui reste vaut autant de points.',
  },
  hero: {
    name: 'Carte Héros',
    meaning: 'Piochez-en une ; jouée, elle aide et vaut 1 point de Triomphe.',
  },
  antihero: {
    name: 'Carte Antihéros',
    meaning: 'Piochez-en une ; jouée, elle aide, mais se paie, et vaut 1 point de Tragédie.',
  },
  feat: { name: 'Exploit', meaning: 'Toute carte Héros ou Antihéros : gardez-la jusqu’au bon moment.' },
  virtue: {
    name: 'Vertu',
    meaning: 'Un cran vers le haut ; au-dessus du départ, seules les cartes Héros répondent.',
  },
  corruption: {
    name: 'Corruption',
    meaning: 'Un cran vers le bas : dès le deuxième, les cartes Héros ne répondent plus.',
  },
  'core-rune': {
    name: 'Rune de Base',
    meaning: 'Trois d’entre elles sont de tous les lancers, pour tout le monde.',
  },
  'dark-rune': {
    name: 'Rune Sombre',
    meaning: 'Coûte 1 point d’Expérience ; donne 1, ou 2 avec une lune qui corrompt.',
  },
  twist: {
    name: 'Coup du Destin',
    meaning: 'Vaut 0, mais vous piochez une carte Héros ou Antihéros.',
    of: { epic: 'Vaut 0, mais vous piochez une carte ou utilisez votre Héritage.' },
    together: {
      meaning: 'Vaut 0 ; vous piochez une carte, et l’Adversaire révèle une des siennes.',
      of: { epic: 'Vaut 0 ; carte ou Héritage pour vous, et l’Adversaire révèle une carte.' },
    },
  },
  adversary: { name: 'Adversaire', meaning: 'Un ennemi, ou une carte qui lui appartient.' },
  'plus-one': {
    name: 'Voie plus difficile, +1',
    meaning: 'Cette voie demande un point de plus, et donne davantage.',
  },
  difficulty: { name: 'Difficulté', meaning: 'Ce que vos Runes doivent atteindre ensemble.' },
  'chosen-ability': {
    name: 'Une Compétence au choix',
    meaning: 'Vous dites laquelle de vos Compétences apporte des Runes.',
  },
  'ability-rune': {
    name: 'Rune de Compétence',
    meaning: 'Vient d’une icône demandée par la carte ; donne 1 ou 2.',
  },
  'special-rune': {
    name: 'Rune Spéciale',
    meaning: 'La troisième d’une Compétence : 2, ou bien 0 et un cadeau.',
  },
  'no-dark-runes': {
    name: 'Pas de Runes Sombres',
    meaning: 'Si bas sur la piste, vous ne pouvez plus en acheter.',
  },
  secret: { name: 'Secret', meaning: 'Seul son propriétaire connaît ce Destin, jusqu’à la fin.' },
  loyal: { name: 'Fidèle à l’Adversaire', meaning: 'Ce Héros a rejoint l’ennemi.' },
  journey: {
    name: 'Explorer',
    meaning: 'Échangez une carte visible contre une nouvelle, pour 1 point d’Expérience.',
  },
  heritage: {
    name: 'Héritage',
    meaning: 'Le don de votre peuple ; il s’éveille sur un Coup du Destin.',
  },
  ideal: { name: 'Idéal', meaning: 'Avec autant d’icônes Radieuses, ce pouvoir se débloque.' },
  class: {
    name: 'Classe',
    meaning: 'Posez-y de l’Expérience pour débloquer ses pouvoirs ; elle n’en revient pas.',
  },
  'adversary-experience': {
    name: 'Expérience de l’Adversaire',
    meaning: 'Ôtez-lui tout avant la fin, ou tous les Héros perdent.',
    of: { base: 'S’il atteint ce but, tous les Héros perdent.' },
  },
  'face-slash': { name: 'Un', meaning: 'Cette Rune vaut 1.' },
  'face-blank': { name: 'Rien', meaning: 'Cette Rune ne vaut rien cette fois.' },
  'face-symbol': { name: 'Deux', meaning: 'La Rune montre son propre symbole et vaut 2.' },
  'face-moon': {
    name: 'Deux, et une lune',
    meaning: 'Vaut 2, et vous descendez d’un cran une fois la tentative réglée.',
  },
  'face-xp': { name: 'Expérience', meaning: 'Vaut 0, mais vous gagnez 1 point d’Expérience.' },
  'face-hero': { name: 'Une carte Héros', meaning: 'Vaut 0, mais vous piochez la carte indiquée.' },
  'face-antihero': { name: 'Une carte Antihéros', meaning: 'Vaut 0, mais vous piochez la carte indiquée.' },
  'face-twist': {
    name: 'Coup du Destin',
    meaning: 'Vaut 0, mais vous piochez une carte Héros ou Antihéros.',
    of: { epic: 'Vaut 0, mais vous piochez une carte ou utilisez votre Héritage.' },
    together: {
      meaning: 'Vaut 0 ; vous piochez une carte, et l’Adversaire révèle une des siennes.',
      of: { epic: 'Vaut 0 ; carte ou Héritage pour vous, et l’Adversaire révèle une carte.' },
    },
  },
}
