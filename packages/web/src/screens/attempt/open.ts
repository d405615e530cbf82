/** The card whose attempt is being planned: row -1 is the Adversary that lies apart. */
import { signal } from '@preact/signals'

export const attemptOpen = signal<{ row: number; slot: number } | null>(null)

export const openAttempt = (place: { row: number; slot: number }): void => {
  attemptOpen.value = place
}
