/** Stones above the name and cards in the corner. Drawn beforehand; they come after everything that can be used. */
import { adornments } from 'virtual:home'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../../ui/language.ts'
import styles from './adornment.module.css'

interface Drawn {
  sprite: string
  stones: string[]
  cards: string[]
}

/** Comes back when the page has nothing else to do. Not every browser tells. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })

/** Null until it is there; without it the screen only lacks a decoration. */
export function useAdornment(): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const address = adornments[language()]
  useEffect(() => {
    let stale = false
    const bring = async () => {
      const found = (await (await fetch(address)).json()) as Drawn
      // a card at a time, so that no press has to wait for all of them
      for (let n = 0; n <= found.cards.length; n++) {
        await idle()
        if (stale) return
        setDrawn({ ...found, cards: found.cards.slice(0, n) })
      }
    }
    bring().catch(() => setDrawn(null))
    return () => {
      stale = true
    }
  }, [address])
  return drawn
}

const Markup = ({ of }: { of: string }) => <span dangerouslySetInnerHTML={{ __html: of }} />

export function Stones({ drawn }: { drawn: Drawn | null }) {
  return (
    <div class={styles.stones} aria-hidden="true">
      {drawn?.stones.map((stone) => (
        <Markup key={stone} of={stone} />
      ))}
      {drawn !== null && <Markup of={drawn.sprite} />}
    </div>
  )
}

/** Shown where the tables leave room for it. */
export function Fan({ drawn }: { drawn: Drawn | null }) {
  return (
    <div class={styles.corner} aria-hidden="true">
      <div>
        {drawn?.cards.map((card) => (
          <Markup key={card} of={card} />
        ))}
      </div>
    </div>
  )
}
