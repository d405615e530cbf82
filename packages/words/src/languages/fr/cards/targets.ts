/** What an attempt is made on, in French: "un Défi de Force", "une voie +1", "un Adversaire". */
import { isPath, type PathKind, type PathPlace, type Target } from '../../../telling/cards/reading.ts'
import { acts, and, deIcon, elide, or, type Subject, un, verb } from './nouns.ts'

const PLACES: Record<PathPlace, string> = { top: 'du haut', bottom: 'du bas', 'plus-one': '+1' }
const isCard = (kind: PathKind): kind is 'hero' | 'antihero' => kind === 'hero' || kind === 'antihero'
/** "de Justice ou de Royauté", "Radieuse" */
function kinds(list: readonly PathKind[], many: boolean): string {
  const join = many ? and : or
  const named = list.filter((kind) => kind !== 'radiant').map((kind) => deIcon(kind))
  if (named.length === list.length) return join(named)
  const radiant = many ? 'Radieuses' : 'Radieuse'
  return named.length === 0
    ? radiant
    : join([...named, many ? `les voies ${radiant}` : `une voie ${radiant}`])
}

interface Phrase {
  noun: string
  feminine: boolean
}

/** A target as a noun, without article. */
function phrase(t: Target, many: boolean): Phrase {
  const s = many ? 's' : ''
  const act = t.act === undefined ? [] : [`de ${acts(t.act)}`]
  if (t.adversary === true) return { noun: [`Adversaire${s}`, ...act].join(' '), feminine: false }
  const besides = t.adversary === false ? [`(sauf Adversaire${s})`] : []
  const ally = t.ally ? ['avec un Allié'] : []
  if (!isPath(t)) {
    const uses = t.uses === undefined ? [] : [(many ? and : or)(t.uses.map((ability) => deIcon(ability)))]
    return { noun: [`Défi${s}`, ...uses, ...act, ...ally, ...besides].join(' '), feminine: false }
  }
  const icons = t.gives?.filter((kind) => !isCard(kind)) ?? []
  const cards = t.gives?.filter(isCard) ?? []
  const of =
    t.uses === undefined
      ? [...act, ...ally]
      : ['d’un Défi', ...t.uses.map((ability) => deIcon(ability)), ...act, ...ally]
  const words = [
    `voie${s}`,
    ...(t.is === undefined ? [] : [(many ? and : or)(t.is.map((place) => PLACES[place]))]),
    ...(icons.length > 0 ? [kinds(icons, many)] : []),
    ...(cards.length > 0 ? [`qui donne${many ? 'nt' : ''} ${or(cards.map((kind) => un(kind)))}`] : []),
    ...(t.givesNot === undefined
      ? []
      : [
          `sans ${t.givesNot.map((kind) => (kind === 'radiant' ? 'icône Radieuse' : `{${kind}}`)).join(' ni ')}`,
        ]),
    ...of,
    ...besides,
  ]
  return { noun: words.join(' '), feminine: true }
}
/** "un Défi" where nothing more is asked */
export const one = (t: Target | undefined): string => {
  const { noun, feminine } = t === undefined ? { noun: 'Défi', feminine: false } : phrase(t, false)
  return `${feminine ? 'une' : 'un'} ${noun}`
}
/** "les voies de Force" */
export const all = (t: Target): string => `les ${phrase(t, true).noun}`
/** "des voies de Force" */
export const ofAll = (t: Target): string => `des ${phrase(t, true).noun}`

/** What heroes do to Challenges, and how it is called against an Adversary. */
const VERBS = {
  attempt: {
    challenge: ['tentez', 'tente', 'tenter', 'tenté'],
    adversary: ['affrontez', 'affronte', 'affronter', 'affronté'],
  },
  overcome: {
    challenge: ['réussissez', 'réussit', 'réussir', 'réussi'],
    adversary: ['vainquez', 'vainc', 'vaincre', 'vaincu'],
  },
  fail: {
    challenge: ['échouez', 'échoue', 'échouer', 'échoué'],
    adversary: ['échouez', 'échoue', 'échouer', 'échoué'],
  },
  gain: {
    challenge: ['gagnez', 'gagne', 'gagner', 'gagné'],
    adversary: ['gagnez', 'gagne', 'gagner', 'gagné'],
  },
} as const
type Did = keyof typeof VERBS

/** "à un Défi", "contre un Adversaire": what failing is said of */
const object = (did: Did, t: Target | undefined): string => {
  if (did !== 'fail') return one(t)
  return t?.adversary === true ? `contre ${one(t)}` : `à ${one(t)}`
}
/** The verb and what it is done to; `by` stands right after the verb: "échoue de 2 ou plus à un Défi". */
function deed(
  did: Did,
  form: 0 | 1 | 2 | 3,
  targets: readonly Target[],
  by: string,
  lead = (verb: string): string => verb,
): string {
  const verbOf = (t: Target | undefined) =>
    lead(VERBS[did][t?.adversary === true ? 'adversary' : 'challenge'][form])
  const list = targets.length === 0 ? [undefined] : targets
  const kindsOf = new Set(list.map((t) => t?.adversary === true))
  if (kindsOf.size === 1) return `${verbOf(list[0])}${by} ${or(list.map((t) => object(did, t)))}`
  return or(list.map((t) => `${verbOf(t)}${by} ${object(did, t)}`))
}
/** "vous réussissez un Défi", "un Héros échoue de 3 ou plus à un Défi de Force" */
export const does = (did: Did, s: Subject, targets: readonly Target[], by = ''): string =>
  verb(s, deed(did, 0, targets, by), deed(did, 1, targets, by))
/** "réussi un Défi", after "avoir" */
export const done = (did: Did, targets: readonly Target[], by = ''): string => deed(did, 3, targets, by)

/** "de tenter une voie du bas ou d’affronter un Adversaire", after "avant" and "sur le point" */
export const toDo = (did: Did, targets: readonly Target[], by = ''): string =>
  deed(did, 2, targets, by, (verb) => elide('de', verb))

/** "sur les voies de Force", "contre les Adversaires" */
export const onAll = (targets: readonly Target[]): string => {
  const apart = targets.filter((t) => t.adversary !== true)
  const against = targets.filter((t) => t.adversary === true)
  return and([
    ...(apart.length > 0 ? [`sur ${and(apart.map(all))}`] : []),
    ...(against.length > 0 ? [`contre ${and(against.map(all))}`] : []),
  ])
}
