/** How much room the page has: a desk with a rail, a tablet without (the board beside the rows if it lies), a phone with tabs. */
import { signal } from '@preact/signals'

export type Layout = 'desk' | 'tablet' | 'phone'

const desk = matchMedia('(min-width: 1200px)')
const narrow = matchMedia('(max-width: 719.98px)')
const low = matchMedia('(max-width: 1199.98px) and (max-height: 519.98px) and (orientation: landscape)')
const wide = matchMedia('(min-width: 1080px) and (max-width: 1199.98px) and (orientation: landscape)')

const read = (): Layout => (desk.matches ? 'desk' : narrow.matches || low.matches ? 'phone' : 'tablet')

export const layout = signal<Layout>(read())
/** Is it a tablet that lies? */
export const lying = signal(wide.matches && !low.matches)
/** Is it a phone that lies, or a window as low as one? Its tabs are in the bar, and its rows are tiles. */
export const flat = signal(low.matches)
for (const query of [desk, narrow, low, wide]) {
  query.addEventListener('change', () => {
    layout.value = read()
    lying.value = wide.matches && !low.matches
    flat.value = low.matches
  })
}
