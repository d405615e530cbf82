// Names of paths told as deeds, by hand: verbs, pronouns, what belongs to whom. What isn't a deed is left as it is printed.
import { expect, test } from 'vitest'
import { SPOKEN } from './spoken.ts'

const told = (language: 'en' | 'fr', name: string, isProper = false) => {
  const { deeds } = SPOKEN[language]
  return [
    deeds.done(name, true, isProper),
    deeds.done(name, false, isProper),
    deeds.wanted(name, false, isProper),
  ]
}

test.each([
  ['Steal from the Rich', 'stole from the rich', 'stole from the rich', 'steal from the rich'],
  ['Calm Your Attacker', 'calmed your attacker', 'calmed their attacker', 'calm their attacker'],
  ['Turn and Confess', 'turned and confessed', 'turned and confessed', 'turn and confess'],
  ['Bury the Dead', 'buried the dead', 'buried the dead', 'bury the dead'],
])('%s', (name, ...said) => {
  expect(told('en', name)).toEqual(said)
})

test.each([
  ['Voler aux Riches', 'volez aux riches', 'vole aux riches', 'voler aux riches'],
  [
    'S’enrôler dans l’Armée du Roi',
    'vous enrôlez dans l’armée du roi',
    's’enrôle dans l’armée du roi',
    's’enrôler dans l’armée du roi',
  ],
  ['Défendre votre Famille', 'défendez votre famille', 'défend sa famille', 'défendre sa famille'],
  ['Sacrifier votre Armée', 'sacrifiez votre armée', 'sacrifie son armée', 'sacrifier son armée'],
  ['Briller dans vos Études', 'brillez dans vos études', 'brille dans ses études', 'briller dans ses études'],
  ['Renouveler le Serment', 'renouvelez le serment', 'renouvelle le serment', 'renouveler le serment'],
  ['Convoyer leur Cargaison', 'convoyez leur cargaison', 'convoie leur cargaison', 'convoyer leur cargaison'],
  ['Protéger votre Groupe', 'protégez votre groupe', 'protège son groupe', 'protéger son groupe'],
  ['Revenir et Avouer', 'revenez et avouez', 'revient et avoue', 'revenir et avouer'],
])('%s', (name, ...said) => {
  expect(told('fr', name)).toEqual(said)
})

test('the name of an Adversary keeps its capitals', () => {
  expect(told('en', 'Defeat the Dark Rider', true)[1]).toBe('defeated the Dark Rider')
  expect(told('fr', 'Vaincre le Cavalier Noir', true)[0]).toBe('vainquez le Cavalier Noir')
})

/** Whom these speak of, only the card says, and a sentence has none. */
const LEAVES_OUT = {
  en: ['Drive It Back', 'Take Him Alive', 'Turn It Against Them', 'Win Them a Charter'],
  fr: [
    'L’Abattre',
    'La Repousser',
    'Les Reconquérir',
    'Le Prendre Vivant',
    'Lui Donner Vie',
    'Leur Obtenir une Charte',
    'Y Baigner les Malades',
    'En Enfermer une sous Verre',
  ],
}

test('what isn’t a deed is none, and neither is what leaves out whom it speaks of', () => {
  for (const name of ['Arcane Ability', 'A Knife at Night', 'Name Yourself a God', ...LEAVES_OUT.en])
    expect(told('en', name)).toEqual([null, null, null])
  for (const name of [
    'Don Arcanique',
    'Un Couteau dans la Nuit',
    'Champion de la Lumière',
    'Être le Seul Survivant',
    ...LEAVES_OUT.fr,
  ])
    expect(told('fr', name)).toEqual([null, null, null])
})
