/** Putting what cards do into English sentences: who does it, whether it may be done, what it costs. */
import { and, or, type Subject } from './nouns.ts'

/** One thing done, in the forms that a sentence may need. */
export interface Deed {
  /** "gain {xp 2}": told to you, and after "may" and "to" */
  base: string
  /** "gains {xp 2}": after a hero's name */
  third: string
  /** its own subject, if it isn't the hero who is spoken of: "the Adversary" */
  own?: string
  /** not something one does: "you get +2" rather than "get +2" */
  stative?: boolean
  /** what is had by it: "+2", after "pay … for" */
  noun?: string
  /** a sentence of its own */
  apart?: string
  /** further icons, which share what follows them */
  icons?: { what: string[]; until: string }
}

export const deed = (base: string, third: string, tail = ''): Deed => ({
  base: `${base}${tail}`,
  third: `${third}${tail}`,
})
export const apart = (sentence: string): Deed => ({ base: sentence, third: sentence, apart: sentence })
export const own = (subject: string, third: string, base: string): Deed => ({ own: subject, third, base })

/** "1 more Strength and 1 more Constitution for this attempt" */
export function iconsDeed(what: string[], until: string): Deed {
  const noun = `${and(what)} ${until}`
  return { ...deed('have', 'has', ` ${noun}`), stative: true, noun, icons: { what, until } }
}
export function mergeIcons(deeds: readonly Deed[]): Deed[] {
  const out: Deed[] = []
  for (const d of deeds) {
    const last = out[out.length - 1]
    if (last?.icons && d.icons && last.own === d.own && last.icons.until === d.icons.until) {
      const merged = iconsDeed([...last.icons.what, ...d.icons.what], d.icons.until)
      out[out.length - 1] = d.own === undefined ? merged : { ...merged, own: d.own }
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
export function sentences(deeds: readonly Deed[], s: Subject): string[] {
  const out: string[] = []
  let run: Deed[] = []
  const flush = () => {
    if (run.length > 0) out.push(said(run, s))
    run = []
  }
  for (const d of mergeIcons(deeds)) {
    if (run.length > 0 && (d.apart !== undefined || d.own !== run[0].own)) flush()
    if (d.apart === undefined) run.push(d)
    else out.push(d.apart)
  }
  flush()
  return out
}
/** The same within a longer sentence. */
export const inOne = (deeds: readonly Deed[], s: Subject): string => sentences(deeds, s).join(', and ')

/** What is bought: "for +2", "to draw a Hero card" */
const goal = (deeds: readonly Deed[]): string =>
  deeds.every((d) => d.noun !== undefined && d.own === undefined)
    ? `for ${and(deeds.map((d) => d.noun!))}`
    : `to ${and(deeds.map((d) => d.base))}`

/** What may be done, for a cost or for nothing. */
export function mayDo(all: readonly Deed[], s: Subject, cost: string | null): string[] {
  const deeds = mergeIcons(all)
  const now = deeds.filter((d) => d.apart === undefined)
  const later = deeds.flatMap((d) => (d.apart === undefined ? [] : [d.apart]))
  if (cost === null) {
    if (now.length === 0) return later
    const first = `${s.name} may ${and(now.map((d) => d.base))}`
    return [[first, ...later].join('; ')]
  }
  if (now.length === 0) return [`${s.name} may ${cost}: ${later.join('. ')}`]
  return [`${s.name} may ${cost} ${goal(now)}`, ...later]
}
/** What is paid when a card is played. */
export function paying(all: readonly Deed[], s: Subject, cost: string): string[] {
  const deeds = mergeIcons(all)
  const now = deeds.filter((d) => d.apart === undefined)
  const later = deeds.flatMap((d) => (d.apart === undefined ? [] : [d.apart]))
  if (now.some((d) => d.own !== undefined)) return [cost, ...sentences(all, s)]
  return now.length === 0 ? [cost, ...later] : [`${cost} ${goal(now)}`, ...later]
}

/** One of several: "discard a Feat or gain Corruption". */
export function choice(options: readonly (readonly Deed[])[], s: Subject): Deed {
  const merged = options.map(mergeIcons)
  const plain = merged.every((o) => o.every((d) => d.apart === undefined && d.own === undefined))
  if (!plain) return apart(or(merged.map((o) => inOne(o, s)), ','))
  const comma = merged.some((o) => o.length > 1) ? ',' : ''
  const bases = merged.map((o) => and(o.map((d) => d.base)))
  return {
    ...deed(or(bases, comma), or(merged.map((o) => and(o.map((d) => d.third))), comma)),
    stative: merged[0][0].stative === true,
  }
}
