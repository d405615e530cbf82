/**
 * A seed that nobody could have chosen. The server of a table draws a secret and promises it; then every player draws a share and promises it;
 * once all that was promised is known to everybody, the shares are told, and the seed follows from the secret and the shares.
 *
 * - the server's promise = SHA-256(canonical(["runesaga/promise", table, secret]))
 * - a player's promise = SHA-256(canonical(["runesaga/share", table, seat, share]))
 * - seed = HMAC-SHA-256(the 32 bytes of the secret, canonical(["runesaga/seed", table, promises of the players, shares]))
 *
 * Secret and shares are 32 random bytes; they and all hashes are written as 64 hex digits in lower case. Seats count from 0. The lists have one
 * entry a seat, in their order. Brings no rules along: pages use it, too.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './chain.ts'

/** How a table made its seed. */
export interface Made {
  /** the table's id */
  table: string
  /** what the server promised before anybody else did */
  promise: string
  /** by seat, what its player promised; null: a bot, or a player who came later */
  hashes: (string | null)[]
  /** by seat, the share of its player; null also if it wasn't told in time */
  shares: (string | null)[]
  /** the server's secret; null before the game is over */
  server: string | null
}

/** Who had a part in a seed. Other seats had none: bots, and players who came later. */
export interface Givers {
  /** the seats whose shares are in the seed */
  gave: number[]
  /** the seats that promised a share and didn't tell it in time */
  withheld: number[]
}

const bytesOf = (value: unknown): Uint8Array => utf8ToBytes(canonical(value))
const hashOf = (value: unknown): string => bytesToHex(sha256(bytesOf(value)))

const HEX = /^[0-9a-f]{64}$/
/** The same bytes must not be written in two ways. */
function isHex(...values: (string | null)[]): void {
  if (values.some((value) => value !== null && !HEX.test(value)))
    throw new RangeError('secrets, shares and promises have 64 hex digits in lower case')
}

/** What the server of a table promises. */
export function promiseOfServer(table: string, secret: string): string {
  isHex(secret)
  return hashOf(['runesaga/promise', table, secret])
}

/** What the player of a seat promises. */
export function promiseOfShare(table: string, seat: number, share: string): string {
  isHex(share)
  return hashOf(['runesaga/share', table, seat, share])
}

/** The seed of a game, and how it was made. The server's secret must be known. */
export function madeSeed({ table, hashes, shares, server }: Omit<Made, 'promise'> & { server: string }): {
  fair: string
  made: Made
} {
  isHex(server, ...hashes, ...shares)
  const promise = promiseOfServer(table, server)
  const message = bytesOf(['runesaga/seed', table, hashes, shares])
  const fair = bytesToHex(hmac(sha256, hexToBytes(server), message))
  return { fair, made: { table, promise, hashes: hashes.slice(), shares: shares.slice(), server } }
}

/** All that doesn't fit in what is told of a seed; `seed` is null before it is told. */
export function problemsOfMade(made: Made, seed: string | null, seats: number): string[] {
  const { table, promise, hashes, shares, server } = made
  if (hashes.length !== seats || shares.length !== seats)
    return ['how the seed was made is not told for every seat']
  const problems = shares.flatMap((share, seat) => {
    if (share === null) return []
    if (hashes[seat] === null) return [`seat ${seat} gave a share to the seed that it never promised`]
    return promiseOfShare(table, seat, share) === hashes[seat]
      ? []
      : [`the share of seat ${seat} is not the one that it promised`]
  })
  if (server === null)
    return seed === null ? problems : [...problems, 'the seed is told, but not the secret of the server']
  if (promiseOfServer(table, server) !== promise)
    problems.push('the secret of the server is not the one that it promised')
  if (seed !== null && madeSeed({ ...made, server }).fair !== seed)
    problems.push('the seed does not follow from the secret of the server and the shares of the players')
  return problems
}

export function giversOf({ hashes, shares }: Made): Givers {
  const seats = [...hashes.keys()]
  return {
    gave: seats.filter((seat) => shares[seat] !== null),
    withheld: seats.filter((seat) => hashes[seat] !== null && shares[seat] === null),
  }
}
