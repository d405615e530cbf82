/** Tells those who listen instead of look what happens: one polite live region for the whole page. */
import { signal } from '@preact/signals'

const said = signal('')

/** The same words twice in a row are said twice. */
export const announce = (words: string): void => {
  said.value = said.value === words ? `${words}\u00a0` : words
}

/** What was said belongs to the screen that was left. */
export const hush = (): void => {
  said.value = ''
}

export function Announcer() {
  return (
    <div class="unseen announcer" role="status" aria-live="polite">
      {said}
    </div>
  )
}
