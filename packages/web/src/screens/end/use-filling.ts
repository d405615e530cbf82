/** The score sheet fills from box to box; a tap or a key ends it. */
import { useEffect, useState } from 'preact/hooks'

const TIME = 2500

/** How far the whole sheet has come, from 0 to 1. */
export function useFilling(isFull: boolean, onFull: () => void): number {
  const [progress, setProgress] = useState(isFull ? 1 : 0)
  const done = progress >= 1
  useEffect(() => {
    if (done) return onFull()
    const began = performance.now()
    const step = (now: number) => {
      setProgress(Math.min(1, (now - began) / TIME))
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    const end = () => setProgress(1)
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [done])
  return progress
}

/** How far one of several parts has come that fill one after another. */
export const shareOf = (progress: number, part: number, parts: number): number =>
  Math.max(0, Math.min(1, progress * (parts + 1) - part))
