/** A button that is off, but is found and says why when it is pressed or rested on. */
import { sayWhy } from './why.ts'

export const off = (why: string) => ({
  'aria-disabled': true,
  title: why,
  onClick: ({ currentTarget }: { currentTarget: EventTarget | null }) => {
    if (currentTarget instanceof Element) sayWhy(currentTarget, why)
  },
})
