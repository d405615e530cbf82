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
  const { told, seat } = useSession()
  const heard = useRef(told.value.length)
  const { length } = told.value
  useEffect(() => {
    const news = told.value.slice(heard.current).flatMap(({ events, undone }) => (undone ? [] : events))
    heard.current = length
    const isYourTurn = news.some((event) => event.type === 'turn-began' && event.seat === seat.value)
    if (isYourTurn) sound('turn')
    else if (news.some(({ type }) => TURNED_UP.has(type))) sound('flip')
  }, [length])
}
