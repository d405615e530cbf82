/** Deeds put together into sentences, alike in every language: which of them share one. */

/** The least that is known of a deed: its own subject if it has one, and whether it is a sentence by itself. */
export interface AnyDeed {
  own?: string
  apart?: string
  /** nothing may follow in the same sentence */
  closes?: boolean
}

/** Deeds of the same subject share a sentence; `said` makes it. */
export function inSentences<D extends AnyDeed>(
  deeds: readonly D[],
  said: (run: readonly D[]) => string,
): string[] {
  const out: string[] = []
  let run: D[] = []
  const flush = () => {
    if (run.length > 0) out.push(said(run))
    run = []
  }
  for (const deed of deeds) {
    const last = run[run.length - 1]
    if (last && (deed.apart !== undefined || deed.own !== last.own || last.closes)) flush()
    if (deed.apart === undefined) run.push(deed)
    else out.push(deed.apart)
  }
  flush()
  return out
}

/** What is done now, and the sentences that follow it. */
export const parted = <D extends AnyDeed>(deeds: readonly D[]): { now: D[]; later: string[] } => ({
  now: deeds.filter((deed) => deed.apart === undefined),
  later: deeds.flatMap(({ apart }) => (apart === undefined ? [] : [apart])),
})
