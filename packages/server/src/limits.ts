/** How much one address, one line and one seat may ask for. Who wants more than any player does is told `too-fast` or `full`. */
import { type Allowance, Bucket } from './bucket.ts'

export interface Limits {
  /** calls over one line */
  calls: Allowance
  /** everything over HTTP from one address */
  requests: Allowance
  /** new tables from one address */
  tables: Allowance
  /** seats taken from one address */
  seats: Allowance
  /** connections from one address, lines among them, whether anything is said over them or not. Where proxies stand before it, that is theirs to see to */
  connections: number
  /** lines from one address */
  lines: number
  /** how often somebody sits at one table as the same viewer: spectators, and the windows and devices of a player */
  sittings: number
}

const AN_HOUR = 3600

export const LIMITS: Limits = {
  calls: { most: 80, perSecond: 25 },
  requests: { most: 120, perSecond: 10 },
  tables: { most: 20, perSecond: 20 / AN_HOUR },
  seats: { most: 60, perSecond: 60 / AN_HOUR },
  connections: 200,
  lines: 50,
  sittings: 20,
}

const ANY = { most: Number.POSITIVE_INFINITY, perSecond: 1 }
/** For tests and measurements, all of which come from one address. */
export const NO_LIMITS: Limits = {
  calls: ANY,
  requests: ANY,
  tables: ANY,
  seats: ANY,
  connections: Number.POSITIVE_INFINITY,
  lines: Number.POSITIVE_INFINITY,
  sittings: Number.POSITIVE_INFINITY,
}

/** So many addresses are remembered. Whoever has more of them than that has more than anybody can be kept from. */
const MOST_ADDRESSES = 10_000

/** A bucket each address. */
export class ByAddress {
  private readonly allowance: Allowance
  private readonly buckets = new Map<string, Bucket>()

  constructor(allowance: Allowance) {
    this.allowance = allowance
  }

  take(address: string, cost = 1): boolean {
    const home = homeOf(address)
    const bucket = this.buckets.get(home) ?? new Bucket(this.allowance)
    this.buckets.set(home, bucket)
    if (this.buckets.size > MOST_ADDRESSES) this.forget()
    return bucket.take(cost)
  }

  /** A full bucket is as good as none; then the oldest. */
  private forget(): void {
    for (const [home, { isFull }] of this.buckets) if (isFull) this.buckets.delete(home)
    for (const home of this.buckets.keys()) {
      if (this.buckets.size <= MOST_ADDRESSES / 2) break
      this.buckets.delete(home)
    }
  }
}

/** So many of each at the same time. */
export class Counted {
  private readonly most: number
  private readonly counts = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  isFull(what: string): boolean {
    return (this.counts.get(what) ?? 0) >= this.most
  }

  /** What ends it, to be called once or more. Null: there are too many. */
  enter(what: string): (() => void) | null {
    if (this.isFull(what)) return null
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = this.counts.get(what)! - 1
      if (left === 0) this.counts.delete(what)
      else this.counts.set(what, left)
    }
  }
}

/** Whoever has one address of the sixth version has a network of them. */
export function homeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head, tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array.from({ length: between }, () => '0'), ...last].slice(0, 4).join(':')
}
