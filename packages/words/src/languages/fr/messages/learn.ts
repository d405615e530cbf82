/** Learning the game by playing it, in French: the page of the lessons, and what is said around one of them. */
import type { Like } from '../../../language.ts'
import type { learn as en } from '../../en/messages/learn.ts'

export const learn = {
  'learn/about': 'en jouant, sans lire',
  'learn/tale': 'Le premier récit',
  'learn/tale/about': 'Une partie entière avec ses conseils, de la première carte au décompte.',
  'learn/tale/length': 'Environ 30 minutes',
  'learn/tale/done': 'Terminé ; il peut se rejouer',
  'learn/lessons': 'Six courtes leçons',
  'learn/lessons/about': 'dans l’ordre que vous voulez ; rien n’y est perdu pour de bon',
  'learn/length': 'Environ deux minutes',
  'learn/length/parts': 'Environ quatre minutes, en deux parties',
  'learn/done': 'Faite',
  'learn/lesson-1': 'Quelles Runes un Défi apporte, et ce qu’est un Coup du Destin.',
  'learn/lesson-2': 'Les Exploits en main, et pourquoi la dernière carte jouée agit la première.',
  'learn/lesson-3': 'Corruption et Vertu : le soleil relève, la lune fait descendre.',
  'learn/lesson-4': 'À plusieurs face à un Adversaire : on gagne ou on perd ensemble.',
  'learn/lesson-5': 'Héritage, Classe et Coup du Destin, dans Epic Origins.',
  'learn/lesson-6': 'Les voies Radieuses, et défier Odium, dans Les Archives de Roshar.',
  'learn/task': 'La tâche',
  'learn/task/short': 'Tâche',
  'learn/arranged': 'Les Runes de cette leçon sont arrangées. Dans une partie, elles sont livrées au hasard.',
  'learn/right': 'Bien joué !',
  'learn/wrong': 'Pas comme ça',
  'learn/again': 'Réessayer',
  'learn/next': 'Leçon suivante',
  'learn/back': 'Retour aux leçons',
  'learn/game': 'Vers une nouvelle partie',
} satisfies Like<typeof en>
