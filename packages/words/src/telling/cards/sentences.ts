/** Deeds put together into sentences, alike in every language: which of them share one. */

/** The least that is known of a deed: its own subject if it has one, and whether it is a sentence by itself. */
export interface AnyDeed {
  own?: string
  apart?: string
  /** nothing may follow in the same sentence */
  closes?: boolean
}

/** How a language says deeds of one subject: alone, and where another's deed comes first in the sentence. */
export interface Said<D> {
  alone: (run: readonly D[]) => string
  /** "and you gain 1 Experience" */
  after: (run: readonly D[]) => string
  /** is it said who does it? to you it is only told */
  names: (deed: D) => boolean
}

/** Deeds of the same subject share a sentence; and so does a single deed of another, after one that names who does it. */
export function inSentences<D extends AnyDeed>(deeds: readonly D[], said: Said<D>): string[] {
  const out: string[] = []
  let run: D[] = []
  /** the last sentence is one deed with a subject of its own, and may go on */
  let open = false
  const flush = () => {
    if (run.length === 0) return
    const single = run.length === 1 && !run[0].closes
    if (open && single) out.push(`${out.pop()!}${said.after(run)}`)
    else out.push(said.alone(run))
    open = !open && single && said.names(run[0])
    run = []
  }
  for (const deed of deeds) {
    const last = run[run.length - 1]
    if (last && (deed.apart !== undefined || deed.own !== last.own || last.closes)) flush()
    if (deed.apart === undefined) run.push(deed)
    else {
      out.push(deed.apart)
      open = false
    }
  }
  flush()
  return out
}

/** What is done now, and the sentences that follow it. */
export const parted = <D extends AnyDeed>(deeds: readonly D[]): { now: D[]; later: string[] } => ({
  now: deeds.filter((deed) => deed.apart === undefined),
  later: deeds.flatMap(({ apart }) => (apart === undefined ? [] : [apart])),
})
