/** Planning a table: three choices by their pictures, who sits there, and what to expect of it. */
import { editions, modes } from 'virtual:choices'
import { EDITIONS, type Edition, MODES, type Mode, type TablePlan } from '@runesaga/table'
import { setupProblemWords } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { library, readLibrary } from '../../state/library.ts'
import { go } from '../../state/route.ts'
import { beginTable } from '../../state/tables.ts'
import { Button } from '../../ui/button.tsx'
import { say, words } from '../../ui/language.ts'
import { BeginningBar } from './bar.tsx'
import {
  type Draft,
  isOnline,
  keepBegun,
  keepDraft,
  lastDraft,
  onlineTableOf,
  problemOf,
  tableOf,
  withChange,
  withOnline,
} from './draft.ts'
import { EverythingElse } from './everything-else.tsx'
import { Facts, FactsInShort } from './facts.tsx'
import { Foes } from './foes.tsx'
import { freeName } from './names.ts'
import styles from './new-table.module.css'
import { PictureChoice } from './picture-choice.tsx'
import { Seats } from './seats.tsx'
import { useFaces } from './use-faces.ts'
import { usePlan } from './use-plan.ts'
import { useServer } from './use-server.ts'
import { Where } from './where.tsx'

const EDITION_NOTES = {
  base: 'new-table/edition/first',
  epic: 'new-table/edition/seven',
  stormlight: 'new-table/edition/quests',
} as const satisfies Record<Edition, string>

const TALES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** What the next table is called unless somebody says otherwise: like none that is kept. */
function useUsualName(): string {
  useEffect(() => {
    // without the list, the first name will do
    readLibrary().catch(() => {})
  }, [])
  const kept = library.value ?? []
  return freeName(
    TALES.map((tale) => say(`new-table/tale/${tale}`)),
    kept.map(({ name }) => name),
  )
}

const modeNote = (mode: Mode): string =>
  say(mode === 'solo' ? 'new-table/mode/solo/note' : 'new-table/mode/note', { mode: say(`mode/${mode}`) })

/** Somebody who asks for it by this address wants to play with friends far apart. */
const ONLINE = '#/new/online'

export function NewTableScreen() {
  const [draft, setDraft] = useState(() =>
    location.hash === ONLINE ? withOnline(lastDraft(), true) : lastDraft(),
  )
  const isServerThere = useServer(isOnline(draft))
  const plan = usePlan(draft)
  const cards = useFaces(draft)
  const usualName = useUsualName()
  useEffect(() => keepDraft(draft), [draft])
  const edit = (changed: Partial<Draft>) => setDraft((was) => withChange(was, changed))
  return (
    <div class={`${styles.screen} oak`}>
      <BeginningBar title={say('home/new-table')} about={say('new-table/about')} />
      <main>
        <form class={styles.newTable} onSubmit={(event) => event.preventDefault()}>
          <div class={styles.choices}>
            <PictureChoice
              legend={say('new-table/edition')}
              about={say('new-table/edition/about')}
              value={draft.edition}
              options={EDITIONS.map((value) => ({
                value,
                label: say(`edition/${value}`),
                about: say(`new-table/edition/${value}`),
                note: say(EDITION_NOTES[value]),
                picture: editions[value],
              }))}
              onChange={(edition) => edit({ edition })}
            />
            <PictureChoice
              legend={say('new-table/mode')}
              about={say('new-table/mode/about')}
              value={draft.mode}
              options={MODES.map((value) => ({
                value,
                label: say(`new-table/mode/${value}`),
                about: say(`new-table/mode/${value}/about`),
                note: modeNote(value),
                picture: modes[value],
              }))}
              onChange={(mode) => edit({ mode })}
              small
            />
            <Foes draft={draft} plan={plan} cards={cards} onChange={edit} />
          </div>
          <div class={`${styles.side} panel`}>
            <Seats
              draft={draft}
              where={
                <Where online={isOnline(draft)} onChange={(there) => setDraft(withOnline(draft, there))} />
              }
              onChange={edit}
              onSwap={setDraft}
            />
            {isServerThere === false && (
              <p class={styles.noServer} role="alert">
                {say('online/new/no-server')}
              </p>
            )}
            <Facts draft={draft} foes={plan.foes} />
            <EverythingElse draft={draft} plan={plan} usualName={usualName} onChange={edit} />
          </div>
          <Beginning draft={draft} plan={plan} usualName={usualName} isServerThere={isServerThere} />
        </form>
      </main>
    </div>
  )
}

interface BeginningProps {
  draft: Draft
  plan: TablePlan
  usualName: string
  /** null while that isn't known, or nobody asks */
  isServerThere: boolean | null
}

/** A table for friends far apart; its lobby is shown. */
async function layOnline(draft: Draft, usualName: string): Promise<void> {
  const { layOnline, routeTo } = await import('../online/index.ts')
  go(routeTo(await layOnline(onlineTableOf(draft, usualName))))
}

/** The button that lays the table, and what keeps it from being laid. */
function Beginning({ draft, plan, usualName, isServerThere }: BeginningProps) {
  const [state, setState] = useState<'idle' | 'beginning' | 'new-table/cannot-play' | 'home/no-connection'>(
    'idle',
  )
  const online = isOnline(draft)
  const problem = problemOf(draft)
  const missing = plan.problems.map((one) => setupProblemWords(one, words()))
  const isOff =
    problem !== null || missing.length > 0 || state === 'beginning' || (online && isServerThere !== true)
  const begin = async () => {
    setState('beginning')
    try {
      await (online ? layOnline(draft, usualName) : beginTable(tableOf(draft, usualName)))
      keepBegun(draft)
    } catch (error) {
      setState(isBadSetup(error) ? 'new-table/cannot-play' : 'home/no-connection')
    }
  }
  const note = problem ?? (state === 'idle' || state === 'beginning' ? null : state)
  const wrong = missing.length > 0 ? missing.join(' ') : note === null ? '' : say(note)
  return (
    <div class={styles.begin}>
      <p role="status" class={styles.wrong}>
        {wrong}
      </p>
      <p class={styles.short}>
        <FactsInShort draft={draft} foes={plan.foes} />
      </p>
      <Button
        look="primary"
        mark={online ? 'share' : 'rune'}
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) void begin()
        }}
      >
        {say(state === 'beginning' ? 'home/beginning' : online ? 'online/new/begin' : 'new-table/begin')}
      </Button>
      {wrong === '' && (
        <p class={styles.enough}>{say(online ? 'online/new/begin/about' : 'new-table/begin/about')}</p>
      )}
    </div>
  )
}

/** The worker says it by the name of the error, a server by its code. */
const isBadSetup = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'BadSetup' || (error as { code?: string }).code === 'bad-setup')
