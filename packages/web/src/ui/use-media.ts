/** Does the window fit a media query? Followed while it changes. */
import { useEffect, useState } from 'preact/hooks'

export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const follow = () => setFits(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [query])
  return fits
}
