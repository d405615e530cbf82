/** Effects on tokens, cards and the table, and what always holds, in English. */
import type { Forbidden } from '../../../telling/cards/reading.ts'
import { icon, or, some } from './nouns.ts'
import { deed, having, own } from './sentences.ts'
import { type Sayings, UNTIL } from './subjects.ts'

const FORBIDS: Record<Forbidden, string> = {
  're-attempt': 'attempt a Challenge again',
  're-cast': 'cast runes again',
  'turn-rune': 'turn runes over',
  'dark-rune': 'use Dark runes',
  journey: 'journey',
}

/** One entry a word. */
export const TABLE_DEEDS = {
  xp: (n, { more }) => {
    if (n < 0) return [having('lose', 'loses', [icon('xp', -n)])]
    return [having('gain', 'gains', [more ? `${n} more {xp}` : icon('xp', n)])]
  },
  'lose-all-xp': (_, { s }) => [deed('lose', 'loses', ` all ${s.its} {xp}`)],
  'take-xp': (n) => [own('that hero', `gives you ${icon('xp', n)}`, `take ${icon('xp', n)} from that hero`)],
  'give-xp-up-to': (n) => [deed('give', 'gives', ` that hero up to ${icon('xp', n)}`)],
  bank: (n, { s }) => [deed('place', 'places', ` ${icon('xp', n)} from the supply on ${s.its} Class`)],
  draw: (p) => {
    const cards = [
      ...(p.hero ? [some('hero', p.hero)] : []),
      ...(p.antihero ? [some('antihero', p.antihero)] : []),
      ...(p.either === 1 ? ['a {hero} or an {antihero}'] : []),
      ...(p.either !== undefined && p.either > 1 ? [icon('feat', p.either)] : []),
    ]
    return [having('draw', 'draws', cards)]
  },
  'discard-feat': (n) => [deed('discard', 'discards', ` ${some('feat', n)}`)],
  'discard-hero-card': (n) => [deed('discard', 'discards', ` ${some('hero', n)}`)],
  virtue: (n) => [having('gain', 'gains', [icon('virtue', n)])],
  corruption: (n) => [having('gain', 'gains', [icon('corruption', n)])],
  'cancel-feat': (kind, { feat }) => [
    deed(
      'cancel',
      'cancels',
      ` ${feat !== '' ? feat : `${some(kind === 'any' ? 'feat' : kind, 1)} just played`}`,
    ),
  ],
  'cancel-adversary-feat': (_, { feat }) => [
    deed('cancel', 'cancels', ` ${feat !== '' ? feat : 'the card turned up by the Adversary'}`),
  ],
  'return-feat': (_, { s }) => [deed('take', 'takes', ` a played {feat} back into ${s.its} hand`)],
  protect: (p, { s }) => {
    const until = p.until === undefined ? '' : ` ${UNTIL[p.until]}`
    if (p.from === 'antihero-cards') {
      return [own('Antihero cards', `have no effect on ${s.name}${until}`, `ignore Antihero cards${until}`)]
    }
    if (p.from === 'difficulty') {
      const whose = s.you ? 'your Challenges' : 'Challenges'
      return [own('nothing', `can raise the difficulty of ${whose}`, 'ignore whatever raises the difficulty')]
    }
    if (p.n !== undefined) return [deed('ignore', 'ignores', ` ${icon('corruption', p.n)}${until}`)]
    return [deed('ignore', 'ignores', ` all {corruption}${until}`)]
  },
  'free-journey': (n, { paid }) => {
    if (n > 1) return [deed('make', 'makes', ` up to ${n} free Journeys`)]
    return [deed('make', 'makes', paid ? ' one more Journey' : ' a free Journey')]
  },
  'replace-card': (n) => [
    deed('replace', 'replaces', n === 1 ? ' a face-up card' : ` up to ${n} face-up cards`),
  ],
  'replace-row': () => [deed('replace', 'replaces', ' all the cards of one row')],
  'look-at': (p) => {
    const deck = p.deck === 'journey' ? 'that Act’s deck' : 'the Adversary’s deck'
    const tail =
      p.n === 1
        ? ` at the top card of ${deck}, which may go to the bottom`
        : ` at the top ${p.n} cards of ${deck} and put any of them at the bottom`
    const [base, third] = p.deck === 'journey' ? ['first look', 'first looks'] : ['look', 'looks']
    const put = p.n === 1 ? tail : tail.replace(' and put ', ' and puts ')
    return [{ base: base + tail, third: third + put, closes: true }]
  },
  'main-action': (n) => [deed('take', 'takes', n === 1 ? ' another main action' : ` ${n} more main actions`)],
  'sacrifice-ally': (_, { s }) => [deed('sacrifice', 'sacrifices', ` one of ${s.its} Allies`)],
  'sacrifice-this': () => [deed('sacrifice', 'sacrifices', ' this Ally')],
  'restore-ally': (_, { s }) => [deed('turn', 'turns', ` one of ${s.its} sacrificed Allies face up again`)],
  ready: (_, { s }) => [deed('lift', 'lifts', ` the limits of ${s.its} other powers`)],
  'adversary-xp': (n, { given }) => {
    const xp = given === 'adversary-xp' ? `${Math.abs(n)} more {xp}` : icon('xp', Math.abs(n))
    return n > 0
      ? [own('the Adversary', `gains ${xp}`, `let the Adversary gain ${xp}`)]
      : [own('the Adversary', `loses ${xp}`, `make the Adversary lose ${xp}`)]
  },
  pledge: (n) => [
    {
      base: `side with the Adversary and take ${icon('xp', n)} from it`,
      third: `sides with the Adversary and takes ${icon('xp', n)} from it`,
    },
  ],
  'journey-price': (n, { s }) => {
    const tail = `cost ${icon('xp', Math.abs(n))} ${n < 0 ? 'less' : 'more'}`
    return [own(s.you ? 'your Journeys' : 'Journeys', tail, `journey for ${icon('xp', Math.abs(n))} less`)]
  },
  'dark-price': (n, { s }) => {
    const tail = `${icon('xp', Math.abs(n))} ${n < 0 ? 'less' : 'more'}`
    return [own('Dark runes', s.you ? `cost you ${tail}` : `cost ${tail}`, `pay ${tail} for Dark runes`)]
  },
  'dark-allowed': (_, { s }) => [
    own(s.name, 'may use Dark runes even with {corruption 4}', 'use Dark runes even with {corruption 4}'),
  ],
  'core-zeros-count': (n, { s }) => [
    own(
      s.you ? 'your core runes that show 0' : 'core runes that show 0',
      `count as ${n}`,
      `count core runes that show 0 as ${n}`,
    ),
  ],
  forbid: (what, { s }) => {
    const texts = or(what.map((w) => FORBIDS[w]))
    return [own(s.you ? 'you' : 'heroes', `can’t ${texts}`, `not ${texts}`)]
  },
} satisfies Partial<Sayings>
