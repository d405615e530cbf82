/** What the game waits for, in words. */
import type { Choice, Decision, WindowName } from '@runesaga/engine'
import { byPerson } from '../grammar.ts'
import type { Language } from '../language.ts'
import { catalogue } from '../messages.ts'
import type { Question, Scene } from './scene.ts'

/** Every question that a procedure may wait with: its name and its step. Those of effects go by what may be chosen. */
const QUESTIONS = {
  'attempt/buyDark': 'dark',
  'attempt/spare': 'spare',
  'offer/ask': 'power',
  'may/ask': 'may',
  'pay/amount': 'pay-amount',
  'pay/discard': 'pay-discard',
  'pay/sacrifice': 'pay-sacrifice',
  'refill/place': 'ally',
  'twist/draw': 'twist',
  'twist/heritage': 'heritage',
  'feat/aim': 'aim',
} as const satisfies Record<string, Key>

/** What an effect asks, by the kind of its first choice. */
const EFFECTS: Record<Choice['kind'], Key> = {
  seat: 'which-hero',
  card: 'which-card',
  stone: 'which-rune',
  ability: 'which-ability',
  slot: 'which-slot',
  row: 'which-row',
  deck: 'which-deck',
  amount: 'how-much',
  option: 'which-option',
  pay: 'power',
  yes: 'may',
  no: 'may',
  done: 'which-card',
}

const EN = {
  keep: byPerson(
    'Choose your hero: keep one Character card of each kind.',
    '{$who} is choosing Character cards.',
  ),
  menu: byPerson(
    'Your turn: gain a Trait or attempt a Challenge. Free actions may come before and after.',
    'It is the turn of {$who}.',
  ),
  'menu/face': byPerson(
    'Your turn: you must face the Adversary. Free actions may come before.',
    'It is the turn of {$who}, who must face the Adversary.',
  ),
  'menu/done': byPerson(
    'Your turn: your main action is done. Use what else you have, or end the turn.',
    'It is the turn of {$who}.',
  ),
  'window/menu': byPerson('Your turn: do you play or use anything?', 'It is the turn of {$who}.'),
  'window/beforeCast': byPerson(
    'A Feat window, before the cast: do you play or use anything?',
    'Before the cast, {$who} may play or use something.',
  ),
  'window/afterCast': byPerson(
    'A Feat window, after the cast: do you play or use anything?',
    'After the cast, {$who} may play or use something.',
  ),
  'window/beforeResolve': byPerson(
    'A Feat window, before this counts as failed: do you play or use anything?',
    'Before this counts as failed, {$who} may play or use something.',
  ),
  'window/afterResolve': byPerson(
    'A Feat window, after the attempt: do you play or use anything?',
    'After the attempt, {$who} may play or use something.',
  ),
  'window/reply': byPerson(
    'A Feat window: do you answer the card just played?',
    '{$who} may answer the card just played.',
  ),
  'window/betweenTurns': byPerson(
    'A Feat window, between two turns: do you play or use anything?',
    'Between two turns, {$who} may play or use something.',
  ),
  'window/corruption': byPerson(
    'A Feat window, before the Corruption comes: do you play or use anything?',
    'Before the Corruption comes, {$who} may play or use something.',
  ),
  waiting: byPerson('You have a choice to make.', '{$who} has a choice to make.'),
  dark: 'Do you buy Dark runes for this cast?',
  spare: 'You are about to fail. Do you cast again?',
  power: '{$card}: do you use this power?',
  may: '{$card}: do you want this?',
  'pay-amount': '{$card}: how much Experience do you pay?',
  'pay-discard': '{$card}: which Feat do you discard for it?',
  'pay-sacrifice': '{$card}: which Ally do you sacrifice for it?',
  ally: 'Under which Challenge does the Ally {$card} go?',
  twist: 'A Twist of Fate: which card do you draw?',
  heritage: 'A Twist of Fate: do you draw a card or use your Heritage?',
  aim: 'The Adversary’s card {$card}: which hero does it strike?',
  'which-hero': '{$card}: which hero?',
  'which-card': '{$card}: which card?',
  'put-under': '{$card}: which card do you put under its deck?',
  'which-rune': '{$card}: which rune?',
  'which-ability': '{$card}: which ability?',
  'which-slot': '{$card}: which card do you replace?',
  'which-row': '{$card}: which row?',
  'which-deck': '{$card}: which card do you draw?',
  'how-much': '{$card}: how much?',
  'which-option': '{$card}: choose one.',
} as const
type Key = keyof typeof EN

