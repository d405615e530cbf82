/** What is heard at the table: one's turn begins, or cards are turned up. */
import type { GameEvent } from '@runesaga/table'
import { useEffect, useRef } from 'preact/hooks'
import { sound } from '../../ui/sound.ts'
import { useSession } from './session-context.ts'

const TURNED_UP: ReadonlySet<GameEvent['type']> = new Set([
  'row-opened',
  'card-laid',
  'ally-revealed',
  'feat-drawn',
  'adversary-card',
  'adversary-flipped',
])

export function useTableSounds(): void {
  const { updates, seat } = useSession()
  const heard = useRef(updates.value.length)
  const { length } = updates.value
  useEffect(() => {
    const news = updates.value.slice(heard.current).flatMap(({ events, undone }) => (undone ? [] : events))
    heard.current = length
    const isYourTurn = news.some((event) => event.type === 'turn-began' && event.seat === seat.value)
    if (isYourTurn) sound('turn')
    else if (news.some(({ type }) => TURNED_UP.has(type))) sound('flip')
  }, [length])
}
