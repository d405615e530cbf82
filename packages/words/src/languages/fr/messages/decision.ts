/** What the game waits for, in French: addressed to the one who decides, told about anybody else. */
import { byPerson } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { decision as en } from '../../en/messages/decision.ts'

export const decision = {
  'decision/keep': byPerson(
    'Choisissez votre Héros : gardez une seule carte Personnage de chaque type.',
    '{$who} choisit ses cartes Personnage.',
  ),
  'decision/menu': byPerson(
    'À votre tour : gagnez un Trait ou tentez un Défi. Des actions libres sont possibles avant et après.',
    'C’est à {$who} de jouer.',
  ),
  'decision/menu/face': byPerson(
    'À votre tour : vous devez affronter l’Adversaire. Des actions libres sont possibles avant.',
    'C’est à {$who} de jouer et d’affronter l’Adversaire.',
  ),
  'decision/menu/done': byPerson(
    'À votre tour : votre action principale est faite. Utilisez ce qui vous reste, ou terminez le tour.',
    'C’est à {$who} de jouer.',
  ),
  'decision/window/menu': byPerson(
    'À votre tour : jouez-vous ou utilisez-vous une carte ?',
    'C’est à {$who} de jouer.',
  ),
  'decision/window/beforeCast': byPerson(
    'Avant le lancer : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Avant le lancer, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'decision/window/afterCast': byPerson(
    'Après le lancer : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Après le lancer, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'decision/window/beforeResolve': byPerson(
    'Avant que ce soit un échec : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Avant que ce soit un échec, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'decision/window/afterResolve': byPerson(
    'Après la tentative : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Après la tentative, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'decision/window/reply': byPerson(
    'La carte a pris effet : jouez-vous ou utilisez-vous encore quelque chose ?',
    'La carte a pris effet ; {$who} peut encore jouer ou utiliser quelque chose.',
  ),
  'decision/answer/hero': byPerson(
    '{$by} a joué {$card} : y répondez-vous ?',
    '{$who} peut répondre à {$card}, carte jouée par {$by}.',
  ),
  'decision/answer/adversary': byPerson(
    'L’Adversaire a joué {$card} : y répondez-vous ?',
    '{$who} peut répondre à {$card}, carte jouée par l’Adversaire.',
  ),
  'decision/answer/own': byPerson(
    'Votre carte {$card} prend effet quand tous ont passé : ajoutez-vous quelque chose ?',
    '{$card} prend effet quand tous ont passé : {$who} peut ajouter quelque chose.',
  ),
  'decision/window/corruption': byPerson(
    'Avant que vienne la Corruption : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Avant que vienne la Corruption, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'decision/waiting': byPerson('Vous avez un choix à faire.', '{$who} a un choix à faire.'),
  'decision/dark': 'Achetez-vous des Runes Sombres pour ce lancer ?',
  'decision/spare': 'Vous allez échouer. Relancez-vous les Runes ?',
  'decision/power': '{$card} : utilisez-vous ce pouvoir ?',
  'decision/may': '{$card} : le voulez-vous ?',
  'decision/pay-amount': '{$card} : combien d’Expérience payez-vous ?',
  'decision/pay-discard': '{$card} : quel Exploit défaussez-vous en échange ?',
  'decision/pay-sacrifice': '{$card} : quel Allié sacrifiez-vous en échange ?',
  'decision/ally': 'Sous quel Défi glisser l’Allié {$card} ?',
  'decision/twist': 'Coup du Destin : quelle carte piochez-vous ?',
  'decision/heritage': 'Coup du Destin : piochez-vous une carte ou utilisez-vous votre Héritage ?',
  'decision/aim': 'La carte {$card} de l’Adversaire : quel Héros frappe-t-elle ?',
  'decision/which-option': '{$card} : faites un choix.',
  'decision/which-hero': '{$card} : quel Héros ?',
  'decision/which-deck': '{$card} : quelle carte piochez-vous ?',
  'decision/discard': '{$card} : quel Exploit défaussez-vous ?',
  'decision/return': '{$card} : quel Exploit reprenez-vous en main ?',
  'decision/sacrifice': '{$card} : quel Allié sacrifiez-vous ?',
  'decision/restore': '{$card} : quel Allié vous revient ?',
  'decision/give': '{$card} : combien d’Expérience donnez-vous ?',
  'decision/which-slot': '{$card} : quelle carte remplacez-vous ?',
  'decision/which-row': '{$card} : quelle rangée remplacez-vous ?',
  'decision/put-under': '{$card} : quelle carte placez-vous sous son paquet ?',
  'decision/turn-rune': '{$card} : quelle Rune est retournée ?',
  'decision/re-cast': '{$card} : quelle Rune est relancée ?',
  'decision/which-icon': '{$card} : quelle icône voulez-vous ?',
  'decision/which-rune': '{$card} : quelle Rune ajoutez-vous ?',
  'decision/replace-ability': '{$card} : quelle Compétence est remplacée ?',
  'decision/copy-icons': '{$card} : pour quelle Compétence ?',
} satisfies Like<typeof en>
