/** Choices and actions as labels, in French: what a hero can pick, without a stop at the end. */
import { byNumber, byPerson } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { answer as en } from '../../en/messages/answer.ts'

export const answer = {
  'answer/ability/of': byPerson('{$ability}, comme chez vous', '{$ability}, comme chez {$who}'),
  'answer/stone': '{$rune} : {$shown}',
  'answer/row': 'Rangée {$row}',
  'answer/deck/hero': 'Piocher une carte Héros : elle aide, vaut 1 point de Triomphe',
  'answer/deck/antihero': 'Piocher une carte Antihéros : plus forte, mais souvent coûteuse',
  'answer/dark/none': 'Aucune Rune Sombre',
  'answer/dark/no-more': 'Aucune Rune Sombre de plus',
  'answer/dark/more': byNumber('{$n} Rune Sombre de plus', '{$n} Runes Sombres de plus'),
  'answer/option': 'Choix {$number}',
  'answer/pay': 'Oui, l’utiliser',
  'answer/pay/cost': 'Oui : {$cost}',
  'answer/yes': 'Oui',
  'answer/no': 'Non',
  'answer/done': 'Rien de plus',
  'answer/keep': 'Garder {$cards}',
  'answer/gain': 'Gagner {$card}',
  'answer/attempt': 'Tenter {$card}',
  'answer/attempt/path': 'Tenter {$card} : {$path}',
  'answer/attempt/adversary': 'Affronter {$card :amid}',
  'answer/attempt/abilities': 'Affronter {$card :amid} avec {$abilities}',
  'answer/journey': 'Explorer en défaussant {$card}',
  'answer/replace': 'Échanger {$card} gratuitement',
  'answer/use': 'Utiliser {$card}',
  'answer/use/text': 'Utiliser {$card} : {$text}',
  'answer/play': 'Jouer {$card}',
  'answer/play/on': 'Jouer {$card} sur {$on}',
  'answer/play/yourself': 'Jouer {$card} sur vous-même',
  'answer/bank': 'S’entraîner : poser {$xp} sur votre Classe, pour de bon',
  'answer/pass/menu': 'Terminer le tour',
  'answer/pass/window': 'Non, continuer',
} satisfies Like<typeof en>
