/** Putting what cards do into English sentences: who does it, whether it may be done, what it costs. */
import { type AnyDeed, inSentences, parted } from '../../../telling/cards/sentences.ts'
import { and, or, type Subject } from './nouns.ts'

/** One thing done, in the forms that a sentence may need. */
export interface Deed extends AnyDeed {
  /** "gain {xp 2}": told to you, and after "may" and "to" */
  base: string
  /** "gains {xp 2}": after a hero's name */
  third: string
  /** not something one does: "you get +2" rather than "get +2" */
  stative?: boolean
  /** what is had by it: "+2", after "pay … for" */
  noun?: string
  /** what is gained or had: the next deed of the same verb joins it */
  joins?: { base: string; third: string; what: readonly string[]; until: string }
}

export const deed = (base: string, third: string, tail = ''): Deed => ({
  base: `${base}${tail}`,
  third: `${third}${tail}`,
})
export const apart = (sentence: string): Deed => ({ base: sentence, third: sentence, apart: sentence })
export const own = (subject: string, third: string, base: string): Deed => ({ own: subject, third, base })

/** "gain 1 Corruption and 2 Experience", "have 1 more Strength and 1 more Constitution for this attempt" */
export const having = (base: string, third: string, what: readonly string[], until = ''): Deed => ({
  ...deed(base, third, ` ${and(what)}${until}`),
  joins: { base, third, what, until },
})
export const iconsDeed = (what: string, until: string): Deed => ({
  ...having('have', 'has', [what], ` ${until}`),
  stative: true,
  noun: `${what} ${until}`,
})
function merged(deeds: readonly Deed[]): Deed[] {
  const out: Deed[] = []
  for (const d of deeds) {
    const last = out[out.length - 1]
    const [a, b] = [last?.joins, d.joins]
    if (a && b && last.own === d.own && a.base === b.base && a.until === b.until) {
      out[out.length - 1] = { ...last, ...having(a.base, a.third, [...a.what, ...b.what], a.until) }
    } else out.push(d)
  }
  return out
}

const said = (run: readonly Deed[], s: Subject): string => {
  if (run[0].own !== undefined) return `${run[0].own} ${and(run.map((d) => d.third))}`
  if (!s.you) return `${s.name} ${and(run.map((d) => d.third))}`
  return `${run[0].stative ? 'you ' : ''}${and(run.map((d) => d.base))}`
}

/** What happens by itself. Deeds of the same subject share a sentence. */
export const sentences = (deeds: readonly Deed[], s: Subject): string[] =>
  inSentences(merged(deeds), {
    alone: (run) => said(run, s),
    names: (d) => d.own !== undefined || !s.you,
    after: (run) =>
      ` and ${run[0].own === undefined && s.you && !run[0].stative ? 'you ' : ''}${said(run, s)}`,
  })
/** The same within a longer sentence. */
export const inOne = (deeds: readonly Deed[], s: Subject): string => sentences(deeds, s).join(', and ')

/** What is bought: "for +2", "to draw a Hero card" */
const goal = (deeds: readonly Deed[]): string =>
  deeds.every((d) => d.noun !== undefined && d.own === undefined)
    ? `for ${and(deeds.map((d) => d.noun!))}`
    : `to ${and(deeds.map((d) => d.base))}`

/** What may be done, for a cost or for nothing. */
export function mayDo(all: readonly Deed[], s: Subject, cost: string | null): string[] {
  const { now, later } = parted(merged(all))
  if (cost === null) {
    if (now.length === 0) return later
    const first = `${s.name} may ${and(now.map((d) => d.base))}`
    return [[first, ...later].join('; ')]
  }
  if (now.length === 0) return [`${s.name} may ${cost}: ${later.join('. ')}`]
  return [[`${s.name} may ${cost} ${goal(now)}`, ...later].join('; ')]
}
/** What may be done in place of something else: "…, or get +2; if you overcome the Challenge, gain 1 Experience". */
export function instead(all: readonly Deed[]): string[] {
  const { now, later } = parted(merged(all))
  return [
    ...(now.length > 0 ? [and(now.map((d) => (d.own === undefined ? d.base : `${d.own} ${d.third}`)))] : []),
    ...later,
  ]
}
/** What is paid when a card is played. */
export function paying(all: readonly Deed[], cost: string): string[] {
  const { now, later } = parted(merged(all))
  return now.length === 0 ? [cost, ...later] : [`${cost} ${goal(now)}`, ...later]
}

/** One of several: "discard a Feat or gain Corruption". */
export function choice(options: readonly (readonly Deed[])[], s: Subject): Deed {
  const each = options.map(merged)
  const plain = each.every((o) => o.every((d) => d.apart === undefined && d.own === undefined))
  if (!plain)
    return apart(
      or(
        each.map((o) => inOne(o, s)),
        ',',
      ).replace(', or if ', ', or, if '),
    )
  const bases = each.map((o) => and(o.map((d) => d.base)))
  const comma = bases.some((base) => base.includes(' and ')) ? ',' : ''
  return {
    ...deed(
      or(bases, comma),
      or(
        each.map((o) => and(o.map((d) => d.third))),
        comma,
      ),
    ),
    stative: each[0][0].stative === true,
  }
}
