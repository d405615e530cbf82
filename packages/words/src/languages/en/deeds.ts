/** English for paths as deeds: "Steal from the Rich" is "stole from the rich". Verbs that aren't known here may be none. */
import type { DeedGrammar } from '../../language.ts'

/** In the past tense by rule. */
const REGULAR = new Set(
  `abandon accuse advise answer attack awaken banish bargain bathe betray bless brew bury call calm carry challenge charm cheat claim clear
  climb command commune conceal confess convince craft cross crown crush cure dance deceive defeat defend defy delve deny destroy disarm discover
  dive dodge earn empty end endure enlist enslave enter erase escape explore expose extinguish face finish fell follow forage forge free gain gather
  guard harness heal help hire hunt join journey juggle kill learn lift listen loot lower lure master meditate mend name negotiate obey offer open
  outlast parley persuade plead pray preach prove quench raise rally redesign refuse renew rescue resist restore return reveal row sacrifice save
  scout seal search seize serve shatter slaughter smuggle solve soothe spare stay study succumb survive tame tend track train travel trick turn uncover
  unite unlock unmask unseat vanish wade warn watch wield work`.split(/\s+/),
)
const IRREGULAR: Readonly<Record<string, string>> = {
  become: 'became',
  bid: 'bid',
  bind: 'bound',
  bleed: 'bled',
  break: 'broke',
  bring: 'brought',
  build: 'built',
  burn: 'burned',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  cut: 'cut',
  dig: 'dug',
  drink: 'drank',
  drive: 'drove',
  duel: 'duelled',
  excel: 'excelled',
  fight: 'fought',
  find: 'found',
  flee: 'fled',
  forgive: 'forgave',
  give: 'gave',
  grow: 'grew',
  hang: 'hanged',
  hear: 'heard',
  hide: 'hid',
  hold: 'held',
  keep: 'kept',
  kneel: 'knelt',
  lay: 'laid',
  lead: 'led',
  leave: 'left',
  make: 'made',
  outrun: 'outran',
  outwit: 'outwitted',
  pay: 'paid',
  plan: 'planned',
  plot: 'plotted',
  put: 'put',
  read: 'read',
  repel: 'repelled',
  ride: 'rode',
  rob: 'robbed',
  run: 'ran',
  seek: 'sought',
  sell: 'sold',
  set: 'set',
  shoot: 'shot',
  sing: 'sang',
  sink: 'sank',
  slay: 'slew',
  speak: 'spoke',
  spend: 'spent',
  stand: 'stood',
  steal: 'stole',
  strike: 'struck',
  strip: 'stripped',
  swear: 'swore',
  swim: 'swam',
  take: 'took',
  teach: 'taught',
  trap: 'trapped',
  wake: 'woke',
  win: 'won',
}

function past(verb: string): string | null {
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb]
  if (!REGULAR.has(verb)) return null
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

/** What follows the verb, of the hero or of the reader. */
function rest(words: readonly string[], isProper: boolean, isReader: boolean): string[] {
  const small = isProper ? words : words.map((word) => word.toLowerCase())
  return isReader ? [...small] : small.map((word) => (word.toLowerCase() === 'your' ? 'their' : word))
}

/** A name that speaks to its hero can't be turned round; one that says "it" leaves out whom it speaks of, since the sentence has no card. */
const IS_NONE = /\b(you|yourself|it|him|them)\b/i

export const deeds: DeedGrammar = {
  done(name, isReader, isProper) {
    const [first, ...others] = name.split(' ')
    const told = past(first.toLowerCase())
    if (told === null || IS_NONE.test(name)) return null
    const words = rest(others, isProper, isReader)
    // "Turn and Confess"
    const said = words.map((word, i) => (words[i - 1] === 'and' ? (past(word) ?? word) : word))
    return [told, ...said].join(' ')
  },
  wanted(name, isReader, isProper) {
    const [first, ...others] = name.split(' ')
    if (past(first.toLowerCase()) === null || IS_NONE.test(name)) return null
    return [first.toLowerCase(), ...rest(others, isProper, isReader)].join(' ')
  },
  movingIsDeed: false,
  foe: (name) => name.replace(/^The /, 'the '),
}
