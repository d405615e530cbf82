/** Score sheets and outcomes in words. */
import { LEVELS, type Outcome, type OutcomeReason, type ScoreBox, type ScoreLine } from '@runesaga/engine'
import { byPerson, icon, listed } from './grammar.ts'
import type { Language, Said } from './language.ts'
import { catalogue } from './messages.ts'
import type { Names } from './names.ts'
import { LEVEL_NAMES } from './terms.ts'

export const SCORE_BOXES: Record<ScoreBox, Said> = {
  A: { en: 'Triumph', fr: 'Triomphe' },
  B: { en: 'Tragedy', fr: 'Tragédie' },
  C: { en: 'Experience', fr: 'Expérience' },
  D: { en: 'Story icons', fr: 'Icônes Histoire' },
  E: { en: 'The Adversary', fr: 'L’Adversaire' },
}

const lines = catalogue<ScoreLine['what']>({
  en: {
    character: '{$card}, printed on the Character card',
    path: '{$card}, in the story',
    ally: '{$card}, an Ally of the story',
    destiny: '{$card}, printed on the Destiny',
    scoring: '{$card}, its conditions',
    feat: '{$card}, a Feat played',
    track: 'the Corruption track: {$level}',
    xp: 'Experience left',
    icons: '{$icons} in the story',
    adversary: '{$card}, overcome at the end',
  },
  fr: {
    character: '{$card}, points de la carte Personnage',
    path: '{$card}, dans l’Histoire',
    ally: '{$card}, un Allié de l’Histoire',
    destiny: '{$card}, points de la carte Destin',
    scoring: '{$card}, conditions remplies',
    feat: '{$card}, un Exploit joué',
    track: 'la piste de Corruption : {$level}',
    xp: 'Expérience restante',
    icons: '{$icons} dans l’Histoire',
    adversary: '{$card}, affronté avec succès à la fin',
  },
})

/** Where the points of a line come from: a short phrase without a capital or a stop. */
export function scoreLineWords(line: ScoreLine, names: Names, language: Language): string {
  return lines(language, line.what, {
    card: 'card' in line ? names.cardName(line.card, language) : '',
    level: 'level' in line ? LEVEL_NAMES[LEVELS[line.level]][language] : '',
    icons: 'icon' in line ? icon(line.icon, line.count) : '',
  })
}

/** Why a game ended as it did. */
export const OUTCOME_REASONS: Record<OutcomeReason, Said> = {
  'highest-destiny': {
    en: 'The highest Destiny score decides.',
    fr: 'Le plus haut score de Destin l’emporte.',
  },
  'adversary-defeated': { en: 'The Adversary is defeated.', fr: 'L’Adversaire est vaincu.' },
  'adversary-reached-goal': {
    en: 'The Adversary has gathered all the Experience it needed.',
    fr: 'L’Adversaire a réuni toute l’Expérience qu’il lui fallait.',
  },
  'adversary-has-xp': {
    en: 'The Adversary still stands, with Experience left.',
    fr: 'L’Adversaire tient toujours : il lui reste de l’Expérience.',
  },
  'hero-failed': {
    en: 'A hero failed against the Adversary.',
    fr: 'Un Héros a échoué face à l’Adversaire.',
  },
  'nobody-to-face': {
    en: 'Nobody was left to face the Adversary.',
    fr: 'Il ne restait personne pour affronter l’Adversaire.',
  },
  'adversary-out-of-xp': {
    en: 'The Adversary has no Experience left.',
    fr: 'L’Adversaire n’a plus d’Expérience.',
  },
}

const endings = catalogue({
  en: {
    won: byPerson('You win.', '{$who} wins.'),
    'won/shared': byPerson('You share the victory with {$who}.', '{$who} share the victory.'),
    party: byPerson(
      'Victory! The greatest story is yours.',
      'Victory for the heroes! {$who} has the greatest story.',
    ),
    'party/shared': byPerson(
      'Victory for the heroes! You share the greatest story with {$who}.',
      'Victory for the heroes! {$who} share the greatest story.',
    ),
    lost: 'Defeat.',
    loyal: byPerson('You win at the Adversary’s side.', '{$who} wins at the Adversary’s side.'),
    'loyal/shared': byPerson(
      'You and {$who} win at the Adversary’s side.',
      '{$who} win at the Adversary’s side.',
    ),
  },
  fr: {
    won: byPerson('Vous remportez la victoire.', '{$who} remporte la victoire.'),
    'won/shared': byPerson('Vous partagez la victoire avec {$who}.', '{$who} se partagent la victoire.'),
    party: byPerson(
      'Victoire ! La plus grande Histoire est la vôtre.',
      'Victoire des Héros ! La plus grande Histoire revient à {$who}.',
    ),
    'party/shared': byPerson(
      'Victoire des Héros ! Vous partagez la plus grande Histoire avec {$who}.',
      'Victoire des Héros ! {$who} se partagent la plus grande Histoire.',
    ),
    lost: 'Défaite.',
    loyal: byPerson('Vous gagnez aux côtés de l’Adversaire.', '{$who} gagne aux côtés de l’Adversaire.'),
    'loyal/shared': byPerson(
      'Vous gagnez aux côtés de l’Adversaire, avec {$who}.',
      '{$who} gagnent aux côtés de l’Adversaire.',
    ),
  },
})

/** Who has won, and why. */
export function outcomeWords(outcome: Outcome, names: Names, language: Language): string {
  const { winners, party, loyalists, why } = outcome
  const reason = OUTCOME_REASONS[why][language]
  if (winners.length === 0) return `${endings(language, 'lost')} ${reason}`
  const ending = loyalists ? 'loyal' : party === 'won' ? 'party' : 'won'
  const yours = names.you !== undefined && winners.includes(names.you)
  const others = winners.filter((seat) => seat !== names.you).map((seat) => names.heroName(seat))
  const values = { person: yours ? 'you' : 'hero', who: listed(others, language) }
  const key = winners.length > 1 ? (`${ending}/shared` as const) : ending
  return `${endings(language, key, values)} ${reason}`
}

/** The catalogues of this file, for the test that compares the languages. */
export const SCORE_CATALOGUES = [lines, endings] as const
