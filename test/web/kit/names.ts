/** What things on the screens are called, in both languages: the one place that knows, beside the words themselves. */
import type { DeedKind } from '../../../packages/web/src/ui/deed-kind.ts'

export const NAMES = {
  playNow: /^(Play now|Jouer)\b/,
  newTable: /^(New game|Nouvelle partie)\b/,
  bookMix: /^(The rulebook’s mix|Le mélange du livret)/,
  handMix: /^(Add other boxes|Ajouter des boîtes)/,
  epicBox: /^Epic Origins$/,
  everythingElse: /^(Change|Modifier)$/,
  together: /^(Together|Ensemble)/,
  begin: /^(Start the game|Commencer la partie)/,
  resume: /^(Resume|Reprendre) /,
  more: /^(More about|Autres actions pour) /,
  rename: /^(Rename|Renommer)$/,
  export: /^(Save as a file|Enregistrer dans un fichier)$/,
  import: /^(Open a file|Ouvrir un fichier)$/,
  delete: /^(Delete|Supprimer)$/,
  undo: /^(Undo|Annuler le coup)\b/,
  hint: /^(Hint|Conseil)\b/,
  rules: /^(Rules|Règles)/,
  settings: /^(Settings|Réglages)/,
  close: /^(Close|Fermer)/,
  campaign: /^(Campaign|Campagne)\b/,
  beginCampaign: /^(Break the first seal|Briser le premier sceau)$/,
  unseal: /^(Break the seal|Briser le sceau)$/,
  readChapter: /^(Read the chapter|Lire le chapitre)$/,
  playChapter: /^(Play this chapter|Jouer ce chapitre)$/,
  retry: /^(Try again|Réessayer)$/,
  goOn: /^(Go on to|Passer au) /,
  resumeTale: /^(Continue the tale|Reprendre le récit)$/,
  backToCampaign: /^(Back to the campaign|Retour à la campagne)$/,
  openCampaign: /^(Open|Ouvrir) The Lantern Saga/,
  moreAboutCampaign: /^(More about the campaign|Autres actions pour la campagne)/,
  changeParty: /^(Change the party|Changer le groupe)$/,
  quest: /^(Quest|Quête)/,
  randomFoe: /^(Face a random Adversary|Affronter un Adversaire au hasard)$/,
  read: /^(Read|Lire) /,
  attempt: /^(Attempt|Tenter) /,
  discards: /^(Look at|Voir) .*(discard|défaussée)/,
  chronicle: /^(Chronicle|Chronique)$/,
  theTable: /^Table$/,
  myStory: /^(My story|Mon Histoire)$/,
  rivals: /^(Rivals|Rivaux)$/,
  bank: /^(Train|S’entraîner)\b/,
} as const

/** How the button begins that carries an action out, or that leads there. */
const LEADS_TO: Record<DeedKind, RegExp> = {
  keep: /^(Begin|Commencer|Next|Ensuite|Keep|Gardez|Garder|Choose|Choisir)/,
  gain: /^(Gain|Gagner|Pay and gain|Payer)/,
  attempt: /^(Attempt|Tenter|Face|Affronter|Cast|Lancer)/,
  journey: /^(Journey|Explorer)/,
  replace: /^(Swap|Échanger)/,
  use: /^(Use|Utiliser)/,
  // on a phone, the hand is opened first
  play: /^(Play|Jouer|Open the hand|Ouvrir la main)/,
  // on a phone, the Class lies with the story
  bank: new RegExp(`${NAMES.bank.source}|${NAMES.myStory.source}`),
  choose: /^(Choose|Choisir|Continue|Continuer|Cast|Lancer)/,
  pass: /^(No, go on|Non, continuer|End|Fin)/,
}

/** Looking at something, asking, or taking a step back: none of it brings the game on. Sentences are entries of the chronicle. */
const SIDEWAYS =
  /^(Undo|Cancel|Annuler|Hint|Conseil|Read|Lire|Open the|Ouvrir|Look at|Show|Montrer|Voir|Menu|Rules|Règles|Settings|Réglages|Turn the sound|Activer le son|Chronicle|Chronique|Points|In French|En anglais|My story|Mon Histoire|Rivals|Rivaux|The Adversary|L’Adversaire|What the icons|Le sens des icônes)|[^:]*[.]$/

export const leadsTo = (name: string, wanted: DeedKind): boolean => LEADS_TO[wanted].test(name)

export const isSideways = (name: string): boolean => SIDEWAYS.test(name)
