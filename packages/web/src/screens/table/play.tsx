/** The table in play. */

import { Button } from '../../ui/button.tsx'
import { Sprite } from '../../ui/sprite.tsx'
import { AttemptPanel, TrialScreen, trialIsOn } from '../attempt/index.ts'
import { attemptOpen } from '../attempt/open.ts'
import { noteOpened } from '../attempt/use-landing.ts'
import { Choices } from './choices.tsx'
import { useSession } from './session-context.ts'
import { TopBar } from './top-bar.tsx'

export function PlayScreen() {
  const session = useSession()
  noteOpened(session)
  const places = new Map<string, { row: number; slot: number }>()
  for (const action of session.look.value.legal) {
    if (action.type === 'attempt') places.set(`${action.row} ${action.slot}`, action)
  }
  return (
    <main class="play">
      <Sprite />
      <TopBar />
      {trialIsOn(session) ? (
        <TrialScreen />
      ) : (
        <>
          {[...places].map(([key, { row, slot }]) => (
            <Button
              key={key}
              onClick={() => {
                attemptOpen.value = { row, slot }
              }}
            >
              {`open ${row} ${slot}`}
            </Button>
          ))}
          <Choices />
        </>
      )}
      <AttemptPanel />
    </main>
  )
}
