/**
 * The only source of chance: a generator whose state is plain JSON inside the game state.
 *
 * Three kinds. **Fast** (sfc32) is for simulation and bots. **Fair** is for real games: a keyed stream, so that
 * no number of past casts helps to foresee the next one, and yet anybody who holds the seed can check them all.
 * **Scripted** is for scenarios: a fast one whose first casts are given.
 *
 * The fair stream, exactly, for whoever wants to re-implement it:
 *
 * - The key is the 32 bytes that the 64 hex digits of `seed` stand for.
 * - Block `k` of epoch `e` is HMAC-SHA-256(key, message). The message has 16 bytes: "runesaga" in ASCII,
 *   then `e`, then `k`, each as an unsigned 32-bit big-endian integer.
 * - A block is eight words: the digest read as unsigned 32-bit big-endian integers, first to last.
 * - The word at position `at` is word `at mod 8` of block `floor(at / 8)`. Each word is used once, in order.
 * - An epoch starts at position 0. The first is epoch 0; a re-seeding (after an undo) opens the next one.
 *
 * How words become results is the same for all kinds, and is said at `below` and `shuffle`.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Chris Doty-Humphrey's sfc32: three words of chaos and a counter `d`, all as signed 32-bit integers. */
export interface FastState {
  kind: 'fast'
  a: number
  b: number
  c: number
  d: number
}

export interface FairState {
  kind: 'fair'
  /** 64 hex digits, lower case. Secret until the game is over. */
  seed: string
  epoch: number
  /** Words drawn so far in this epoch. */
  at: number
  /** What the first casts come to, where that was arranged; the words that show it are still drawn from the stream. Copies share it. */
  arranged: Arrangement | null
}

/** Casts that come out as somebody wished: at a table that teaches. Whoever plays there is told so. */
export interface Arrangement {
  readonly casts: ArrangedCast[]
  /** Chance takes over with this turn of the game. */
  readonly untilTurn: number
  /** And as soon as this hero has completed an Act. */
  readonly untilAct: number | null
}

/** Taken by the first cast that it fits. Where no faces give what is asked for, chance decides as ever. */
export interface ArrangedCast {
  readonly seat: number
  /** by how much it comes out above the difficulty; several: the first that can be */
  readonly margin: number[]
  /** only a cast with, or without, Dark runes */
  readonly dark: boolean | null
  /** a re-attempt? */
  readonly again: boolean
  readonly twists: number | null
  readonly moons: number | null
  /** only of this attempt: the id of its card, and one of its paths */
  readonly of?: { readonly card: string; readonly path?: number }
}

/** A fast generator that gives these words to the first casts; shuffles take nothing from the script. */
export interface ScriptedState {
  kind: 'scripted'
  /** Never written: copies share it. */
  casts: readonly number[]
  /** Words of the script used so far. */
  at: number
  a: number
  b: number
  c: number
  d: number
}

export type RandomState = FastState | FairState | ScriptedState

/** A fast generator. The same seed gives the same stream for ever: golden games rely on it. */
export function fastRandom(seed: number | string): FastState {
  if (typeof seed === 'string')
    return warm(lane(seed, 0x01000193), lane(seed, 0x5bd1e995), lane(seed, 0x1b873593))
  if (!Number.isSafeInteger(seed)) throw new RangeError(`a numeric seed is a safe integer, not ${seed}`)
  return warm(0, seed | 0, Math.floor(seed / 2 ** 32) | 0)
}

/** A fair generator at the start of its first epoch. The seed is 32 bytes of true randomness, in hex. */
export function fairRandom(seed: string): FairState {
  if (!/^[0-9a-f]{64}$/i.test(seed)) {
    throw new RangeError(
      `a fair seed has exactly 64 hex digits (32 bytes); this one has ${seed.length} characters`,
    )
  }
  return { kind: 'fair', seed: seed.toLowerCase(), epoch: 0, at: 0, arranged: null }
}

/** A generator whose casts show these words, bit i for stone i, before it goes on as the fast one of this seed. */
export function scriptedRandom(casts: readonly number[], seed: number | string): ScriptedState {
  const { a, b, c, d } = fastRandom(seed)
  return { kind: 'scripted', casts, at: 0, a, b, c, d }
}

/** A copy that may be advanced without touching the original. Literals, so that all copies share one shape. */
export function copyRandom(r: RandomState): RandomState {
  if (r.kind === 'fast') return { kind: 'fast', a: r.a, b: r.b, c: r.c, d: r.d }
  if (r.kind === 'fair') return { kind: 'fair', seed: r.seed, epoch: r.epoch, at: r.at, arranged: r.arranged }
  return { kind: 'scripted', casts: r.casts, at: r.at, a: r.a, b: r.b, c: r.c, d: r.d }
}

/** The next 32 bits, as an unsigned integer. Moves the generator on by one word. */
export function nextWord(r: RandomState): number {
  return (r.kind === 'fast' ? nextFast(r) : nextOther(r)) >>> 0
}

