/** A button that is off, but is found and says why when it is pressed or rested on. */
import { announce } from './announcer.tsx'

export const off = (why: string) => ({
  'aria-disabled': true,
  title: why,
  onClick: () => announce(why),
})
