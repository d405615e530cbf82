/** What happens in a game, in French. Heroes have no gender here, and no card's name stands behind "de" or "à". */
import { byPerson, byPersonAndNumber } from '../../forms.ts'
import type { Like } from '../../language.ts'
import type { chronicle as en } from '../en/chronicle.ts'

export const chronicle = {
  'event/kept': byPerson('Vous gardez {$cards}.', '{$who} garde {$cards}.'),
  'event/kept/hidden': byPerson('Vous avez choisi vos cartes.', '{$who} a fait son choix.'),
  'event/characters-shown': byPerson('Vous commencez avec {$cards}.', '{$who} commence avec {$cards}.'),
  'event/turn-began': byPerson('Tour {$number} : à vous.', 'Tour {$number} : {$who}.'),
  'event/row-opened': 'La rangée {$row} est révélée : {$cards}.',
  'event/card-laid': 'Nouvelle carte en rangée {$row} : {$card}.',
  'event/act-completed': byPerson('Vous finissez l’{$act}.', '{$who} finit l’{$act}.'),
  'event/destiny-revealed': byPerson(
    'Vous révélez votre Destin : {$card}.',
    '{$who} révèle son Destin : {$card}.',
  ),
  'event/pledged': byPerson(
    'Vous rejoignez l’Adversaire et lui prenez {$xp}.',
    '{$who} rejoint l’Adversaire et lui prend {$xp}.',
  ),
  'event/end-announced': byPerson(
    'Vous déclenchez la fin de la partie.',
    '{$who} déclenche la fin de la partie.',
  ),

  'event/journeyed': byPerson(
    'Vous explorez pour {$xp} en défaussant {$card}.',
    '{$who} explore pour {$xp} en défaussant {$card}.',
  ),
  'event/journeyed/free': byPerson(
    'Vous explorez gratuitement en défaussant {$card}.',
    '{$who} explore gratuitement en défaussant {$card}.',
  ),
  'event/card-replaced': byPerson('Vous échangez {$card}.', '{$who} échange {$card}.'),
  'event/trait-gained': byPerson('Vous gagnez le Trait {$card}.', '{$who} gagne le Trait {$card}.'),
  'event/ally-revealed': 'L’Allié {$card} apparaît.',
  'event/ally-placed': byPerson(
    'Vous glissez l’Allié {$card} sous un Défi de la rangée {$row}.',
    '{$who} glisse l’Allié {$card} sous un Défi de la rangée {$row}.',
  ),
  'event/ally-discarded': 'L’Allié {$card} est défaussé.',
  'event/ally-gained': byPerson(
    'L’Allié {$card} se joint à vous.',
    'L’Allié {$card} accompagne désormais {$who}.',
  ),
  'event/ally-sacrificed': byPerson('Vous sacrifiez l’Allié {$card}.', '{$who} sacrifie l’Allié {$card}.'),
  'event/ally-restored': byPerson(
    'L’Allié {$card} vous revient.',
    'L’Allié {$card} accompagne à nouveau {$who}.',
  ),
  'event/feat-drawn': byPerson('Vous piochez {$card}.', '{$who} pioche {$card}.'),
  'event/feat-drawn/hero': byPerson('Vous piochez une {$hero}.', '{$who} pioche une {$hero}.'),
  'event/feat-drawn/antihero': byPerson('Vous piochez une {$antihero}.', '{$who} pioche une {$antihero}.'),
  'event/feat-discarded': byPerson('Vous défaussez {$card}.', '{$who} défausse {$card}.'),
  'event/feat-returned': byPerson('Vous reprenez {$card} en main.', '{$who} reprend {$card} en main.'),
  'event/feat-played': byPerson('Vous jouez {$card}.', '{$who} joue {$card}.'),
  'event/feat-played/on': byPerson('Vous jouez {$card} sur {$on}.', '{$who} joue {$card} sur {$on}.'),
  'event/feat-took-effect': '{$card} reste sans effet.',
  'event/feat-cancelled': '{$card} n’aura pas d’effet{$by}.',
  'event/adversary-card': 'L’Adversaire révèle {$card}.',
  'event/adversary-aimed': byPerson('{$card} vous frappe.', '{$card} frappe {$who}.'),
  'event/adversary-card/no-effect': 'L’Adversaire révèle {$card} : rien ne change.',
  'event/power-used': byPerson('Vous utilisez {$card}.', '{$who} utilise {$card}.'),
  'event/cards-seen': byPerson('Vous regardez {$cards}.', '{$who} regarde {$cards}.'),
  'event/cards-seen/hidden': byPersonAndNumber(
    ['Vous regardez {$n} carte.', 'Vous regardez {$n} cartes.'],
    ['{$who} regarde {$n} carte.', '{$who} regarde {$n} cartes.'],
  ),
  'event/deck-reshuffled': 'La {$deck} est reformée avec sa défausse.',
  'event/put-under': byPerson(
    'Vous placez {$card} au fond de la {$deck}.',
    '{$who} place {$card} au fond de la {$deck}.',
  ),
  'event/put-under/hidden': byPerson(
    'Vous placez une carte au fond de la {$deck}.',
    '{$who} place une carte au fond de la {$deck}.',
  ),

  'event/xp/gained': byPerson('Vous gagnez {$xp}{$by}.', '{$who} gagne {$xp}{$by}.'),
  'event/xp/spent': byPerson('Vous dépensez {$xp}.', '{$who} dépense {$xp}.'),
  'event/xp/lost': byPerson('Vous perdez {$xp}{$by}.', '{$who} perd {$xp}{$by}.'),
  'event/banked': byPerson(
    'Vous placez {$xp} sur votre Classe, {$total} en tout.',
    '{$who} place {$xp} sur sa Classe, {$total} en tout.',
  ),
  'event/level/up': byPerson(
    'Vous montez, désormais {$level}{$by}.',
    '{$who} monte, désormais {$level}{$by}.',
  ),
  'event/level/down': byPerson(
    'Vous descendez, désormais {$level}{$by}.',
    '{$who} descend, désormais {$level}{$by}.',
  ),
  'event/corruption-spared': byPerson('Vous échappez à {$corruption}.', '{$who} échappe à {$corruption}.'),
  'event/adversary-xp/gained': 'L’Adversaire gagne {$xp}, {$total} en tout{$by}.',
  'event/adversary-xp/lost': 'L’Adversaire perd {$xp}, il lui en reste {$total}{$by}.',
  'event/icon-lent/attempt': byPerson(
    'Vous avez {$icon} de plus pour cette tentative{$by}.',
    '{$who} a {$icon} de plus pour cette tentative{$by}.',
  ),
  'event/icon-lent/turn': byPerson(
    'Vous avez {$icon} de plus pour ce tour{$by}.',
    '{$who} a {$icon} de plus pour ce tour{$by}.',
  ),

  'event/attempt-declared': byPerson('Vous tentez {$card}.', '{$who} tente {$card}.'),
  'event/attempt-declared/path': byPerson(
    'Vous tentez {$card} par la voie « {$path} ».',
    '{$who} tente {$card} par la voie « {$path} ».',
  ),
  'event/attempt-declared/in-row': byPerson(
    'Vous affrontez {$card :amid}.',
    '{$who} affronte {$card :amid}.',
  ),
  'event/attempt-declared/adversary': byPerson(
    'Vous affrontez {$card :amid} avec {$abilities}.',
    '{$who} affronte {$card :amid} avec {$abilities}.',
  ),
  'event/dark-bought': byPerson('Vous achetez {$dark} pour {$xp}.', '{$who} achète {$dark} pour {$xp}.'),
  'event/runes-added': byPerson('Vous recevez {$runes}{$by}.', '{$who} reçoit {$runes}{$by}.'),
  'event/cast': byPerson('Vous lancez {$runes} : {$shown}.', '{$who} lance {$runes} : {$shown}.'),
  'event/cast/again': byPerson('Vous relancez {$runes} : {$shown}.', '{$who} relance {$runes} : {$shown}.'),
  'event/cast/arranged': byPerson(
    'Vous lancez {$runes} : {$shown} (lancer arrangé).',
    '{$who} lance {$runes} : {$shown} (lancer arrangé).',
  ),
  'event/cast/again/arranged': byPerson(
    'Vous relancez {$runes} : {$shown} (lancer arrangé).',
    '{$who} relance {$runes} : {$shown} (lancer arrangé).',
  ),
  'event/stones-cast': byPerson(
    'Vous lancez encore {$runes} : {$shown}.',
    '{$who} lance encore {$runes} : {$shown}.',
  ),
  'event/rune-turned': 'Une Rune est retournée : {$rune}, {$shown}.',
  'event/successes': 'Résultat : {$change}{$by}.',
  'event/difficulty': 'Difficulté : {$change}{$by}.',
  'event/path-switched': 'La tentative se poursuit par l’autre voie{$by}.',
  'event/ability-replaced': '{$to} remplace {$from}{$by}.',
  'event/twist': byPerson('{$twist} pour vous !', '{$twist} pour {$who} !'),
  'event/weighed': 'Runes et cartes : {$n}. Il fallait {$difficulty}.',
  'event/overcame': byPerson(
    'Vous réussissez {$card}, {$n} de plus qu’il ne faut.',
    '{$who} réussit {$card}, {$n} de plus qu’il ne faut.',
  ),
  'event/overcame/exactly': byPerson(
    'Vous réussissez {$card}, de justesse.',
    '{$who} réussit {$card}, de justesse.',
  ),
  'event/failed': byPerson('Vous ratez {$card}.', '{$who} rate {$card}.'),
  'event/failed/short': byPerson(
    'Vous ratez {$card}, il manquait {$n}.',
    '{$who} rate {$card}, il manquait {$n}.',
  ),
  'event/challenge-discarded': 'La carte {$card} est défaussée.',
  'event/adversary-flipped': 'L’Adversaire Final montre son visage.',
  'event/adversary-defeated': byPerson('Vous avez vaincu l’Adversaire !', '{$who} a vaincu l’Adversaire !'),
  'event/destinies-revealed': 'Les Destins sont révélés : {$cards}.',
  'event/game-over': '{$outcome}',
} satisfies Like<typeof en>
