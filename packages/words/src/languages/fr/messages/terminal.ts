/** What the terminal game says beside the game’s own words, in French: labels of its table, prompts, help. */
import { byBot, byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { terminal as en } from '../../en/messages/terminal.ts'

export const terminal = {
  'terminal/help': `Tapez le numéro de ce que vous voulez faire, puis Entrée.
  u  annuler votre dernier coup, tant que rien n’a été révélé depuis
  o  les chances de chaque tentative, avec des Runes Sombres
  t  montrer de nouveau la table
  s  s’arrêter, ou non, au début du tour des autres quand vous avez un Exploit jouable à tout moment
  q  quitter la partie
  ?  cette aide`,
  'terminal/type-number': 'Tapez un nombre de 1 à {$n}, ou ? pour l’aide.',
  'terminal/step-in':
    'Le tour {$who :de} commence. Jouer un Exploit maintenant ? Entrée : continuer ; s : ne plus demander.',
  'terminal/type-number/step-in': 'Tapez un nombre de 1 à {$n}, Entrée pour continuer, ou ? pour l’aide.',
  'terminal/stops':
    'Le tour des autres vous attendra tant que vous avez un Exploit jouable à tout moment ; s pour l’arrêter.',
  'terminal/stops-not': 'Le tour des autres ne vous attendra plus ; s pour changer à nouveau.',
  'terminal/undone': 'Coup annulé.',
  'terminal/nothing-to-attempt': 'Il n’y a rien à tenter pour le moment.',
  'terminal/leave': 'Vous quittez la partie au tour {$number}.',
  'terminal/not-over': 'La partie n’est pas terminée.',
  'terminal/hero': 'Héros {$number}',
  'terminal/bot': byBot(
    { adept: 'Aguerri {$number}', gentle: 'Aimable {$number}', random: 'Étourdi {$number}' },
    '{$bot} {$number}',
  ),
  'terminal/heroes': byNumber('{$n} Héros', '{$n} Héros'),
  'terminal/adversary': '{$card} : {$xp}',
  'terminal/adversary/goal': '{$card} : {$xp} sur {$goal}',
  'terminal/ally': 'avec {$card} : {$gives}',
  'terminal/story-cards': byNumber('{$n} carte Histoire', '{$n} cartes Histoire'),
  'terminal/on-class': '{$xp} sur la Classe',
  'terminal/class/all-open': 'tous les pouvoirs de la Classe sont débloqués, cela ne débloque plus rien',
  'terminal/points': byNumber('{$n} point', '{$n} points'),
  'terminal/difficulty': 'difficulté {$n}',
  'terminal/allies': 'Alliés : {$cards}',
  'terminal/hand': 'Main : {$cards}',
  'terminal/destiny': 'Destin : {$text}',
  'terminal/gives': '{$what} : {$gives}',
  'terminal/nothing': 'rien',
  'terminal/no-icons': 'aucune icône',
  'terminal/hidden/hero': 'une carte Héros',
  'terminal/hidden/antihero': 'une carte Antihéros',
  'terminal/seed': 'graine {$seed}',
  'terminal/seed/hash': 'l’empreinte de la graine : {$hash}',
  'terminal/seed/was': 'La graine était {$seed} ; « runesaga verify » s’en sert pour vérifier chaque lancer.',
  'terminal/check/reshuffles': byNumber(
    'Un nouveau mélange de pioche en découle aussi.',
    '{$n} nouveaux mélanges de pioches en découlent aussi.',
  ),
  'terminal/check/arranged': byNumber(
    'Le premier lancer qui convient a été arrangé par le scénario « {$scenario} ».',
    'Les {$n} premiers lancers qui conviennent ont été arrangés par le scénario « {$scenario} ».',
  ),
  'terminal/check/not': byNumber(
    'Ce n’est pas ce qui avait été promis : {$n} problème',
    'Ce n’est pas ce qui avait été promis : {$n} problèmes',
  ),
  'terminal/saved': 'Partie enregistrée dans {$file}.',
} satisfies Like<typeof en>
