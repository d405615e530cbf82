/** What the terminal game says beside the game's own words: labels of its table, prompts, help. */
import { byNumber } from './grammar.ts'
import { catalogue } from './messages.ts'

export const terminal = catalogue({
  en: {
    help: `Type the number of what you want to do, then Enter.
  u  take back your last action, as long as nothing was revealed since
  o  the odds of every attempt, with Dark runes
  t  show the table again
  s  stop, or no longer stop, as others’ turns begin while you hold a Feat for any time
  q  leave the game
  ?  this help`,
    'type-number': 'Type a number from 1 to {$n}, or ? for help.',
    'step-in': 'The turn of {$who} begins. Play a Feat now? Enter: go on; s: don’t ask again.',
    'type-number/step-in': 'Type a number from 1 to {$n}, Enter to go on, or ? for help.',
    stops:
      'Turns of others will wait for you while you hold a Feat that may be played at any time; s ends that.',
    'stops-not': 'Turns of others won’t wait for you any more; s changes that again.',
    undone: 'Taken back.',
    'nothing-to-attempt': 'There is nothing to attempt now.',
    leave: 'You leave the game on turn {$number}.',
    'not-over': 'The game is not over.',
    hero: 'Hero {$number}',
    'bot/adept': 'Adept {$number}',
    'bot/random': 'Random {$number}',
    heroes: byNumber('{$n} hero', '{$n} heroes'),
    adversary: '{$card}: {$xp}',
    'adversary/goal': '{$card}: {$xp} of {$goal}',
    ally: 'with {$card}: {$gives}',
    'story-cards': byNumber('{$n} Story card', '{$n} Story cards'),
    'on-class': '{$xp} on the Class',
    'class/all-open': 'all powers of the Class are open, this opens nothing more',
    points: byNumber('{$n} point', '{$n} points'),
    difficulty: 'difficulty {$n}',
    allies: 'Allies: {$cards}',
    hand: 'Hand: {$cards}',
    destiny: 'Destiny: {$text}',
    gives: '{$what}: {$gives}',
    nothing: 'nothing',
    'no-icons': 'no icons',
    'hidden/card': 'a hidden card',
    'hidden/hero': 'a Hero card',
    'hidden/antihero': 'an Antihero card',
    seed: 'seed {$seed}',
    'seed/hash': 'the seed’s hash: {$hash}',
    'seed/was': 'The seed was {$seed}; “runesaga verify” checks every cast against it.',
    saved: 'Saved in {$file}.',
  },
  fr: {
    help: `Tapez le numéro de ce que vous voulez faire, puis Entrée.
  u  annuler votre dernière action, tant que rien n’a été révélé depuis
  o  les chances de chaque tentative, avec des Runes Sombres
  t  montrer de nouveau la table
  s  s’arrêter, ou non, au début du tour des autres quand vous avez un Exploit jouable à tout moment
  q  quitter la partie
  ?  cette aide`,
    'type-number': 'Tapez un nombre de 1 à {$n}, ou ? pour l’aide.',
    'step-in':
      'Le tour {$who :de} commence. Jouer un Exploit maintenant ? Entrée : continuer ; s : ne plus demander.',
    'type-number/step-in': 'Tapez un nombre de 1 à {$n}, Entrée pour continuer, ou ? pour l’aide.',
    stops:
      'Le tour des autres vous attendra tant que vous avez un Exploit jouable à tout moment ; s pour l’arrêter.',
    'stops-not': 'Le tour des autres ne vous attendra plus ; s pour changer à nouveau.',
    undone: 'Action annulée.',
    'nothing-to-attempt': 'Il n’y a rien à tenter pour le moment.',
    leave: 'Vous quittez la partie au tour {$number}.',
    'not-over': 'La partie n’est pas terminée.',
    hero: 'Héros {$number}',
    'bot/adept': 'Expert {$number}',
    'bot/random': 'Hasard {$number}',
    heroes: byNumber('{$n} Héros', '{$n} Héros'),
    adversary: '{$card} : {$xp}',
    'adversary/goal': '{$card} : {$xp} sur {$goal}',
    ally: 'avec {$card} : {$gives}',
    'story-cards': byNumber('{$n} carte Histoire', '{$n} cartes Histoire'),
    'on-class': '{$xp} sur la Classe',
    'class/all-open': 'tous les pouvoirs de la Classe sont débloqués, cela ne débloque plus rien',
    points: byNumber('{$n} point', '{$n} points'),
    difficulty: 'difficulté {$n}',
    allies: 'Alliés : {$cards}',
    hand: 'Main : {$cards}',
    destiny: 'Destin : {$text}',
    gives: '{$what} : {$gives}',
    nothing: 'rien',
    'no-icons': 'aucune icône',
    'hidden/card': 'une carte cachée',
    'hidden/hero': 'une carte Héros',
    'hidden/antihero': 'une carte Antihéros',
    seed: 'graine {$seed}',
    'seed/hash': 'l’empreinte de la graine : {$hash}',
    'seed/was': 'La graine était {$seed} ; « runesaga verify » s’en sert pour vérifier chaque lancer.',
    saved: 'Partie enregistrée dans {$file}.',
  },
})
