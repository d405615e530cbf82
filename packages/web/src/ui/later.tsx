/** Screens that arrive when they are opened, or a little before. */
import type { Part } from '@runesaga/words'
import { type ComponentType, createElement, type FunctionComponent } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { needWords, say } from './language.ts'
import { waiting } from './waiting.ts'

export type Later<P> = FunctionComponent<P> & { fetch: () => Promise<void> }

export const Loading = () => <p class="loading">{say('common/loading')}</p>

interface LaterOptions {
  /** stands in its place meanwhile */
  Meanwhile?: ComponentType
  /** how much of the language it needs; left out: all but the rules for players */
  words?: Part
}

/** A component whose code and words are fetched when it is first drawn, if they weren't before. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Meanwhile = Loading, words = 'rest' }: LaterOptions = {},
): Later<P> {
  let found: ComponentType<P> | null = null
  const fetch = async () => {
    const [loaded] = await Promise.all([load(), needWords(words)])
    found ??= loaded
  }
  function WhenFetched(props: P) {
    const [there, setThere] = useState<{ error?: unknown } | null>(null)
    // at once, so that the page is never seen at rest without it
    useLayoutEffect(() => {
      void waiting(() =>
        fetch().then(
          () => setThere({}),
          (error: unknown) => setThere({ error }),
        ),
      )
    }, [])
    // for whoever guards the screen
    if (found === null && there !== null) throw there.error
    return found === null ? <Meanwhile /> : createElement(found, props)
  }
  return Object.assign(WhenFetched, { fetch })
}

/** Long enough that nothing that is needed now has to share the line with it. */
export const MOMENT = 3000

/** Fetches what probably comes next, while what is there is looked at. */
export function useNext<P>({ fetch }: Later<P>): void {
  useEffect(() => {
    // what can't be fetched now is fetched when it is needed
    const timer = setTimeout(() => fetch().catch(() => {}), MOMENT)
    return () => clearTimeout(timer)
  }, [fetch])
}
