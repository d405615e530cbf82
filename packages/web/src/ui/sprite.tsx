/** What all drawings of the page share: icons, frames, the light on stones. Once at the start of a screen that draws cards. */
import { sprite } from '@runesaga/draw'

export function Sprite() {
  return <div dangerouslySetInnerHTML={{ __html: sprite() }} />
}
