/** The cards that are played with, to be looked at: fetched with their sets. */
import { useEffect, useState } from 'preact/hooks'
import type { CardsHere } from '../../cards/cards-here.ts'
import { fetchEmblems } from '../../cards/emblems.ts'
import { CardFaces } from '../../cards/faces.ts'
import { ReadingNow } from '../../cards/reading-now.ts'
import { needWords } from '../../ui/language.ts'
import { fetchSets } from '../../worker/sets.ts'
import { type Draft, setupOf } from './draft.ts'

async function fetchFaces(names: readonly string[]): Promise<CardFaces> {
  const [sets, emblems] = await Promise.all([fetchSets(names), fetchEmblems(names), needWords('cards')])
  return new CardFaces(sets, emblems)
}

/** Null until they are there. */
export function useFaces(draft: Draft): CardsHere | null {
  const { sets = [] } = setupOf(draft)
  const names = sets.join()
  const [found, setFound] = useState<{ names: string; here: CardsHere } | null>(null)
  const { edition, mode } = draft
  useEffect(() => {
    let stale = false
    const fetch = async () => {
      const faces = await fetchFaces([...new Set(sets)])
      if (!stale) setFound({ names, here: { faces, reading: new ReadingNow(), edition, mode } })
    }
    // nobody can be shown without them, and the choice is left to chance
    fetch().catch(() => {})
    return () => {
      stale = true
    }
  }, [names])
  return found?.names === names ? { ...found.here, edition, mode } : null
}
