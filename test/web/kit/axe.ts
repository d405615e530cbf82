/** What axe holds against a page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

export type About = 'everything' | 'colours'

/** What axe holds against the page, in a line each. A page that stays knows axe from the first time on: it is half a megabyte. */
export async function complaints(page: Page, about: About): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source)
    await page.evaluate(rememberColours)
  }
  return page.evaluate(judge, about)
}

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (this: Colour, colour: string) => Colour
}

/** Runs in the page: axe reads each colour once. A page has thousands of places and a few dozen colours. */
function rememberColours(): void {
  // not among its types
  const { color } = window.axe!.commons as unknown as { color: { Color: { prototype: Colour } } }
  const { prototype } = color.Color
  const read = prototype.parseString
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (colour) {
    const found = known.get(colour)
    if (found !== undefined) return Object.assign(this, found)
    read.call(this, colour)
    const { r, g, b, alpha } = this
    known.set(colour, { r, g, b, alpha })
    return this
  }
}

/** Runs in the page. */
async function judge(about: About): Promise<string[]> {
  /**
   * The strokes of drawings that nobody is told of are more than half of a page. The drawings themselves stay, and what axe knows
   * of them: where they lie and that they are drawings.
   */
  const emptied: [Element, Node[]][] = []
  for (const drawing of document.querySelectorAll('svg[aria-hidden="true"]')) {
    if (drawing.querySelector('text, foreignObject, a, [tabindex], [role]') !== null) continue
    emptied.push([drawing, [...drawing.childNodes]])
    drawing.replaceChildren()
  }
  try {
    const { violations } = await window.asIfPainted(() =>
      window.axe!.run(document, {
        resultTypes: ['violations'],
        // no rule that runs asks for what style sheets say
        preload: { assets: ['media'] },
        ...(about === 'colours' && { runOnly: ['color-contrast'] }),
      }),
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 120)}`),
    )
  } finally {
    for (const [drawing, strokes] of emptied) drawing.replaceChildren(...strokes)
  }
}
