/** What a native reader would stumble over in a plain text, as far as a machine can see it. */
import type { Language } from '../src/index.ts'

type Fault = [what: string, sign: RegExp]

const ANYWHERE: Fault[] = [
  ['something that isn’t there', /undefined|null|NaN|\[object|\$\{/],
  ['an icon left over', /[{}]/],
  ['a word of the data', /\b[a-z]+-(hero|attempt|xp|feat|cast|ally)\b/],
  ['two spaces', / {2}/],
  ['a space before a comma or full stop', /\s[,.]/],
  ['two stops', /[.,;:!?…]\s*[.,;:]/],
  ['brackets or quotes with nothing in them', /\(\s*\)|“\s*”|«\s*»/],
  ['a word said twice', /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/u],
  ['three stops for one sign', /\.\.\./],
  ['a straight quote', /"/],
  ['a typewriter’s apostrophe', /'/],
  ['a hyphen for a minus', /(?<![\p{L}\p{N}])-\d/u],
  ['a sentence without a capital', /\.\s+[a-zàâéèêîôûœ]/],
]
const ENGLISH: Fault[] = [
  ['a for an', /\ba [aeiou]/i],
  // the h of "heir" and "hour" is silent
  ['an for a', /\ban (?!heir|hour)[^aeiou]/i],
  [
    'a plural of one',
    /(?<![\d.,+])1 (Hero cards|Antihero cards|Feats|Dark runes|runes|Allies|Traits|Challenges|Twists|cards|icons|marks|points|successes|heroes|steps|moons|turns|chapters|games|casts|paths|effects|stones)\b/,
  ],
  [
    'a singular of many',
    /(?<![\d.,])([2-9]|\d\d) (Hero card|Antihero card|Feat|Dark rune|rune|Ally|Trait|Challenge|card|icon|point|success|hero|step|moon|turn|chapter|game|cast|effect|stone)\b(?! of)/,
  ],
  ['a capital within a sentence', /[a-z],? You\b/],
  [
    'third person after you',
    /\byou (gains|loses|draws|gets|has|pays|plays|takes|casts|fails|chooses|discards|sinks|rises|keeps|sees|needs|wins|buys|swaps|uses|attempts|holds|may [a-z]+[^s]s)\b/i,
  ],
  ['a hero’s verb after you', /(?:^|[.:;!?(] )You (?!always|pass|press|guess|miss|toss)[a-z]+s\b/],
  ['points for per cents', /%[^.:]*[+−]\d+ points?\b|[+−]\d+ points?\b[^.:]*%|\d points? of chance/],
  ['a space before a mark', /\s[;:!?]/],
  ['words of the table for a game', /\b(lay|lays|laid|laying|set) the table\b|\bas it lies\b/i],
  [
    'words that a newcomer doesn’t know',
    /\bFeat windows?\b|\badept\b|\bAct (I+ )?is told\b|\bjourney(ed|s)? past\b/i,
  ],
  [
    'a bare verb after a hero',
    /(?<!let )\b(that|a|any|each|another) hero (gain|lose|draw|get|have|pay|discard|attempt|fail)\b/,
  ],
]
// \b knows no accented letters: a word begins and ends where no letter is
const FRENCH: Fault[] = [
  [
    'no elision',
    /(?<![\p{L}-])(de|le|la|que|ne|se|jusque|lorsque) (?=[aeiouyàâéèêëîïôûœ]|Histoire|Héritage)/iu,
  ],
  ['no elision of si', /(?<!\p{L})si ils?(?!\p{L})/iu],
  ['no contraction', /(?<!\p{L})(à le|à les|de le|de les)(?!\p{L})(?! \p{L}+(er|ir|re)(?!\p{L}))/iu],
  ['an elision too many', /(?<!\p{L})[dlnsqu]’(?=[bcdfgjklmnpqrstvwxz0-9+−]|Héros|Hasard|Héraut)/iu],
  ['sa or ma before a vowel', /(?<!\p{L})sa (?=[aeiouàâéèêîôûœ]|Histoire)/iu],
  ['un for une', /(?<!\p{L})un (carte|Rune|voie|Corruption|Vertu|Compétence|icône|tentative)(?!\p{L})/u],
  ['une for un', /(?<!\p{L})une (Défi|Exploit|Allié|Adversaire|Trait|Acte|Héros|Coup)(?!\p{L})/u],
  [
    'a plural of one',
    /(?<![\p{L}\p{N},])[01](,\d)? (points|cartes|icônes|marques|Exploits|Runes|Corruptions|Vertus|Alliés|crans|lunes|lancers|tours|chapitres|parties|effets|défaussées|sections|titres|Compétences|Défis|Adversaires)(?!\p{L})/u,
  ],
  [
    'a singular of many',
    /(?<![\p{L}\p{N},])([2-9]|\d\d)(,\d)? (point|carte|icône|marque|Exploit|Rune|Corruption|Vertu|Allié|cran|lune|lancer|chapitre|partie|effet|défaussée|section|titre|Compétence|Défi|Adversaire)(?!\p{L})/u,
  ],
  ['a mark without its narrow no-break space', /[^\u202f][;:!?%]/],
  ['a quote without its narrow no-break space', /«[^\u202f]|[^\u202f]»/],
  ['a capital within a sentence', /\p{Ll},? Vous(?!\p{L})/u],
  ['English quotes', /[“”]/],
  [
    'two words for one thing',
    /(?<!\p{L}|«\u202f)(niveaux?|symboles? de Compétence|paquet|deck|adepte|fenêtres? d’Exploit|prêter? allégeance)(?!\p{L})/u,
  ],
  ['words of the table for a game', /(?<!\p{L})(dress(er|ée?|e) la table|la table est mise)(?!\p{L})/iu],
  [
    'an imperative after a hero',
    /(?<!\p{L})(il|Héros) (gagnez|perdez|piochez|prenez|obtenez|défaussez|avez)(?!\p{L})/u,
  ],
  // "ne vous a pas", "s’il vous a été imposé", "ce que le lancer vous a donné" have another subject
  [
    'third person after vous',
    /(?<!\p{L})(?<!(?:ne|il|lancer) )vous (?:l’|ne |n’|y )?(gagne|perd|pioche|prend|obtient|a|peut|joue|lance|rate|réussit|échoue|choisit|défausse|descend|monte|garde|voit|achète|échange|utilise|tente|affronte|ajoute|répond|attend)(?!\p{L})/iu,
  ],
  ['a finite verb after pour', /(?<!\p{L})pour (?:le |lui )?(gagnez|gagne|piochez|prenez|avez|a) /u],
  ['a negation without ne', /(?<!\p{L})(vous|il) (a|avez) aucune?(?!\p{L})/u],
]
/** What is known of a language; a new one is looked at for what is wrong anywhere. */
const OWN: Partial<Record<Language, Fault[]>> = { en: ENGLISH, fr: FRENCH }

/** The faults of a text, each with the place where it shows. */
export const faults = (text: string, language: Language): string[] =>
  [...ANYWHERE, ...(OWN[language] ?? [])].flatMap(([what, sign]) => {
    const at = text.search(sign)
    return at < 0 ? [] : [`${what}: …${text.slice(Math.max(0, at - 20), at + 30)}…`]
  })
