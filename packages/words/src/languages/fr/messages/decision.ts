/** What the game waits for, in French: addressed to the one who decides, told about anybody else. */
import { byPerson } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { decision as en } from '../../en/messages/decision.ts'

export const decision = {
  'decision/keep': byPerson(
    'Choisissez votre Héros : gardez une seule carte Personnage de chaque type.',
    '{$who} choisit ses cartes Personnage.',
  ),
  'decision/menu': byPerson(
    'À votre tour : gagnez une carte. Prenez un Trait, ou tentez un Défi.',
    'C’est à {$who} de jouer.',
  ),
  'decision/menu/face': byPerson(
    'À votre tour : vous devez affronter l’Adversaire. Vous pouvez d’abord utiliser autre chose.',
    'C’est à {$who} de jouer et d’affronter l’Adversaire.',
  ),
  'decision/menu/done': byPerson(
    'Carte de ce tour : c’est fait. Utilisez autre chose, ou terminez le tour.',
    'C’est à {$who} de jouer.',
  ),
  'decision/window/menu': byPerson(
    'À votre tour : jouer ou utiliser une carte ?',
    'C’est à {$who} de jouer.',
  ),
  'decision/window/beforeCast': byPerson(
    'Avant le lancer : jouer une carte ?',
    'Avant le lancer, {$who} peut jouer une carte.',
  ),
  'decision/window/afterCast': byPerson(
    'Les Runes donnent {$n} : jouer une carte ?',
    'Les Runes donnent {$n} ; {$who} peut jouer une carte.',
  ),
  'decision/window/beforeResolve': byPerson(
    'Vous allez échouer : une carte pour vous sauver ?',
    'Avant que ce soit un échec, {$who} peut jouer une carte.',
  ),
  'decision/window/beforeResolve/other': '{$hero} va échouer : jouer une carte ?',
  'decision/window/afterResolve': byPerson(
    'La tentative est finie : jouer une carte ?',
    'Après la tentative, {$who} peut jouer une carte.',
  ),
  'decision/window/reply': byPerson(
    'La carte a pris effet : en jouer une autre ?',
    'La carte a pris effet ; {$who} peut en jouer une autre.',
  ),
  'decision/answer/hero': byPerson(
    '{$by} a joué {$card} : répondre ?',
    '{$who} peut répondre à {$card}, carte jouée par {$by}.',
  ),
  'decision/answer/adversary': byPerson(
    'L’Adversaire a joué {$card} : répondre ?',
    '{$who} peut répondre à {$card}, carte jouée par l’Adversaire.',
  ),
  'decision/answer/own': byPerson(
    'Votre carte {$card} prend effet si personne ne répond : en jouer une autre ?',
    '{$card} prend effet si personne ne répond : {$who} peut en jouer une autre.',
  ),
  'decision/window/corruption': byPerson(
    'Un Héros va descendre : l’empêcher ?',
    'Avant qu’un Héros descende, {$who} peut jouer une carte.',
  ),
  'decision/waiting': byPerson('Vous avez un choix à faire.', '{$who} a un choix à faire.'),
  'decision/dark': 'Acheter des Runes Sombres pour ce lancer ?',
  'decision/spare': 'Vous allez échouer. Relancer les Runes ?',
  'decision/power': '{$card} : utiliser ce pouvoir ?',
  'decision/may': '{$card} : l’utiliser ?',
  'decision/may/effect': '{$card} : {$effect} Le faire ?',
  'decision/pay-amount': '{$card} : combien d’Expérience payez-vous ?',
  'decision/pay-discard': '{$card} : quel Exploit défaussez-vous en échange ?',
  'decision/pay-sacrifice': '{$card} : quel Allié sacrifiez-vous en échange ?',
  'decision/ally': 'Sous quel Défi glisser l’Allié {$card} ?',
  'decision/twist': 'Coup du Destin : quelle carte piochez-vous ?',
  'decision/heritage': 'Coup du Destin : piochez-vous une carte ou utilisez-vous votre Héritage ?',
  'decision/aim': 'La carte {$card} de l’Adversaire : quel Héros frappe-t-elle ?',
  'decision/which-option': '{$card} : faites un choix.',
  'decision/which-hero': '{$card} : sur quel Héros ?',
  'decision/which-deck': '{$card} : quelle carte piochez-vous ?',
  'decision/discard': '{$card} : quel Exploit défaussez-vous ?',
  'decision/return': '{$card} : quel Exploit reprenez-vous en main ?',
  'decision/sacrifice': '{$card} : quel Allié sacrifiez-vous ?',
  'decision/restore': '{$card} : quel Allié vous revient ?',
  'decision/give': '{$card} : combien d’Expérience donnez-vous ?',
  'decision/which-slot': '{$card} : quelle carte échangez-vous ?',
  'decision/which-row': '{$card} : quelle rangée remplacez-vous ?',
  'decision/put-under': '{$card} : quelle carte placez-vous au fond de sa pioche ?',
  'decision/turn-rune': '{$card} : quelle Rune est retournée ?',
  'decision/re-cast': '{$card} : quelle Rune est relancée ?',
  'decision/which-icon': '{$card} : quelle icône voulez-vous ?',
  'decision/which-rune': '{$card} : quelle Rune ajoutez-vous ?',
  'decision/replace-ability': '{$card} : quelle Compétence est remplacée ?',
  'decision/copy-icons': '{$card} : pour quelle Compétence ?',
} satisfies Like<typeof en>
