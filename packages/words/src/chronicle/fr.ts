/** What happens in a game, in French. Heroes have no gender here, and no card's name stands behind "de" or "à". */
import { byNumber, byPerson, byPersonAndNumber } from '../grammar.ts'
import type { EN } from './en.ts'

export const FR: Record<keyof typeof EN, string> = {
  kept: byPerson('Vous gardez {$cards}.', '{$who} garde {$cards}.'),
  'kept/hidden': byPerson('Vous avez choisi vos cartes.', '{$who} a fait son choix.'),
  'characters-shown': byPerson('Vous commencez avec {$cards}.', '{$who} commence avec {$cards}.'),
  'turn-began': byPerson('Tour {$number} : à vous.', 'Tour {$number} : {$who}.'),
  'row-opened': 'La rangée {$row} est révélée : {$cards}.',
  'card-laid': 'Nouvelle carte en rangée {$row} : {$card}.',
  'act-completed': byPerson('Vous terminez l’{$act}.', '{$who} termine l’{$act}.'),
  'destiny-revealed': byPerson('Vous révélez votre Destin : {$card}.', '{$who} révèle son Destin : {$card}.'),
  pledged: byPerson(
    'Vous prêtez allégeance à l’Adversaire et lui prenez {$xp}.',
    '{$who} prête allégeance à l’Adversaire et lui prend {$xp}.',
  ),
  'end-announced': byPerson('Vous déclenchez la fin de la partie.', '{$who} déclenche la fin de la partie.'),

  journeyed: byPerson(
    'Vous explorez pour {$xp} et laissez {$card} derrière vous.',
    '{$who} explore pour {$xp} et laisse {$card} en chemin.',
  ),
  'journeyed/free': byPerson(
    'Vous explorez gratuitement et laissez {$card} derrière vous.',
    '{$who} explore gratuitement et laisse {$card} en chemin.',
  ),
  'card-replaced': byPerson('Vous remplacez {$card}.', '{$who} remplace {$card}.'),
  'trait-gained': byPerson('Vous gagnez le Trait {$card}.', '{$who} gagne le Trait {$card}.'),
  'ally-revealed': 'L’Allié {$card} apparaît.',
  'ally-placed': byPerson(
    'Vous glissez l’Allié {$card} sous un Défi de la rangée {$row}.',
    '{$who} glisse l’Allié {$card} sous un Défi de la rangée {$row}.',
  ),
  'ally-discarded': 'L’Allié {$card} est défaussé.',
  'ally-gained': byPerson('L’Allié {$card} se joint à vous.', 'L’Allié {$card} accompagne désormais {$who}.'),
  'ally-sacrificed': byPerson('Vous sacrifiez l’Allié {$card}.', '{$who} sacrifie l’Allié {$card}.'),
  'ally-restored': byPerson('L’Allié {$card} vous revient.', 'L’Allié {$card} accompagne à nouveau {$who}.'),
  'feat-drawn': byPerson('Vous piochez {$card}.', '{$who} pioche {$card}.'),
  'feat-drawn/hero': byPerson('Vous piochez une {$hero}.', '{$who} pioche une {$hero}.'),
  'feat-drawn/antihero': byPerson('Vous piochez une {$antihero}.', '{$who} pioche une {$antihero}.'),
  'feat-discarded': byPerson('Vous défaussez {$card}.', '{$who} défausse {$card}.'),
  'feat-returned': byPerson('Vous reprenez {$card} en main.', '{$who} reprend {$card} en main.'),
  'feat-played': byPerson('Vous jouez {$card}.', '{$who} joue {$card}.'),
  'feat-played/on': byPerson('Vous jouez {$card} sur {$on}.', '{$who} joue {$card} sur {$on}.'),
  'feat-took-effect': '{$card} reste sans effet.',
  'feat-cancelled': '{$card} n’aura pas d’effet{$by}.',
  'adversary-card': 'L’Adversaire révèle {$card}.',
  'adversary-aimed': byPerson('{$card} vous frappe.', '{$card} frappe {$who}.'),
  'adversary-card/no-effect': 'L’Adversaire révèle {$card}, sans effet.',
  'power-used': byPerson('Vous utilisez {$card}.', '{$who} utilise {$card}.'),
  'cards-seen': byPerson('Vous regardez {$cards}.', '{$who} regarde {$cards}.'),
  'cards-seen/hidden': byPersonAndNumber(
    ['Vous regardez {$n} carte.', 'Vous regardez {$n} cartes.'],
    ['{$who} regarde {$n} carte.', '{$who} regarde {$n} cartes.'],
  ),
  'deck-reshuffled': 'Le {$deck} est reformé avec sa défausse.',
  'put-under': byPerson('Vous placez {$card} sous le {$deck}.', '{$who} place {$card} sous le {$deck}.'),
  'put-under/hidden': byPerson(
    'Vous placez une carte sous le {$deck}.',
    '{$who} place une carte sous le {$deck}.',
  ),

  'xp/gained': byPerson('Vous gagnez {$xp}{$by}.', '{$who} gagne {$xp}{$by}.'),
  'xp/spent': byPerson('Vous dépensez {$xp}.', '{$who} dépense {$xp}.'),
  'xp/lost': byPerson('Vous perdez {$xp}{$by}.', '{$who} perd {$xp}{$by}.'),
  banked: byPerson(
    'Vous placez {$xp} sur votre Classe, {$total} en tout.',
    '{$who} place {$xp} sur sa Classe, {$total} en tout.',
  ),
  'level/up': byPerson('Vous montez au niveau {$level}{$by}.', '{$who} monte au niveau {$level}{$by}.'),
  'level/down': byPerson(
    'Vous descendez au niveau {$level}{$by}.',
    '{$who} descend au niveau {$level}{$by}.',
  ),
  'corruption-spared': byPerson('Vous échappez à {$corruption}.', '{$who} échappe à {$corruption}.'),
  'adversary-xp/gained': 'L’Adversaire gagne {$xp}, {$total} en tout{$by}.',
  'adversary-xp/lost': 'L’Adversaire perd {$xp}, il lui en reste {$total}{$by}.',
  'icon-lent/attempt': byPerson(
    'Vous avez {$icon} de plus pour cette tentative{$by}.',
    '{$who} a {$icon} de plus pour cette tentative{$by}.',
  ),
  'icon-lent/turn': byPerson(
    'Vous avez {$icon} de plus pour ce tour{$by}.',
    '{$who} a {$icon} de plus pour ce tour{$by}.',
  ),

  'attempt-declared': byPerson('Vous tentez {$card}.', '{$who} tente {$card}.'),
  'attempt-declared/path': byPerson(
    'Vous tentez {$card} par la voie « {$path} ».',
    '{$who} tente {$card} par la voie « {$path} ».',
  ),
  'attempt-declared/in-row': byPerson('Vous affrontez {$card}.', '{$who} affronte {$card}.'),
  'attempt-declared/adversary': byPerson(
    'Vous affrontez {$card} avec {$abilities}.',
    '{$who} affronte {$card} avec {$abilities}.',
  ),
  'dark-bought': byPerson('Vous achetez {$dark} pour {$xp}.', '{$who} achète {$dark} pour {$xp}.'),
  'runes-added': byPerson('Vous recevez {$runes}{$by}.', '{$who} reçoit {$runes}{$by}.'),
  cast: byPerson('Vous lancez {$runes} : {$shown}.', '{$who} lance {$runes} : {$shown}.'),
  'cast/again': byPerson('Vous relancez {$runes} : {$shown}.', '{$who} relance {$runes} : {$shown}.'),
  'stones-cast': byPerson(
    'Vous lancez encore {$runes} : {$shown}.',
    '{$who} lance encore {$runes} : {$shown}.',
  ),
  'rune-turned': 'Une Rune est retournée : {$rune}, {$shown}.',
  successes: 'Résultat : {$change}{$by}.',
  difficulty: 'Difficulté : {$change}{$by}.',
  'path-switched': 'La tentative se poursuit par l’autre voie{$by}.',
  'ability-replaced': '{$to} remplace {$from}{$by}.',
  twist: byPerson('{$twist} pour vous !', '{$twist} pour {$who} !'),
  weighed: byNumber(
    'Résultat : {$n} point, pour une difficulté de {$difficulty}.',
    'Résultat : {$n} points, pour une difficulté de {$difficulty}.',
  ),
  overcame: byPersonAndNumber(
    [
      'Vous réussissez : {$card}, avec {$n} point d’avance.',
      'Vous réussissez : {$card}, avec {$n} points d’avance.',
    ],
    [
      '{$who} réussit : {$card}, avec {$n} point d’avance.',
      '{$who} réussit : {$card}, avec {$n} points d’avance.',
    ],
  ),
  'overcame/exactly': byPerson(
    'Vous réussissez : {$card}, de justesse.',
    '{$who} réussit : {$card}, de justesse.',
  ),
  failed: byPerson('Vous échouez : {$card}.', '{$who} échoue : {$card}.'),
  'failed/short': byPersonAndNumber(
    ['Vous échouez : {$card}, il manquait {$n} point.', 'Vous échouez : {$card}, il manquait {$n} points.'],
    ['{$who} échoue : {$card}, il manquait {$n} point.', '{$who} échoue : {$card}, il manquait {$n} points.'],
  ),
  'challenge-discarded': 'Le Défi {$card} est défaussé.',
  'adversary-flipped': 'L’Adversaire Final montre son visage.',
  'adversary-defeated': byPerson('Vous avez vaincu l’Adversaire !', '{$who} a vaincu l’Adversaire !'),
  'destinies-revealed': 'Les Destins sont révélés : {$cards}.',
  'game-over': '{$outcome}',
}
