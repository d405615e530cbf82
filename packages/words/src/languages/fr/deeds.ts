/** French for paths as deeds: « Voler aux Riches » is "vole aux riches" or "volez aux riches". Verbs that aren't known here may be none. */
import type { DeedGrammar } from '../../language.ts'
import { startsWithVowel } from './rules.ts'

/** Of the first and second group, by rule. */
const REGULAR = new Set(
  `abandonner accuser achever acheter affronter aider amasser anéantir apaiser apprivoiser asservir assiéger attaquer attirer attraper avouer baigner
  baisser bâtir bannir bénir berner braver briller briser brûler cacher calmer chanter charmer chasser chercher combler communier conseiller convoyer
  couler couronner creuser danser déjouer démasquer dénoncer dépouiller désamorcer désigner détrôner dévaliser défier dominer dompter donner dresser
  écouter écraser échapper effacer emparer enchérir endosser enfermer enfoncer engager enrôler enterrer entrer épargner escalader étudier évacuer éveiller
  explorer forcer forger former gagner garder gravir grimper guérir guider implorer incendier jongler jouer joncher jurer libérer manier massacrer
  méditer mener monter négocier obéir organiser ourdir pactiser parlementer parler passer payer percer piéger piller plaider plonger plumer porter prêcher
  préparer prier proclamer prononcer protéger rallier ramener rattraper réconcilier recouvrer refuser relever renouveler réparer repenser repousser
  résister rester rétablir retourner retrouver réveiller révéler revendiquer sacrifier sauver sceller semer soigner succomber supplier terrasser
  tirer traquer traverser trahir tromper trouver tuer unir veiller verser vider voler`.split(/\s+/),
)
/** Third person, and as one says it to "vous". */
const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  abattre: ['abat', 'abattez'],
  accueillir: ['accueille', 'accueillez'],
  aller: ['va', 'allez'],
  apprendre: ['apprend', 'apprenez'],
  atteindre: ['atteint', 'atteignez'],
  battre: ['bat', 'battez'],
  boire: ['boit', 'buvez'],
  combattre: ['combat', 'combattez'],
  conclure: ['conclut', 'concluez'],
  conquérir: ['conquiert', 'conquérez'],
  construire: ['construit', 'construisez'],
  courir: ['court', 'courez'],
  découvrir: ['découvre', 'découvrez'],
  défendre: ['défend', 'défendez'],
  descendre: ['descend', 'descendez'],
  détruire: ['détruit', 'détruisez'],
  devenir: ['devient', 'devenez'],
  dire: ['dit', 'dites'],
  disparaître: ['disparaît', 'disparaissez'],
  enfuir: ['enfuit', 'enfuyez'],
  entendre: ['entend', 'entendez'],
  éteindre: ['éteint', 'éteignez'],
  faire: ['fait', 'faites'],
  fuir: ['fuit', 'fuyez'],
  joindre: ['joint', 'joignez'],
  lire: ['lit', 'lisez'],
  mettre: ['met', 'mettez'],
  obtenir: ['obtient', 'obtenez'],
  offrir: ['offre', 'offrez'],
  ouvrir: ['ouvre', 'ouvrez'],
  partir: ['part', 'partez'],
  pendre: ['pend', 'pendez'],
  perdre: ['perd', 'perdez'],
  prendre: ['prend', 'prenez'],
  reconquérir: ['reconquiert', 'reconquérez'],
  rejoindre: ['rejoint', 'rejoignez'],
  rendre: ['rend', 'rendez'],
  répondre: ['répond', 'répondez'],
  résoudre: ['résout', 'résolvez'],
  revenir: ['revient', 'revenez'],
  rompre: ['rompt', 'rompez'],
  servir: ['sert', 'servez'],
  suivre: ['suit', 'suivez'],
  survivre: ['survit', 'survivez'],
  tenir: ['tient', 'tenez'],
  vaincre: ['vainc', 'vainquez'],
  vendre: ['vend', 'vendez'],
}

/** "protège", "sème", "convoie": the stem of a verb in -er before a silent ending. */
const stressed = (stem: string): string =>
  stem
    .replace(/é([^aeiouéèy]{1,2})$/, 'è$1')
    .replace(/e([^aeiouéèy])$/, stem.endsWith('nouvel') ? 'el$1' : 'è$1')
    .replace(/([ou])y$/, '$1i')

function present(verb: string, isReader: boolean): string | null {
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb][isReader ? 1 : 0]
  if (!REGULAR.has(verb)) return null
  const stem = verb.slice(0, -2)
  if (verb.endsWith('ir')) return `${stem}${isReader ? 'issez' : 'it'}`
  return isReader ? `${stem}ez` : `${stressed(stem)}e`
}

const FEMININE = new Set(
  'famille ferme flotte foi gloire lame maison mère mort sœur terre tombe vengeance vie voie ville'.split(
    ' ',
  ),
)
const hisOrHer = (noun: string): string =>
  FEMININE.has(noun.toLowerCase()) && !startsWithVowel(noun) ? 'sa' : 'son'

/** What belongs to the reader belongs to the hero. */
const ofHero = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})vos(?!\p{L})/giu, 'ses')
    .replaceAll(/(?<!\p{L})votre (\p{L}+)/giu, (_, noun: string) => `${hisOrHer(noun)} ${noun}`)

/** A pronoun of the hero's own before the verb, the verb, and what follows. Any other pronoun leaves out whom it speaks of, since the sentence has no card: no deed. */
const PARTS = /^(s’|se )?(\p{L}+)(.*)$/iu

interface Parts {
  pronoun: string
  verb: string
  rest: string
}
function partsOf(name: string, isReader: boolean, isProper: boolean): Parts | null {
  const [, pronoun = '', first = '', others = ''] = PARTS.exec(name) ?? []
  const verb = first.toLowerCase()
  if (present(verb, isReader) === null) return null
  const rest = isProper ? others : others.toLowerCase()
  // "ce que vous lisez" can't be turned round
  if (!isReader && / vous /i.test(rest)) return null
  return { pronoun: pronoun.toLowerCase(), verb, rest: isReader ? rest : ofHero(rest) }
}

const isReflexive = ({ pronoun }: Parts): boolean => pronoun.startsWith('s')

export const deeds: DeedGrammar = {
  done(name, isReader, isProper) {
    const parts = partsOf(name, isReader, isProper)
    if (parts === null) return null
    const before = isReader && isReflexive(parts) ? 'vous ' : parts.pronoun
    // « Revenir et Avouer »
    const rest = parts.rest.replace(/^ et (\p{L}+)/u, (and, verb: string) => {
      const told = present(verb, isReader)
      return told === null ? and : ` et ${told}`
    })
    return `${before}${present(parts.verb, isReader)}${rest}`
  },
  wanted(name, isReader, isProper) {
    const parts = partsOf(name, isReader, isProper)
    if (parts === null) return null
    const before = isReader && isReflexive(parts) ? 'vous ' : parts.pronoun
    return `${before}${parts.verb}${parts.rest}`
  },
  movingIsDeed: true,
  foe: (name) => name.replace(/^(Le |La |Les |L’)/, (article) => article.toLowerCase()),
}
