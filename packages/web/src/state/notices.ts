/** What went wrong beside the game and has to be told on every screen. */
import { computed, signal } from '@preact/signals'
import { cannotSave } from './kept.ts'

/** The worker broke down, and the table was laid again as it stood. */
export const laidAgain = signal(false)

/** Something that was asked for came to nothing. */
const stumbled = signal(false)
addEventListener('unhandledrejection', () => {
  stumbled.value = true
})

/** It was read that nothing can be kept: once is enough. */
const known = signal(false)

export type Notice = 'cannot-save' | 'broken' | 'stumbled'

export const notices = computed<readonly Notice[]>(() => [
  ...(cannotSave.value !== null && !known.value ? ['cannot-save' as const] : []),
  ...(laidAgain.value ? ['broken' as const] : []),
  ...(stumbled.value ? ['stumbled' as const] : []),
])

export function dismiss(notice: Notice): void {
  if (notice === 'broken') laidAgain.value = false
  else if (notice === 'stumbled') stumbled.value = false
  else known.value = true
}
