/** What is to be read in a dialog, box by box: words, drawings, charts. A tip of the focus, which nobody asked for, shouldn't hide it. */
import type { Box } from './place.ts'

const DRAWN = '[data-icon], figure, label, button:not(.unseen)'
const UNHEARD = '.unseen, [role=tooltip]'

export function readAround(control: Element): Box[] {
  const dialog = control.closest('dialog')
  if (dialog === null) return []
  const boxes: Box[] = [...dialog.querySelectorAll(DRAWN)].map((one) => one.getBoundingClientRect())
  const words = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode() !== null) {
    const { currentNode: text } = words
    if (text.textContent?.trim() === '' || text.parentElement?.closest(UNHEARD) !== null) continue
    range.selectNodeContents(text)
    boxes.push(range.getBoundingClientRect())
  }
  return boxes.filter(({ width, height }) => width > 0 && height > 0)
}