const FR: Record<Key, string> = {
  keep: byPerson(
    'Choisissez votre Héros : gardez une carte Personnage de chaque type.',
    '{$who} choisit ses cartes Personnage.',
  ),
  menu: byPerson(
    'À votre tour : gagnez un Trait ou tentez un Défi. Des actions gratuites peuvent venir avant et après.',
    'C’est à {$who} de jouer.',
  ),
  'menu/face': byPerson(
    'À votre tour : vous devez affronter l’Adversaire. Des actions gratuites peuvent venir avant.',
    'C’est à {$who} de jouer et d’affronter l’Adversaire.',
  ),
  'menu/done': byPerson(
    'À votre tour : votre action principale est faite. Utilisez ce qui vous reste, ou terminez le tour.',
    'C’est à {$who} de jouer.',
  ),
  'window/menu': byPerson(
    'À votre tour : jouez-vous ou utilisez-vous une carte ?',
    'C’est à {$who} de jouer.',
  ),
  'window/beforeCast': byPerson(
    'Avant le lancer : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Avant le lancer, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'window/afterCast': byPerson(
    'Après le lancer : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Après le lancer, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'window/beforeResolve': byPerson(
    'Avant que ce soit un échec : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Avant que ce soit un échec, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'window/afterResolve': byPerson(
    'Après la tentative : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Après la tentative, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'window/reply': byPerson(
    'Une carte vient d’être jouée : y répondez-vous ?',
    '{$who} peut répondre à la carte qui vient d’être jouée.',
  ),
  'window/betweenTurns': byPerson(
    'Entre deux tours : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Entre deux tours, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  'window/corruption': byPerson(
    'Avant que vienne la Corruption : jouez-vous un Exploit ou utilisez-vous un pouvoir ?',
    'Avant que vienne la Corruption, {$who} peut jouer un Exploit ou utiliser un pouvoir.',
  ),
  waiting: byPerson('Vous avez un choix à faire.', '{$who} a un choix à faire.'),
  dark: 'Achetez-vous des Runes Sombres pour ce lancer ?',
  spare: 'Vous allez échouer. Relancez-vous les Runes ?',
  power: '{$card} : utilisez-vous ce pouvoir ?',
  may: '{$card} : le voulez-vous ?',
  'pay-amount': '{$card} : combien d’Expérience payez-vous ?',
  'pay-discard': '{$card} : quel Exploit défaussez-vous en échange ?',
  'pay-sacrifice': '{$card} : quel Allié sacrifiez-vous en échange ?',
  ally: 'Sous quel Défi glisser l’Allié {$card} ?',
  twist: 'Coup du Destin : quelle carte piochez-vous ?',
  heritage: 'Coup du Destin : piochez-vous une carte ou utilisez-vous votre Héritage ?',
  aim: 'La carte {$card} de l’Adversaire : quel Héros frappe-t-elle ?',
  'which-hero': '{$card} : quel Héros ?',
  'which-card': '{$card} : quelle carte ?',
  'put-under': '{$card} : quelle carte placez-vous sous son paquet ?',
  'which-rune': '{$card} : quelle Rune ?',
  'which-ability': '{$card} : quelle Compétence ?',
  'which-slot': '{$card} : quelle carte remplacez-vous ?',
  'which-row': '{$card} : quelle rangée ?',
  'which-deck': '{$card} : quelle carte piochez-vous ?',
  'how-much': '{$card} : combien ?',
  'which-option': '{$card} : faites un choix.',
}

export const decisions = catalogue<Key>({ en: EN, fr: FR })

function questionKey({ about, step, options }: Question): Key {
  const known = (QUESTIONS as Record<string, Key>)[`${about}/${step}`]
  if (known !== undefined) return known
  if (about !== 'effect') throw new Error(`no words for the question "${about}/${step}"`)
  const kind = options[0]?.kind ?? 'option'
  // only looking at a deck lets a hero take cards one by one and stop
  if (kind === 'card' && options.some((choice) => choice.kind === 'done')) return 'put-under'
  return EFFECTS[kind]
}

/** What the game waits for: addressed to the one who decides, told about anybody else. */
export function decisionWords(decision: Decision, scene: Scene, language: Language): string {
  const yours = decision.seat === scene.you
  const values = { person: yours ? 'you' : 'hero', who: scene.heroName(decision.seat) }
  switch (decision.kind) {
    case 'keep':
      return decisions(language, 'keep', values)
    case 'menu': {
      const { mustFace, main } = scene.turn
      return decisions(language, mustFace && main > 0 ? 'menu/face' : main > 0 ? 'menu' : 'menu/done', values)
    }
    case 'window':
      return decisions(language, `window/${decision.window satisfies WindowName}`, values)
    case 'choose': {
      const key = yours ? questionKey(decision) : 'waiting'
      const card = decision.card >= 0 ? scene.cardName(decision.card, language) : ''
      return decisions(language, key, { ...values, card })
    }
  }
}
