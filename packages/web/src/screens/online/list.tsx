/** The tables online that this device has a way to, each with where it stands as far as it was told here. Fetched only where there are any. */
import { editionName, listed, modeName } from '@runesaga/words'
import { useEffect, useRef } from 'preact/hooks'
import { routeTo } from '../../online/links.ts'
import {
  forgetOnlineTable,
  notShownOnlineTable,
  type OnlineTable,
  onlineTables,
  readOnlineTables,
} from '../../state/online-tables.ts'
import { addressOf } from '../../state/route.ts'
import { MarkButton } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { waiting } from '../../ui/waiting.ts'
import { RowGuard } from '../home/row-guard.tsx'
import rowStyles from '../home/saved-table.module.css'
import styles from './list.module.css'

export function OnlineTables() {
  useEffect(() => void waiting(readOnlineTables), [])
  return (onlineTables.value ?? []).length === 0 ? null : <Listed />
}

function Listed() {
  const heading = useRef<HTMLHeadingElement>(null)
  const forget = (table: OnlineTable) => {
    heading.current?.focus()
    void forgetOnlineTable(table.id)
  }
  return (
    <section class={`${styles.tables} panel`} aria-labelledby="home-online">
      <h2 id="home-online" ref={heading} tabIndex={-1}>
        {say('online/list/title')}
      </h2>
      <ul>
        {(onlineTables.value ?? []).map((table) => (
          <RowGuard key={table.id} onBroken={() => notShownOnlineTable(table)}>
            <Row table={table} onForget={() => forget(table)} />
          </RowGuard>
        ))}
      </ul>
    </section>
  )
}

function Row({ table, onForget }: { table: OnlineTable; onForget: () => void }) {
  const { told } = table
  const name = called(table.name)
  const yours = isYours(table)
  return (
    <li class={`${rowStyles.row} ${yours ? rowStyles.yours : ''}`}>
      <a class={rowStyles.resume} href={addressOf(routeTo(table.id))}>
        <span class={rowStyles.portrait}>
          <Icon name={table.as === 'watch' ? 'hint' : 'share'} />
        </span>
        <span class={rowStyles.standing}>
          <b>
            <span class="unseen">{say('online/list/open', { name })}</span>
            <span aria-hidden="true">{name}</span>
          </b>
          <span>{whoWords(table)}</span>
          <em>{stateWords(table)}</em>
          {told !== undefined && (
            <span class={rowStyles.game}>
              {`${editionName(told.edition, words())}, ${modeName(told.mode, words())}`}
            </span>
          )}
        </span>
        {yours && <span class={rowStyles.flame} />}
      </a>
      <MarkButton name={say('online/list/forget', { name })} mark="close" onClick={onForget} />
    </li>
  )
}

const isYours = ({ told, as, seat }: OnlineTable): boolean =>
  as === 'seat' && told?.state === 'playing' && seat !== undefined && told.waiting.includes(seat)

function whoWords({ told, seat, as }: OnlineTable): string {
  const names = (told?.players ?? []).flatMap((player, n) => (player === null || n === seat ? [] : [player]))
  const others = names.length === 0 ? [] : [say('home/with', { names: listed(names, words()) })]
  const own = as === 'watch' ? [say('online/watch')] : seat === undefined ? [] : [told?.players[seat] ?? '']
  return [...own, ...others].filter((part) => part !== '').join(' · ')
}

function stateWords(table: OnlineTable): string {
  const { told, as } = table
  if (as === 'join') return say('online/list/invited')
  if (told === undefined || told.state === 'gathering') return say('online/list/gathering')
  if (told.state === 'over') return say('online/list/over')
  if (isYours(table)) return say('home/your-turn')
  const names = told.waiting.map((seat) => told.players[seat] ?? '')
  return say('home/waiting-for', { names: listed(names, words()) })
}
