/** Why something can’t be done, and what would be right, in French. */
import type { Like } from '../../language.ts'
import type { refusals as en } from '../en/refusals.ts'

export const refusals = {
  'refusal/malformed':
    'Ce n’est pas une action de ce jeu. Choisissez-en une parmi celles qui sont proposées.',
  'refusal/endless':
    'Cela n’aurait pas de fin : les cartes ainsi déclenchées se déclenchent sans cesse les unes les autres. Choisissez autre chose.',
  'refusal/game-over': 'La partie est terminée.',
  'refusal/not-your-turn':
    'Le jeu attend quelqu’un d’autre. Vous pourrez agir à votre tour, ou quand un Exploit pourra être joué.',
  'refusal/not-asked': 'Le jeu attend une autre réponse. Répondez d’abord à la question posée.',
  'refusal/no-such-option': 'Ce choix n’existe pas. Choisissez dans la liste.',
  'refusal/no-such-card': 'Il n’y a pas de carte à cet endroit. Choisissez une carte face visible.',
  'refusal/not-dealt-to-you': 'Cette carte ne vous a pas été distribuée. Gardez des cartes parmi les vôtres.',
  'refusal/one-of-each':
    'Gardez une seule carte de chaque type : une Origine, une Motivation ou une Classe, et un Destin.',
  'refusal/main-action-used':
    'Vous avez déjà gagné un Trait ou tenté un Défi ce tour-ci. Vous pouvez encore utiliser tout le reste.',
  'refusal/must-face-adversary':
    'Ce tour-ci, vous devez affronter l’Adversaire. Vous pouvez d’abord utiliser autre chose.',
  'refusal/adversary-not-due': 'Ce n’est pas le moment d’affronter l’Adversaire. Un tour y sera consacré.',
  'refusal/row-closed':
    'Cette rangée est encore face cachée. Elle sera révélée quand un premier Héros atteindra cet Acte.',
  'refusal/act-completed': 'Vous avez fini cet Acte. Choisissez une carte d’une rangée suivante.',
  'refusal/not-a-trait': 'Seul un Trait se gagne sans lancer de Runes. Cette carte doit être tentée.',
  'refusal/not-a-challenge': 'Seul un Défi peut être tenté. Un Trait, lui, se gagne.',
  'refusal/need-not-met': 'Ce Trait ne vous est pas ouvert pour l’instant.',
  'refusal/cannot-pay': 'Vous n’avez pas de quoi payer.',
  'refusal/choose-abilities': 'Choisissez deux Compétences différentes pour affronter cet Adversaire.',
  'refusal/no-such-path': 'Cette carte n’a pas cette voie. Choisissez une voie qu’elle montre.',
  'refusal/journey-limit': 'Vous avez déjà exploré ce tour-ci.',
  'refusal/journey-too-late': 'Dans cette édition, on explore avant de gagner un Trait ou de tenter un Défi.',
  'refusal/journey-forbidden': 'Une carte vous interdit d’explorer pour le moment.',
  'refusal/something-is-possible':
    'Une carte ne s’échange gratuitement que si rien ne peut être gagné ni tenté. Vous pouvez explorer à la place.',
  'refusal/replacement-used': 'Vous avez déjà échangé une carte gratuitement ce tour-ci.',
  'refusal/not-in-hand': 'Cette carte n’est pas dans votre main. Vous ne pouvez jouer que les vôtres.',
  'refusal/level-forbids-hero':
    'Les cartes Héros sont bloquées : trop de Corruption. Obtenez d’abord de la Vertu.',
  'refusal/level-forbids-antihero':
    'Les cartes Antihéros sont bloquées : trop de Vertu. Elles vous sont permises au départ de la piste et en dessous.',
  'refusal/wrong-moment': 'Ce n’est pas le moment. La carte dit quand elle peut servir.',
  'refusal/wrong-hero': 'Elle ne peut pas être jouée sur ce Héros pour le moment.',
  'refusal/condition-not-met': 'La condition de la carte n’est pas remplie pour le moment.',
  'refusal/no-path-left': 'Elle interdit la voie que ce Héros a prise, et il n’y en a pas d’autre.',
  'refusal/not-in-play': 'Cette carte n’est pas en jeu pour vous.',
  'refusal/power-not-open':
    'Ce pouvoir n’est pas disponible : il a déjà servi, ou sa condition n’est pas remplie.',
  'refusal/no-class': 'Vous n’avez pas de Classe où placer de l’Expérience.',

  'undo-refusal/nothing-to-undo': 'Il n’y a rien à annuler.',
  'undo-refusal/another-acted': 'Quelqu’un d’autre a agi depuis : il n’est plus possible d’annuler.',
  'undo-refusal/revealed':
    'Des cartes ont été révélées ou des Runes lancées depuis : il n’est plus possible d’annuler.',

  // on a small plate there is room for the cause alone; the whole reason is read out
  'short-refusal/main-action-used': 'carte de ce tour : c’est fait',
  'short-refusal/must-face-adversary': 'd’abord l’Adversaire',
  'short-refusal/act-completed': 'vous avez fini cet Acte',
  'short-refusal/row-closed': 's’ouvre plus tard',
  'short-refusal/need-not-met': 'prérequis non rempli',
  'short-refusal/cannot-pay': 'vous ne pouvez pas payer',
  'short-refusal/level-forbids-hero': 'bloquée : trop de Corruption',
  'short-refusal/level-forbids-antihero': 'bloquée : trop de Vertu',
  'short-refusal/wrong-moment': 'pas à ce moment',
  'short-refusal/wrong-hero': 'aucun Héros possible',
  'short-refusal/condition-not-met': 'condition non remplie',
  'short-refusal/no-path-left': 'pas d’autre voie',
} satisfies Like<typeof en>
