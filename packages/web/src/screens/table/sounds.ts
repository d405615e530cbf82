/** What is heard at the table: one's turn begins, or cards are turned up. */
import type { NamedEvent } from '@runesaga/table'
import { useEffect, useRef } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { sound } from '../../ui/sound.ts'

const TURNED_UP: ReadonlySet<NamedEvent['type']> = new Set([
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
