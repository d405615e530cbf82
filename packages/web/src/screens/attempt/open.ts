/** Which card is being looked at as an attempt, before it is declared; row -1 is the Adversary that lies apart. */
import { signal } from '@preact/signals'

export const attemptOpen = signal<{ row: number; slot: number } | null>(null)
