/** The key that opens the rules from every screen: a question mark, or F1. */
import { useEffect } from 'preact/hooks'

export const RULES_KEYS = ['?', 'F1']

/** Where words are written, a question mark is one. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)

export function useRulesKey(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (!RULES_KEYS.includes(key) || ctrlKey || metaKey || altKey || (key === '?' && isWriting(target)))
        return
      // F1 is the browser's help otherwise
      event.preventDefault()
      open()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [open])
}
