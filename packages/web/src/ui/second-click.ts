/** The second press of a double click is for what the first one met: what has come to lie under the pointer since isn't pressed by it. */

let first: Element | null = null

const controlOf = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest('button, a, input, label, summary') : null

document.addEventListener(
  'click',
  (event) => {
    const control = controlOf(event)
    if (event.detail > 1 && control !== first) {
      event.stopPropagation()
      event.preventDefault()
    }
    if (event.detail <= 1) first = control
  },
  { capture: true },
)
