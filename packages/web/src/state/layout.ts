/** How much room the page has: a desk with a rail, a tablet without (the board beside the rows if it lies), a phone with tabs. */
import { signal } from '@preact/signals'

export type Layout = 'desk' | 'tablet' | 'phone'

const desk = matchMedia('(min-width: 1200px)')
const phone = matchMedia('(max-width: 719.98px)')
const read = (): Layout => (desk.matches ? 'desk' : phone.matches ? 'phone' : 'tablet')

const wide = matchMedia('(min-width: 1080px) and (max-width: 1199.98px) and (orientation: landscape)')

export const layout = signal<Layout>(read())
/** Is it a tablet that lies? */
export const lying = signal(wide.matches)
for (const query of [desk, phone, wide]) {
  query.addEventListener('change', () => {
    layout.value = read()
    lying.value = wide.matches
  })
}
