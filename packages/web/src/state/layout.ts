/** How much room the page has: a desk with a rail, a tablet without, a phone with tabs. */
import { signal } from '@preact/signals'

export type Layout = 'desk' | 'tablet' | 'phone'

const desk = matchMedia('(min-width: 1200px)')
const phone = matchMedia('(max-width: 719.98px)')
const read = (): Layout => (desk.matches ? 'desk' : phone.matches ? 'phone' : 'tablet')

export const layout = signal<Layout>(read())
for (const query of [desk, phone]) {
  query.addEventListener('change', () => {
    layout.value = read()
  })
}
