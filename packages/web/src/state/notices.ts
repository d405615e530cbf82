/** What went wrong beside the game and has to be told on every screen. */
import { computed, signal } from '@preact/signals'
import type { TableNews } from '@runesaga/table'
import { cannotSave } from './device-list.ts'

/** The worker broke down, and the table was laid again as it stood. */
export const laidAgain = signal(false)

/** What the table that was opened has to tell of its record. */
export const tableNews = signal<TableNews['news'] | null>(null)

/** Something that was asked for came to nothing. */
const stumbled = signal(false)
addEventListener('unhandledrejection', () => {
  stumbled.value = true
})

/** It was read that nothing can be kept: once is enough. */
const known = signal(false)

export type Notice = 'cannot-save' | 'broken' | 'stumbled' | TableNews['news']

export const notices = computed<readonly Notice[]>(() => [
  ...(cannotSave.value !== null && !known.value ? ['cannot-save' as const] : []),
  ...(tableNews.value !== null ? [tableNews.value] : []),
  ...(laidAgain.value ? ['broken' as const] : []),
  ...(stumbled.value ? ['stumbled' as const] : []),
])

export function dismiss(notice: Notice): void {
  if (notice === 'broken') laidAgain.value = false
  else if (notice === 'stumbled') stumbled.value = false
  else if (notice === 'cannot-save') known.value = true
  else tableNews.value = null
}
