/** What happened in scenarios through one card: the events of a type that name it. */
import type { EventType, GameEvent } from '@runesaga/engine'
import type { ScenarioRun } from '@runesaga/engine/scenario'
import { boxOf, NO_CARD } from '@runesaga/engine/search'

type Of<T extends EventType> = Extract<GameEvent, { type: T }>

/** The card by its full id. */
export const through = <T extends EventType>(runs: readonly ScenarioRun[], type: T, id: string): Of<T>[] =>
  runs.flatMap(({ rules, events, state }) => {
    const { cards } = boxOf(rules, state!.setup)
    const names = (e: GameEvent) => ('by' in e ? e.by : 'card' in e ? e.card : NO_CARD)
    return events.filter((e): e is Of<T> => e.type === type && cards[names(e)]?.id === id)
  })

export const different = (numbers: readonly number[]): number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b)
