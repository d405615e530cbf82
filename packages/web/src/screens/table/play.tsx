/** The table in play. */
import { Sprite } from '../../ui/sprite.tsx'
import { Choices } from './choices.tsx'
import { TopBar } from './top-bar.tsx'

export function PlayScreen() {
  return (
    <main class="play">
      <Sprite />
      <TopBar />
      <Choices />
    </main>
  )
}
