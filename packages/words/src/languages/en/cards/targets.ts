/** What an attempt is made on, in English: "a Strength Challenge", "a +1 path", "an Adversary". */
import { isPath, type PathKind, type PathPlace, type Target } from '../../../telling/cards/reading.ts'
import { a, acts, and, icon, or, type Subject, verb } from './nouns.ts'

const PLACES: Record<PathPlace, string> = { top: 'top', bottom: 'bottom', 'plus-one': '+1' }
const isCard = (kind: PathKind): boolean => kind === 'hero' || kind === 'antihero'

/** A target as a noun, without article. */
function noun(t: Target, many: boolean): string {
  const s = many ? 's' : ''
  if (t.adversary === true) {
    const act = t.act === undefined ? '' : `${acts(t.act)} `
    return `${act}${many ? 'Adversaries' : 'Adversary'}`
  }
  const besides = t.adversary === false ? ` (not ${many ? 'Adversaries' : 'an Adversary'})` : ''
  if (!isPath(t)) {
    const words = [
      ...(t.act === undefined ? [] : [acts(t.act)]),
      ...(t.uses === undefined ? [] : [(many ? and : or)(t.uses.map((ability) => icon(ability)))]),
      `Challenge${s}`,
      ...(t.ally ? ['with an Ally'] : []),
    ]
    return words.join(' ') + besides
  }
  const icons = t.gives?.filter((kind) => !isCard(kind)) ?? []
  const cards = t.gives?.filter(isCard) ?? []
  const words = [
    ...(t.is === undefined ? [] : [(many ? and : or)(t.is.map((place) => PLACES[place]))]),
    ...(icons.length > 0 ? [(many ? and : or)(icons.map((kind) => icon(kind)))] : []),
    `path${s}`,
    ...(cards.length > 0 ? [`that give${many ? '' : 's'} ${or(cards.map((kind) => a(icon(kind))))}`] : []),
    ...(t.givesNot === undefined ? [] : [`without ${or(t.givesNot.map((kind) => icon(kind)))}`]),
  ]
  const { act, uses, ally } = t
  const of =
    act || uses || ally ? { ...(act && { act }), ...(uses && { uses }), ...(ally && { ally }) } : null
  return words.join(' ') + (of === null ? '' : ` of ${many ? noun(of, true) : a(noun(of, false))}`) + besides
}

/** "a Challenge" where nothing more is asked */
export const one = (t: Target | undefined): string => (t === undefined ? 'a Challenge' : a(noun(t, false)))
export const many = (t: Target): string => noun(t, true)

/** What heroes do to Challenges, and how it is called against an Adversary. */
const VERBS = {
  attempt: { challenge: ['attempt', 'attempts'], adversary: ['face', 'faces'] },
  overcome: { challenge: ['overcome', 'overcomes'], adversary: ['defeat', 'defeats'] },
  fail: { challenge: ['fail', 'fails'], adversary: ['fail against', 'fails against'] },
  gain: { challenge: ['gain', 'gains'], adversary: ['gain', 'gains'] },
} as const

/** "you overcome a Challenge", "a hero attempts a bottom path or faces an Adversary" */
export function does(deed: keyof typeof VERBS, s: Subject, targets: readonly Target[]): string {
  const phrase = (t: Target | undefined, subject: Subject): string => {
    const [base, finite] = VERBS[deed][t?.adversary === true ? 'adversary' : 'challenge']
    return `${verb(subject, base, finite)} ${one(t)}`
  }
  if (targets.length === 0) return phrase(undefined, s)
  const kinds = new Set(targets.map((t) => t.adversary === true))
  if (kinds.size === 1)
    return `${phrase(targets[0], s)}${targets
      .slice(1)
      .map((t) => ` or ${one(t)}`)
      .join('')}`
  return or(targets.map((t, i) => phrase(t, i === 0 ? s : { ...s, name: '' })).map((text) => text.trim()))
}

/** "would fail a Challenge", whoever would */
export const wouldFail = (s: Subject, targets: readonly Target[]): string =>
  `${s.name} would ${does('fail', { ...s, you: true, name: '' }, targets)}`

/** "on Strength paths", "against Adversaries" */
export const onAll = (targets: readonly Target[]): string => {
  const apart = targets.filter((t) => t.adversary !== true)
  const against = targets.filter((t) => t.adversary === true)
  return and([
    ...(apart.length > 0 ? [`on ${and(apart.map(many))}`] : []),
    ...(against.length > 0 ? [`against ${and(against.map(many))}`] : []),
  ])
}
