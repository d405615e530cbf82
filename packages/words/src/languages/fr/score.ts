/** Score sheets and outcomes, in French. */
import { byPerson } from '../../forms.ts'
import type { Like } from '../../language.ts'
import type { score as en } from '../en/score.ts'

export const score = {
  'score/box/A': 'Triomphe',
  'score/box/B': 'Tragédie',
  'score/box/C': 'Expérience',
  'score/box/D': 'Icônes Histoire',
  'score/box/E': 'L’Adversaire',

  // where the points of a line come from: a short phrase without a capital or a stop
  'score/line/character': '{$card}, points de la carte Personnage',
  'score/line/path': '{$card}, dans l’Histoire',
  'score/line/ally': '{$card}, un Allié de l’Histoire',
  'score/line/destiny': '{$card}, points de la carte Destin',
  'score/line/scoring': '{$card}, conditions remplies',
  'score/line/term': '{$card} : {$term}',
  'score/line/feat': '{$card}, un Exploit joué',
  'score/line/track': 'la piste : {$level}',
  'score/line/xp': 'Expérience restante',
  'score/line/icons': '{$icons} dans l’Histoire',
  'score/line/adversary': '{$card}, victoire à la fin',

  // who has won
  'outcome/won': byPerson('Vous remportez la victoire.', '{$who} remporte la victoire.'),
  'outcome/won/shared': byPerson(
    'Vous partagez la victoire avec {$who}.',
    '{$who} se partagent la victoire.',
  ),
  'outcome/party': byPerson(
    'Victoire ! La plus grande Histoire est la vôtre.',
    'Victoire des Héros ! La plus grande Histoire revient à {$who}.',
  ),
  'outcome/party/shared': byPerson(
    'Victoire des Héros ! Vous partagez la plus grande Histoire avec {$who}.',
    'Victoire des Héros ! {$who} se partagent la plus grande Histoire.',
  ),
  'outcome/lost': 'Défaite.',
  'outcome/loyal': byPerson(
    'Vous gagnez aux côtés de l’Adversaire.',
    '{$who} gagne aux côtés de l’Adversaire.',
  ),
  'outcome/loyal/shared': byPerson(
    'Vous gagnez aux côtés de l’Adversaire, avec {$who}.',
    '{$who} gagnent aux côtés de l’Adversaire.',
  ),

  // why a game ended as it did
  'outcome/why/highest-destiny': 'Le plus haut total l’emporte.',
  'outcome/why/adversary-defeated': 'L’Adversaire est vaincu.',
  'outcome/why/adversary-reached-goal': 'L’Adversaire a réuni toute l’Expérience qu’il lui fallait.',
  'outcome/why/adversary-has-xp': 'L’Adversaire tient toujours : il lui reste de l’Expérience.',
  'outcome/why/hero-failed': 'Un Héros a échoué face à l’Adversaire.',
  'outcome/why/nobody-to-face': 'Il ne restait personne pour affronter l’Adversaire.',
  'outcome/why/adversary-out-of-xp': 'L’Adversaire n’a plus d’Expérience.',
} satisfies Like<typeof en>
