/** Choosing the Character cards. */
import type { CardRef } from '@runesaga/table'
import type { Key } from '@runesaga/words'
import { useState } from 'preact/hooks'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession, useView } from '../../session/index.ts'
import { say } from '../../ui/language.ts'
import { TopBar } from '../table/top-bar/index.ts'
import { Foot } from './foot.tsx'
import { HeritagePanel } from './heritage.tsx'
import { Pick } from './pick.tsx'
import styles from './setup.module.css'
import { dealtOrKept, dealtTo, type Kept, SLOTS, type Slot } from './slots.ts'
import { type Page, Steps } from './steps.tsx'

type Mode = 'choosing' | 'waiting' | 'dealt'
const TITLES = {
  choosing: 'opening/title',
  waiting: 'opening/title/waiting',
  dealt: 'opening/title/dealt',
} as const satisfies Record<Mode, Key>
const TO_DO = {
  choosing: 'opening/keep',
  waiting: 'opening/keep/waiting',
  dealt: 'opening/keep/dealt',
} as const satisfies Record<Mode, Key>

/** With `onBegin` nothing is chosen: the cards were dealt, and are read before the game is looked at. */
export function SetupScreen({ onBegin }: { onBegin?: () => void }) {
  const { seat } = useSession()
  // somebody else at the same device begins with nothing chosen
  return <CharacterCards key={seat.value} onBegin={onBegin} />
}

function CharacterCards({ onBegin }: { onBegin: (() => void) | undefined }) {
  const session = useSession()
  const { setup } = session.about
  const hero = useView().heroes[session.seat.value]
  const toChooseFrom = dealtTo(hero)
  const mode: Mode = toChooseFrom > 0 ? 'choosing' : onBegin === undefined ? 'waiting' : 'dealt'
  const dealt = dealtOrKept(hero)
  const [picked, setPicked] = useState<Partial<Kept>>({})
  const [page, setPage] = useState<Page>('origin')
  const only = (slot: Slot): CardRef | null => (dealt[slot].length === 1 ? dealt[slot][0] : null)
  const chosen: Kept = {
    origin: picked.origin ?? only('origin'),
    motivation: picked.motivation ?? only('motivation'),
    destiny: picked.destiny ?? only('destiny'),
  }
  const keep = async () => {
    const { origin, motivation, destiny } = chosen
    if (origin !== null && motivation !== null && destiny !== null)
      await session.act({ keep: { origin, motivation, destiny } })
  }
  const hasHeritage = isSeen(hero.heritage)
  return (
    <div class={`${styles.setup} oak`} data-edition={setup.edition} data-mode={setup.mode}>
      <TopBar />
      <main data-page={page}>
        <header>
          <h1>{say(TITLES[mode])}</h1>
          <p>{say(TO_DO[mode], { n: toChooseFrom - SLOTS.length })}</p>
          {session.about.promise !== null && (
            <p>{say('opening/promise', { promise: session.about.promise.slice(0, 16) })}</p>
          )}
        </header>
        <Steps dealt={dealt} chosen={chosen} heritage={hasHeritage} page={page} onPage={setPage} />
        <div>
          {isSeen(hero.heritage) && <HeritagePanel card={hero.heritage} />}
          {SLOTS.map((slot) => (
            <Pick
              key={slot}
              slot={slot}
              cards={dealt[slot]}
              chosen={chosen}
              onPick={(card) => setPicked({ ...picked, [slot]: card })}
            />
          ))}
        </div>
        <Foot
          dealt={dealt}
          chosen={chosen}
          page={page}
          onPage={setPage}
          onBegin={mode === 'waiting' ? null : (onBegin ?? keep)}
        />
      </main>
    </div>
  )
}
