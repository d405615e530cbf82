/** Is there more to scroll to below what is in sight? The element says so itself, for its style. */
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** Less than this of a line is no more. */
const SLACK = 4

export function useMore(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const of = element.current
    if (of === null) return
    const look = () => {
      of.dataset.more = String(of.scrollHeight - of.scrollTop - of.clientHeight > SLACK)
    }
    // what is in it comes and goes, and is as high as it is
    const sizes = new ResizeObserver(look)
    const children = new MutationObserver(() => {
      sizes.disconnect()
      for (const one of [of, ...of.children]) sizes.observe(one)
    })
    children.observe(of, { childList: true, subtree: true })
    for (const one of [of, ...of.children]) sizes.observe(one)
    of.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
      of.removeEventListener('scroll', look)
    }
  }, [])
}