/** The word of a cast, one bit a stone: the script's next where there is one, else like `nextWord`. */
export function castWord(r: RandomState): number {
  if (r.kind === 'fast') return nextFast(r) >>> 0
  if (r.kind === 'scripted' && r.at < r.casts.length) return r.casts[r.at++] >>> 0
  return nextOther(r) >>> 0
}

/**
 * A whole number from 0 to n − 1, each equally likely (1 ≤ n < 2³¹).
 * Takes a word's upper 31 bits as u. When u lies in the last, incomplete run of n values below 2³¹, takes another
 * word; else the result is u mod n.
 */
export function below(r: RandomState, n: number): number {
  if ((n | 0) !== n || n < 1)
    throw new RangeError(`below(n) needs a whole number from 1 to 2^31 - 1, not ${n}`)
  for (;;) {
    const u = (r.kind === 'fast' ? nextFast(r) : nextOther(r)) >>> 1
    const result = u % n
    // u − result is where u's run of n values starts; past 2³¹ − n the sum overflows to a negative integer.
    if (((u - result + (n - 1)) | 0) >= 0) return result
  }
}

/** A shuffled copy (Fisher–Yates): from the last place down to the second, swap with place below(place + 1). */
export function shuffle(r: RandomState, cards: readonly number[]): number[] {
  return shuffleOwn(r, cards.slice())
}

/** The same on a list that the caller owns. */
export function shuffleOwn(r: RandomState, cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(r, i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
  return cards
}

/**
 * A generator whose stream has nothing to do with what `r` would have given; `r` is untouched.
 *
 * After an undo, pass the generator of the state that is being left, not of the one being restored: a fair generator
 * only counts its epoch up, so a second undo to the same point would otherwise open the same epoch again.
 * The salt tells fast generators of the same origin apart; a fair one has no use for it.
 * A script ends here: whoever imagines or takes back may not know what would have come. What was arranged stays so.
 */
export function reseed(r: RandomState, salt: number): RandomState {
  if (r.kind === 'fair')
    return { kind: 'fair', seed: r.seed, epoch: r.epoch + 1, at: 0, arranged: r.arranged }
  const high = Math.floor(salt / 2 ** 32) | 0
  // Scrambled, so that the two states aren't a few steps of sfc32 apart.
  return warm(scramble(r.a ^ salt), scramble((r.b ^ high) + 0x9e3779b9), scramble(r.c ^ scramble(r.d)))
}

function nextFast(r: FastState): number {
  const b = r.b
  const c = r.c
  const d = r.d
  const word = (r.a + b + d) | 0
  r.a = b ^ (b >>> 9)
  r.b = (c + (c << 3)) | 0
  r.c = (((c << 21) | (c >>> 11)) + word) | 0
  r.d = (d + 1) | 0
  return word
}

const nextOther = (r: FairState | ScriptedState): number =>
  r.kind === 'fair' ? nextFair(r) : nextBehindScript(r)

/** By way of a fast state, so that `nextFast` only ever meets objects of one shape. */
function nextBehindScript(r: ScriptedState): number {
  const fast: FastState = { kind: 'fast', a: r.a, b: r.b, c: r.c, d: r.d }
  const word = nextFast(fast)
  r.a = fast.a
  r.b = fast.b
  r.c = fast.c
  r.d = fast.d
  return word
}

/** sfc32's own seeding: counter 1, and fifteen words thrown away so that close seeds drift apart. */
function warm(a: number, b: number, c: number): FastState {
  const r: FastState = { kind: 'fast', a: a | 0, b: b | 0, c: c | 0, d: 1 }
  for (let i = 0; i < 15; i++) nextFast(r)
  return r
}

/** One 32-bit hash of a text; FNV-1a with any odd multiplier, then scrambled. */
function lane(text: string, multiplier: number): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), multiplier)
  return scramble(h)
}

/** MurmurHash3's finalizer: a one-to-one scrambling of 32 bits. */
function scramble(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** The last block computed, so that the words of one cast cost one HMAC at most. A memo: it changes no result. */
const block = { seed: '', epoch: -1, index: -1, words: new DataView(new ArrayBuffer(32)) }

const message = new Uint8Array(16)
message.set(utf8ToBytes('runesaga'))
const messageNumbers = new DataView(message.buffer, 8)

function nextFair(r: FairState): number {
  const at = r.at
  const index = Math.floor(at / 8)
  if (block.index !== index || block.epoch !== r.epoch || block.seed !== r.seed) {
    messageNumbers.setUint32(0, r.epoch)
    messageNumbers.setUint32(4, index)
    const digest = hmac(sha256, hexToBytes(r.seed), message)
    block.words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength)
    block.seed = r.seed
    block.epoch = r.epoch
    block.index = index
  }
  r.at = at + 1
  return block.words.getInt32((at % 8) * 4)
}
