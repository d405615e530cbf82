/**
 * Half of what a browser does in a test is painting what nobody looks at. A page that is clear as glass is laid out, hit and used as
 * ever, and painted no more. Modal dialogs lie above it: they are clear by themselves. Drawings keep their places, their names and what
 * is written in them; the strokes of those that never move, which are half of a table's elements, needn't be styled either.
 */

declare global {
  interface Window {
    /** is it clear by itself, and not because the whole page is? */
    isClear: (element: Element) => boolean
    /** what comes of something that is done while styles read as if the page was painted */
    asIfPainted: <T>(look: () => Promise<T>) => Promise<T>
  }
}

/** Runs in the page before anything else. */
export function makeClear(): void {
  const CLEARED = ['body', 'dialog:modal']
  /** pictures of cards, what is drawn by reference (frames, icons), and where that is defined */
  const STROKES = ['.vig > *', 'use', '.rs-sprite']
  const isCleared = (element: Element) => element.matches(CLEARED.join())
  window.isClear = (element) =>
    !isCleared(element) &&
    element.parentElement !== null &&
    (getComputedStyle(element).opacity === '0' || window.isClear(element.parentElement))

  const painted = (style: CSSStyleDeclaration) =>
    new Proxy(style, {
      get(_, key) {
        if (key === 'opacity') return '1'
        if (key === 'getPropertyValue')
          return (name: string) => (name === 'opacity' ? '1' : style.getPropertyValue(name))
        return Reflect.get(style, key) as unknown
      },
    })
  window.asIfPainted = async (look) => {
    const styleOf = window.getComputedStyle
    window.getComputedStyle = (element, pseudo) => {
      const style = styleOf(element, pseudo)
      return isCleared(element) ? painted(style) : style
    }
    try {
      return await look()
    } finally {
      window.getComputedStyle = styleOf
    }
  }

  addEventListener('DOMContentLoaded', () => {
    // not as an element: the site's policy allows no inline style sheets
    const style = new CSSStyleSheet()
    style.replaceSync(`
      ${[...CLEARED, '::backdrop'].join()} { opacity: 0 !important }
      ${STROKES.join()} { display: none !important }
    `)
    document.adoptedStyleSheets.push(style)
  })
}
