/** What is meant to be attempted, and how, while the panel is open: path, abilities, Dark runes, helps. */
import type { CardRef, Help, PlanView } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { type AtCard, type PlannedFirst, partOf, useOffers, useView } from '../../session/index.ts'

type Attempt = AtCard['attempts'][number]

/** What of a plan may be thought otherwise. */
interface Meant {
  attempt: Attempt
  dark: number
  helps: readonly Help[]
}

export interface Plan {
  /** one for every path that may be attempted, and for every choice of abilities */
  attempts: readonly Attempt[]
  attempt: Attempt
  choose: (attempt: Attempt) => void
  dark: number
  setDark: (dark: number) => void
  /** Feats and powers that bear on the attempt */
  helps: readonly Help[]
  /** those of them that are meant to be used before the cast */
  chosen: readonly Help[]
  toggle: (help: Help) => void
  /** the Experience that all of it costs, as far as the table has told */
  price: (darkPrices: readonly number[]) => number
  /** as the table is asked about it and carries it out; with something otherwise than it is meant, if that is said */
  asked: (otherwise?: Partial<Meant>) => PlanView
}

/** The name of a help: tells it from all others of its hero. */
export const helpName = ({ deed }: Help): string => JSON.stringify(deed)

const isFeat = ({ deed }: Help): boolean => partOf(deed, 'play') !== undefined

/** Is this Feat meant from the start? */
const isMeant = ({ card, kind, moment, locked }: Help, { feats }: PlannedFirst): boolean =>
  kind !== null && moment === 'before' && !locked && feats.includes(card)

const isAt = ({ path, abilities }: Attempt, first: PlannedFirst): boolean =>
  path === first.path && (first.abilities === undefined || abilities?.join() === first.abilities.join())

/** Null where this card can't be attempted now. `first`: what is meant from the start. */
export function usePlan(card: CardRef, first: PlannedFirst): Plan | null {
  const { you } = useView()
  const { attempts } = useOffers().at(card)
  const [wanted, setWanted] = useState('')
  const [dark, setDark] = useState(first.dark)
  const [names, setNames] = useState<readonly string[]>(() =>
    (you?.helps ?? []).filter((help) => isMeant(help, first)).map(helpName),
  )
  if (attempts.length === 0) return null

  const nameOf = ({ deed }: Attempt) => JSON.stringify(deed)
  const likeliest = attempts.reduce((best, other) => (other.chance > best.chance ? other : best))
  const pressed = attempts.find((one) => isAt(one, first)) ?? likeliest
  const attempt = attempts.find((one) => nameOf(one) === wanted) ?? pressed
  const helps = you?.helps ?? []
  const chosen = helps.filter((help) => names.includes(helpName(help)))
  const meant: Meant = { attempt, dark, helps: chosen }
  return {
    attempts,
    attempt,
    choose: (one) => setWanted(nameOf(one)),
    dark,
    setDark,
    helps,
    chosen,
    toggle: (help) => {
      const name = helpName(help)
      setNames(names.includes(name) ? names.filter((other) => other !== name) : [...names, name])
    },
    price: (darkPrices) => chosen.reduce((sum, { price }) => sum + price, darkPrices[dark] ?? 0),
    asked: (otherwise) => planOf(card, { ...meant, ...otherwise }),
  }
}

function planOf(card: CardRef, { attempt: { path, abilities }, dark, helps }: Meant): PlanView {
  // Feats are played first: powers may build on them
  const uses = [...helps.filter(isFeat), ...helps.filter((help) => !isFeat(help))].map(({ deed }) => deed)
  return { target: { card, path, ...(abilities === undefined ? {} : { abilities }) }, dark, uses }
}
