/** What is wrong with the layout of a page, found out inside it. Each function stands alone: it is sent there as text. */

/** Runs in the page: what is wider than the window, cut off, too small to read, or too small or covered to touch. */
export function layoutFaults(): string[] {
  const LEAST_TARGET = 44
  const LEAST_TEXT = 12
  const faults: string[] = []
  const words = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
  const named = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${words(element)}"`
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !window.isClear(element) &&
    // only for those who listen
    element.closest('.unseen') === null &&
    getComputedStyle(element).clipPath === 'none'

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth)
    faults.push(`the page is ${scrollWidth - innerWidth} px wider than the window`)

  // words that a frame cuts off, unless one can scroll to them; a card's overfull text is meant to be read at full size
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement
    if (parent === null || text.textContent?.trim() === '' || parent.closest('svg, script, style, .overfull'))
      continue
    if (!isSeen(parent)) continue
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    if (size < LEAST_TEXT - 0.01) faults.push(`${named(parent)} is set at ${size} px`)
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    for (
      let frame: Element | null = parent;
      frame !== null && frame !== document.body;
      frame = frame.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(frame)
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break
      if (!/hidden|clip/.test(overflowX + overflowY)) continue
      const inside = frame.getBoundingClientRect()
      const out = Math.max(
        inside.left - box.left,
        box.right - inside.right,
        inside.top - box.top,
        box.bottom - inside.bottom,
      )
      if (out > 3) faults.push(`${named(parent)} is cut off by ${out.toFixed(0)} px`)
      break
    }
  }

  const coverAt = (target: Element, x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y)
    return hit === null || target.contains(hit) || hit.contains(target) ? null : hit
  }
  // cards of a fan lie on each other: what sticks out is big enough to touch by itself
  const hasFreePart = (target: Element): boolean => {
    const { left, top, right, bottom } = target.getBoundingClientRect()
    for (let x = left; x + LEAST_TARGET <= right; x += 4)
      for (let y = top; y + LEAST_TARGET <= bottom; y += 4) {
        const isHit = (dx: number, dy: number) => target.contains(document.elementFromPoint(x + dx, y + dy))
        if ([0, 22, 44].every((dx) => [0, 22, 44].every((dy) => isHit(dx, dy)))) return true
      }
    return false
  }
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const controls =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"]'
  for (const control of (modal ?? document).querySelectorAll<HTMLElement>(controls)) {
    // a radio, a checkbox or a file is chosen by its words too; the biggest of them is what one aims at
    const labels = control.matches('[type="radio"], [type="checkbox"], [type="file"]')
      ? [...((control as HTMLInputElement).labels ?? [])]
      : []
    const area = (element: HTMLElement) => element.offsetWidth * element.offsetHeight
    const target = labels.reduce((big, label) => (area(label) > area(big) ? label : big), control)
    if (!isSeen(target) || control.matches('input[type="hidden"], [tabindex="-1"], [inert] *')) continue
    // a link in the middle of a sentence is as high as its line
    if (control.matches('p a, li p a, dd a')) continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width < LEAST_TARGET - 0.5 || height < LEAST_TARGET - 0.5)
      faults.push(`${named(target)} is ${width.toFixed(0)} × ${height.toFixed(0)} px to touch`)
    const cover = coverAt(target, left + width / 2, top + height / 2)
    // what is asked lies over the board where it is longer than its own place
    if (cover !== null && cover.closest('[data-over]') === null && !hasFreePart(target))
      faults.push(`${named(target)} is covered by ${named(cover)}`)
  }
  scrollTo(0, 0)
  return faults
}
