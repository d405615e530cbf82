/** Putting what cards do into French sentences: who does it, whether it may be done, what it costs. */
import { type AnyDeed, inSentences, parted } from '../../../telling/cards/sentences.ts'
import { and, NB, or, type Subject } from './nouns.ts'

/** One thing done, in the forms that a sentence may need. */
export interface Deed extends AnyDeed {
  /** "gagnez {xp 2}": told to you */
  told: string
  /** "gagner {xp 2}": after "pouvez" and "pour" */
  infinitive: string
  /** "gagne {xp 2}": after a hero's name */
  third: string
  /** not something one does: "vous avez +2" */
  stative?: boolean
  /** what is gained or had: the next deed of the same verb joins it */
  joins?: { verb: Verb; what: readonly string[]; until: string }
}
/** vous, infinitive, third person: "gagnez", "gagner", "gagne" */
export type Verb = readonly [told: string, infinitive: string, third: string]

export const deed = ([told, infinitive, third]: Verb, tail: string): Deed => ({
  told: `${told}${tail}`,
  infinitive: `${infinitive}${tail}`,
  third: `${third}${tail}`,
})
export const apart = (sentence: string): Deed => ({
  told: sentence,
  infinitive: sentence,
  third: sentence,
  apart: sentence,
})
export const own = (subject: string, third: string, infinitive: string): Deed => ({
  own: subject,
  third,
  told: `${subject} ${third}`,
  infinitive,
})

/** "prenez 1 Corruption", "avez 1 icône de Force et 1 icône de Constitution de plus pour cette tentative" */
export const having = (verb: Verb, what: readonly string[], until = ''): Deed => ({
  ...deed(verb, ` ${and(what)}${until}`),
  joins: { verb, what, until },
})
function merged(deeds: readonly Deed[]): Deed[] {
  const out: Deed[] = []
  for (const d of deeds) {
    const last = out[out.length - 1]
    const [a, b] = [last?.joins, d.joins]
    if (a && b && last.own === d.own && a.verb[0] === b.verb[0] && a.until === b.until) {
      out[out.length - 1] = { ...last, ...having(a.verb, [...a.what, ...b.what], a.until) }
    } else out.push(d)
  }
  return out
}

/** "et vous avez" after an order, "et avez" after what you have already */
const told = (run: readonly Deed[]): string =>
  and(run.map((d, i) => (d.stative && (i === 0 || !run[i - 1].stative) ? `vous ${d.told}` : d.told)))
const said = (run: readonly Deed[], s: Subject): string => {
  const name = run[0].own ?? (s.you ? null : s.name)
  return name === null ? told(run) : `${name} ${and(run.map((d) => d.third))}`
}

/** What happens by itself. Deeds of the same subject share a sentence. */
export const sentences = (deeds: readonly Deed[], s: Subject): string[] =>
  inSentences(merged(deeds), {
    alone: (run) => said(run, s),
    names: (d) => d.own !== undefined || !s.you,
    after: (run) =>
      ` et ${run[0].own === undefined && s.you && !run[0].stative ? 'vous ' : ''}${said(run, s)}`,
  })
/** The same within a longer sentence. */
export const inOne = (deeds: readonly Deed[], s: Subject): string => sentences(deeds, s).join(', et ')

const goal = (deeds: readonly Deed[]): string => `pour ${and(deeds.map((d) => d.infinitive))}`
const may = (s: Subject): string => (s.you ? 'vous pouvez' : `${s.name} peut`)

/** What may be done, for a cost (in the infinitive) or for nothing. */
export function mayDo(all: readonly Deed[], s: Subject, cost: string | null): string[] {
  const { now, later } = parted(merged(all))
  if (cost === null) {
    if (now.length === 0) return later
    return [[`${may(s)} ${and(now.map((d) => d.infinitive))}`, ...later].join(`${NB}; `)]
  }
  if (now.length === 0) return [`${may(s)} ${cost}${NB}: ${later.join('. ')}`]
  return [[`${may(s)} ${cost} ${goal(now)}`, ...later].join(`${NB}; `)]
}
/** What may be done in place of something else. */
export function instead(all: readonly Deed[]): string[] {
  const { now, later } = parted(merged(all))
  const first = and(
    now.map((d) => (d.own === undefined ? (d.stative ? `vous ${d.told}` : d.told) : `${d.own} ${d.third}`)),
  )
  return [...(now.length > 0 ? [first] : []), ...later]
}
/** What is paid (told to you) when a card is played. */
export function paying(all: readonly Deed[], cost: string): string[] {
  const { now, later } = parted(merged(all))
  return now.length === 0 ? [cost, ...later] : [`${cost} ${goal(now)}`, ...later]
}

/** One of several: "défaussez un Exploit ou prenez 1 Corruption". */
export function choice(options: readonly (readonly Deed[])[], s: Subject): Deed {
  const each = options.map(merged)
  const plain = each.every((o) => o.every((d) => d.apart === undefined && d.own === undefined))
  if (!plain)
    return apart(
      or(
        each.map((o) => inOne(o, s)),
        ',',
      ).replace(/, ou (s’il|si) /, ' ou, $1 '),
    )
  const forms = {
    told: each.map((o) => told(o)),
    infinitive: each.map((o) => and(o.map((d) => d.infinitive))),
    third: each.map((o) => and(o.map((d) => d.third))),
  }
  const comma = forms.told.some((text) => text.includes(' et ')) ? ',' : ''
  return {
    told: or(forms.told, comma),
    infinitive: or(forms.infinitive, comma),
    third: or(forms.third, comma),
  }
}
