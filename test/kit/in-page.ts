/// <reference lib="dom" />
// What tests run inside a page of the browser. Each function stands alone: it is sent there as text.

/** Runs in the page: what sticks out of its card, what is cut off, and what is set too small. */
export function misfits(): string[] {
  const found: string[] = []
  const words = (element: Element): string => (element.textContent ?? '').trim().slice(0, 40)
  for (const card of document.querySelectorAll('.card, .strip')) {
    const inside = card.querySelector('.in') ?? card
    const frame = inside.getBoundingClientRect()
    const name = `${card.className}: ${card.getAttribute('aria-label')}`
    if (inside.scrollHeight > inside.clientHeight + 1 && !card.matches('.overfull')) {
      found.push(`${name}: ${inside.scrollHeight - inside.clientHeight} px too high`)
    }
    const watched =
      '.bar, .bn, .rw, .plaque, .plaque *, .ribbon b, .kind, .txt, .txt *, .chain, .chain *, .pennant, .pennant *, .skull, .tt, .sn, .bk text'
    for (const part of inside.querySelectorAll(watched)) {
      // an overfull text fades out at its foot, and is read at full size
      if (part.closest('.overfull .txt') !== null && !part.matches('.txt')) continue
      if (part.closest('svg') !== null && part.tagName.toLowerCase() !== 'svg' && !part.matches('.bk text'))
        continue
      const box = part.getBoundingClientRect()
      const out = Math.max(
        frame.left - box.left,
        box.right - frame.right,
        frame.top - box.top,
        box.bottom - frame.bottom,
      )
      if (out > 1)
        found.push(
          `${name}: <${part.tagName} class="${part.getAttribute('class')}"> "${words(part)}" is ${out.toFixed(1)} px outside`,
        )
      if (part.tagName.toLowerCase() === 'svg') continue
      const ownWords = [...part.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
      )
      const least = part.matches('.limit, .limit *, .gate, .gate *, .kind, .plaque span, .tt') ? 12 : 13
      const size = Number.parseFloat(getComputedStyle(part).fontSize)
      if (ownWords && size < least - 0.01) {
        found.push(`${name}: "${words(part)}" is set at ${size} px`)
      }
    }
    const text = card.querySelector('.txt')?.getBoundingClientRect()
    const plaque = card.querySelector('.plaque')?.getBoundingClientRect()
    if (text && plaque && plaque.bottom > text.top + 3) found.push(`${name}: the plaque covers the text`)
    const over = ({ left, right, top, bottom }: DOMRect, other: DOMRect): boolean =>
      left < other.right - 1 && right > other.left + 1 && top < other.bottom - 1 && bottom > other.top + 1
    const lines = [...card.querySelectorAll('.ribbon b, .bn')].flatMap((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return [...range.getClientRects()]
    })
    const hung = [...card.querySelectorAll('.chain .ic, .chain .diff')].map((one) =>
      one.getBoundingClientRect(),
    )
    for (const pill of card.querySelectorAll('.pill')) {
      const box = pill.getBoundingClientRect()
      if ([...lines, ...hung].some((other) => over(box, other)))
        found.push(`${name}: the chance "${words(pill)}" lies on its name or its icons`)
    }
    const art = card.querySelector('.art')?.getBoundingClientRect()
    for (const hanging of card.querySelectorAll('.pennant .ic, .chain .ic, .chain .diff, .skull')) {
      const box = hanging.getBoundingClientRect()
      if (art && (box.bottom > art.bottom + 1 || box.top < art.top - 1))
        found.push(`${name}: an icon is cut off by the picture's edge`)
    }
  }
  return found
}

/** Runs in the page: words of names on strips that don't stand on one line. */
export function brokenWords(): string[] {
  return [...document.querySelectorAll('.strip .sn')].flatMap((name) => {
    const text = name.firstChild as Text
    return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => top))
      return lines.size > 1 ? [`${text.data}: ${word}`] : []
    })
  })
}

/** Runs in the page: shows this in place of what was shown, in the fonts that it asks for. */
export async function layOut(html: string): Promise<void> {
  document.querySelector('#shown')!.innerHTML = html
  // only what is laid out asks for its fonts
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

/** Runs in the page: how wide all of it is. */
export const pageWidth = (): number => document.documentElement.scrollWidth

/** Runs in the page: width and height of every card, in px. */
export const cardSizes = (): number[][] =>
  [...document.querySelectorAll<HTMLElement>('.card')].map((card) => [card.offsetWidth, card.offsetHeight])
