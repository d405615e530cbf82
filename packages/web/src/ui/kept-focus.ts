/**
 * The focus goes where the game goes on: when what a key has pressed is gone, to the button that leads on, and until there is one, to the
 * words that say what happens. Whoever uses a pointer is left alone.
 */

/** In this order. `data-leads`: a button that leads on. `data-now`: the words that say what happens. */
const AIMS = ['dialog[open] [data-leads]', '[data-leads]', 'main [data-action="choose"]']
const WORDS = '[data-now]'

let byKey = false
let last: Element | null = null

const isThere = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null

function find(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isThere)
}

let isDue = false
function look(): void {
  isDue = false
  const at = document.activeElement ?? document.body
  const isLost = at === document.body || at.matches(WORDS)
  // who has gone past the last stop has lost nothing
  if (!byKey || !isLost || last === null || (isThere(last) && !last.matches(WORDS))) return
  // in a dialog nothing else can have it
  const aims = document.querySelector('dialog[open]') === null ? [...AIMS, WORDS] : AIMS.slice(0, 1)
  for (const aim of aims) {
    const found = find(aim)
    if (found === undefined) continue
    if (found !== at) found.focus({ preventScroll: true })
    return
  }
}

addEventListener('keydown', () => (byKey = true), { capture: true })
addEventListener('pointerdown', () => (byKey = false), { capture: true })
// some readers press without a key
document.addEventListener('click', ({ detail }) => (byKey ||= detail === 0), { capture: true })
addEventListener('focusin', ({ target }) => (last = target instanceof Element ? target : null))
new MutationObserver(() => {
  if (isDue) return
  isDue = true
  requestAnimationFrame(look)
}).observe(document.body, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['inert', 'open'],
})
