/** What the game waits for, in words. */
import { type Decision, type Effect, NOBODY, type WindowName } from '@runesaga/engine'
import { byPerson } from '../grammar.ts'
import type { Language } from '../language.ts'
import { catalogue } from '../messages.ts'
import { heroWords } from '../names.ts'
import type { Question, Scene } from './scene.ts'

/** Every question that a procedure may wait with: its name and its step. Those of effects go by the word that asks. */
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

/** Effect words that ask for a choice. */
const EFFECTS = {
  choose: 'which-option',
  may: 'may',
  for: 'which-hero',
  draw: 'which-deck',
  'discard-feat': 'discard',
  'discard-hero-card': 'discard',
  'return-feat': 'return',
  'sacrifice-ally': 'sacrifice',
  'restore-ally': 'restore',
  'give-xp-up-to': 'give',
  'replace-card': 'which-slot',
  'replace-row': 'which-row',
  'look-at': 'put-under',
  'turn-rune': 'turn-rune',
  're-cast': 're-cast',
  icon: 'which-icon',
  'add-rune': 'which-rune',
  'replace-ability': 'replace-ability',
  'copy-icons': 'copy-icons',
} as const satisfies Partial<Record<keyof Effect, Key>>

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
    'The card has taken effect: do you play or use anything more?',
    'The card has taken effect; {$who} may play or use something more.',
  ),
  'answer/hero': byPerson(
    '{$by} played {$card}: do you answer it?',
    '{$who} may answer {$card}, played by {$by}.',
  ),
  'answer/adversary': byPerson(
    'The Adversary played {$card}: do you answer it?',
    '{$who} may answer {$card}, played by the Adversary.',
  ),
  'answer/own': byPerson(
    'Your card {$card} takes effect once all have passed: do you add anything?',
    '{$card} takes effect once all have passed: {$who} may add something.',
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
  'which-option': '{$card}: choose one.',
  'which-hero': '{$card}: which hero?',
  'which-deck': '{$card}: which card do you draw?',
  discard: '{$card}: which Feat do you discard?',
  return: '{$card}: which Feat do you take back in hand?',
  sacrifice: '{$card}: which Ally do you sacrifice?',
  restore: '{$card}: which Ally returns to you?',
  give: '{$card}: how much Experience do you give?',
  'which-slot': '{$card}: which card do you replace?',
  'which-row': '{$card}: which row do you replace?',
  'put-under': '{$card}: which card do you put under its deck?',
  'turn-rune': '{$card}: which rune is turned over?',
  're-cast': '{$card}: which rune is cast again?',
  'which-icon': '{$card}: which icon do you want?',
  'which-rune': '{$card}: which rune do you add?',
  'replace-ability': '{$card}: which ability gives way?',
  'copy-icons': '{$card}: for which ability?',
} as const
type Key = keyof typeof EN

const FR: Record<Key, string> = {
  keep: byPerson(
    'Choisissez votre Héros : gardez une seule carte Personnage de chaque type.',
    '{$who} choisit ses cartes Personnage.',
  ),
  menu: byPerson(
    'À votre tour : gagnez un Trait ou tentez un Défi. Des actions libres sont possibles avant et après.',
    'C’est à {$who} de jouer.',
  ),
  'menu/face': byPerson(
    'À votre tour : vous devez affronter l’Adversaire. Des actions libres sont possibles avant.',
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
    'La carte a pris effet : jouez-vous ou utilisez-vous encore quelque chose ?',
    'La carte a pris effet ; {$who} peut encore jouer ou utiliser quelque chose.',
  ),
  'answer/hero': byPerson(
    '{$by} a joué {$card} : y répondez-vous ?',
    '{$who} peut répondre à {$card}, carte jouée par {$by}.',
  ),
  'answer/adversary': byPerson(
    'L’Adversaire a joué {$card} : y répondez-vous ?',
    '{$who} peut répondre à {$card}, carte jouée par l’Adversaire.',
  ),
  'answer/own': byPerson(
    'Votre carte {$card} prend effet quand tous ont passé : ajoutez-vous quelque chose ?',
    '{$card} prend effet quand tous ont passé : {$who} peut ajouter quelque chose.',
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
  'which-option': '{$card} : faites un choix.',
  'which-hero': '{$card} : quel Héros ?',
  'which-deck': '{$card} : quelle carte piochez-vous ?',
  discard: '{$card} : quel Exploit défaussez-vous ?',
  return: '{$card} : quel Exploit reprenez-vous en main ?',
  sacrifice: '{$card} : quel Allié sacrifiez-vous ?',
  restore: '{$card} : quel Allié vous revient ?',
  give: '{$card} : combien d’Expérience donnez-vous ?',
  'which-slot': '{$card} : quelle carte remplacez-vous ?',
  'which-row': '{$card} : quelle rangée remplacez-vous ?',
  'put-under': '{$card} : quelle carte placez-vous sous son paquet ?',
  'turn-rune': '{$card} : quelle Rune est retournée ?',
  're-cast': '{$card} : quelle Rune est relancée ?',
  'which-icon': '{$card} : quelle icône voulez-vous ?',
  'which-rune': '{$card} : quelle Rune ajoutez-vous ?',
  'replace-ability': '{$card} : quelle Compétence est remplacée ?',
  'copy-icons': '{$card} : pour quelle Compétence ?',
}

export const decisions = catalogue<Key>({ en: EN, fr: FR })

const ASKED: Record<string, Key | undefined> = { ...QUESTIONS, ...EFFECTS }

function questionKey({ about, step }: Question, asking: keyof Effect | null): Key {
  const name = about === 'effect' ? asking : `${about}/${step}`
  const key = ASKED[name ?? '']
  if (key === undefined) throw new Error(`no words for the question "${name}"`)
  return key
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
    case 'window': {
      const { waiting } = scene
      if (waiting === undefined)
        return decisions(language, `window/${decision.window satisfies WindowName}`, values)
      const { by } = waiting
      const key = by === NOBODY ? 'adversary' : by === decision.seat ? 'own' : 'hero'
      const card = scene.cardName(waiting.card, language)
      return decisions(language, `answer/${key}`, {
        ...values,
        card,
        by: by === NOBODY ? '' : heroWords(by, scene, language),
      })
    }
    case 'choose': {
      const key = yours ? questionKey(decision, scene.asking?.word ?? null) : 'waiting'
      const card = decision.card >= 0 ? scene.cardName(decision.card, language) : ''
      return decisions(language, key, { ...values, card })
    }
  }
}
