/** Why something can't be done, and what would be right. */
import type { Reason, UndoRefusal } from '@runesaga/engine'
import type { Language, Said } from './language.ts'

export const REFUSALS: Record<Reason, Said> = {
  malformed: {
    en: 'That is not an action of this game. Choose one of those offered.',
    fr: 'Ce n’est pas une action de ce jeu. Choisissez l’une de celles proposées.',
  },
  endless: {
    en: 'That would go on for ever: the cards it sets off set each other off again and again. Choose something else.',
    fr: 'Cela n’aurait pas de fin : les cartes ainsi déclenchées se déclenchent sans cesse les unes les autres. Choisissez autre chose.',
  },
  'game-over': { en: 'The game is over.', fr: 'La partie est terminée.' },
  'not-your-turn': {
    en: 'The game is waiting for somebody else. You may act when it is your turn, or when a Feat may be played.',
    fr: 'Le jeu attend quelqu’un d’autre. Vous pourrez agir à votre tour, ou quand un Exploit pourra être joué.',
  },
  'not-asked': {
    en: 'The game is waiting for another answer. Answer the question first.',
    fr: 'Le jeu attend une autre réponse. Répondez d’abord à la question posée.',
  },
  'no-such-option': {
    en: 'That is not one of the choices. Pick one from the list.',
    fr: 'Ce choix n’existe pas. Choisissez dans la liste.',
  },
  'no-such-card': {
    en: 'There is no card in that place. Choose a face-up card.',
    fr: 'Il n’y a pas de carte à cet endroit. Choisissez une carte face visible.',
  },
  'not-dealt-to-you': {
    en: 'You were not dealt that card. Keep cards from your own.',
    fr: 'Cette carte ne vous a pas été distribuée. Gardez des cartes parmi les vôtres.',
  },
  'one-of-each': {
    en: 'Keep exactly one card of each kind: an Origin, a Motivation or Class, and a Destiny.',
    fr: 'Gardez une seule carte de chaque type : une Origine, une Motivation ou une Classe, et un Destin.',
  },
  'main-action-used': {
    en: 'You have already gained a Trait or attempted a Challenge this turn. Free actions are still open to you.',
    fr: 'Vous avez déjà gagné un Trait ou tenté un Défi ce tour-ci. Les actions libres vous restent permises.',
  },
  'must-face-adversary': {
    en: 'This turn you must face the Adversary. Free actions may come before.',
    fr: 'Ce tour-ci, vous devez affronter l’Adversaire. Des actions libres sont possibles avant.',
  },
  'adversary-not-due': {
    en: 'It is not time to face the Adversary. That comes on a turn of its own.',
    fr: 'Ce n’est pas le moment d’affronter l’Adversaire. Un tour y sera consacré.',
  },
  'row-closed': {
    en: 'That row is still face-down. It is turned up when the first hero reaches its Act.',
    fr: 'Cette rangée est encore face cachée. Elle sera révélée quand un premier Héros atteindra cet Acte.',
  },
  'act-completed': {
    en: 'You have completed that Act. Choose a card of a later row.',
    fr: 'Vous avez terminé cet Acte. Choisissez une carte d’une rangée suivante.',
  },
  'not-a-trait': {
    en: 'Only Traits can be gained without a cast. This card must be attempted.',
    fr: 'Seul un Trait se gagne sans lancer de Runes. Cette carte doit être tentée.',
  },
  'not-a-challenge': {
    en: 'Only Challenges can be attempted. A Trait is gained instead.',
    fr: 'Seul un Défi peut être tenté. Un Trait, lui, se gagne.',
  },
  'need-not-met': {
    en: 'You do not meet what this Trait asks for. Its prerequisite is on the card.',
    fr: 'Vous ne remplissez pas le prérequis de ce Trait. Il figure sur la carte.',
  },
  'cannot-pay': {
    en: 'You cannot pay what this costs.',
    fr: 'Vous ne pouvez pas en payer le coût.',
  },
  'choose-abilities': {
    en: 'Choose two different abilities to face this Adversary with.',
    fr: 'Choisissez deux Compétences différentes pour affronter cet Adversaire.',
  },
  'no-such-path': {
    en: 'This card has no such path. Choose one that it shows.',
    fr: 'Cette carte n’a pas cette voie. Choisissez une voie qu’elle montre.',
  },
  'journey-limit': {
    en: 'You have made your Journey of this turn.',
    fr: 'Vous avez déjà exploré ce tour-ci.',
  },
  'journey-too-late': {
    en: 'In this edition a Journey comes before the Trait or the Challenge of the turn.',
    fr: 'Dans cette édition, on explore avant de gagner un Trait ou de tenter un Défi.',
  },
  'journey-forbidden': {
    en: 'A card forbids you to Journey now.',
    fr: 'Une carte vous interdit d’Explorer pour le moment.',
  },
  'something-is-possible': {
    en: 'A card is replaced for free only when nothing can be gained or attempted. You may Journey instead.',
    fr: 'Une carte ne se remplace gratuitement que si rien ne peut être gagné ni tenté. Vous pouvez Explorer à la place.',
  },
  'replacement-used': {
    en: 'You have already replaced a card for free this turn.',
    fr: 'Vous avez déjà remplacé une carte gratuitement ce tour-ci.',
  },
  'not-in-hand': {
    en: 'You do not hold that card. Only cards of your own hand can be played.',
    fr: 'Cette carte n’est pas dans votre main. Vous ne pouvez jouer que les vôtres.',
  },
  'level-forbids-hero': {
    en: 'You are too corrupt to play Hero cards. Gain Virtue first.',
    fr: 'Votre Corruption est trop grande pour jouer des cartes Héros. Obtenez d’abord de la Vertu.',
  },
  'level-forbids-antihero': {
    en: 'You are too virtuous to play Antihero cards. They open to you from neutral downwards.',
    fr: 'Votre Vertu est trop grande pour jouer des cartes Antihéros. Elles vous sont permises au niveau neutre et en dessous.',
  },
  'wrong-moment': {
    en: 'This is not the moment for it. The card says when it may be used.',
    fr: 'Ce n’est pas le moment. La carte dit quand elle peut servir.',
  },
  'wrong-hero': {
    en: 'It cannot be played on that hero now.',
    fr: 'Elle ne peut pas être jouée sur ce Héros pour le moment.',
  },
  'condition-not-met': {
    en: 'What the card asks for is not the case now.',
    fr: 'La condition de la carte n’est pas remplie pour le moment.',
  },
  'no-path-left': {
    en: 'It bars the path that this hero is on, and there is no other to take.',
    fr: 'Elle interdit la voie que ce Héros a prise, et il n’y en a pas d’autre.',
  },
  'not-in-play': {
    en: 'That card is not in play for you.',
    fr: 'Cette carte n’est pas en jeu pour vous.',
  },
  'power-not-open': {
    en: 'This power is not open to you now: it was used already, or its condition does not hold.',
    fr: 'Ce pouvoir n’est pas disponible : il a déjà servi, ou sa condition n’est pas remplie.',
  },
  'no-class': {
    en: 'You have no Class to place Experience on.',
    fr: 'Vous n’avez pas de Classe où placer de l’Expérience.',
  },
}

export const UNDO_REFUSALS: Record<UndoRefusal, Said> = {
  'nothing-to-undo': { en: 'There is nothing to take back.', fr: 'Il n’y a rien à annuler.' },
  'another-acted': {
    en: 'Somebody else has acted since, so this can no longer be taken back.',
    fr: 'Quelqu’un d’autre a agi depuis : il n’est plus possible d’annuler.',
  },
  revealed: {
    en: 'Cards were revealed or runes were cast since, so this can no longer be taken back.',
    fr: 'Des cartes ont été révélées ou des Runes lancées depuis : il n’est plus possible d’annuler.',
  },
}

export const refusalWords = (reason: Reason, language: Language): string => REFUSALS[reason][language]
export const undoRefusalWords = (reason: UndoRefusal, language: Language): string =>
  UNDO_REFUSALS[reason][language]
