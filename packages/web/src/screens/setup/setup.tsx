/** Choosing the Character cards. */
import { Choices } from '../table/choices.tsx'

export function SetupScreen() {
  return (
    <main class="setup">
      <Choices />
    </main>
  )
}
