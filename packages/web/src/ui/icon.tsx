/** A mark of the client's own buttons, in the colour of the text. The words beside it, or the button's name, say what it means. Its drawing is in the page already. */
import type { UiIcon } from './icon-names.ts'

export function Icon({ name }: { name: UiIcon }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
