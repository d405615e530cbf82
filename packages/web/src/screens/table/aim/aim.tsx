/** What a newcomer plays for, alone on the screen before the first table is shown; what follows is fetched while it is read. */
import { useSession } from '../../../session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { say } from '../../../ui/language.ts'
import { TopBar } from '../top-bar/index.ts'
import styles from './aim.module.css'
import { whoOneIs } from './who.ts'

export function Aim({ onBegin }: { onBegin: (tips: boolean) => void }) {
  const session = useSession()
  const { promise } = session.about
  return (
    <div class={`${styles.aim} oak`}>
      <TopBar />
      <main>
        <h1>{say('opening/aim')}</h1>
        <p>{whoOneIs(session)}</p>
        <p>{say('opening/aim/arranged')}</p>
        <Button look="primary" autofocus onClick={() => onBegin(true)}>
          {say('opening/begin')}
        </Button>
        <Button look="outline" onClick={() => onBegin(false)}>
          {say('opening/aim/no-tips')}
        </Button>
        {promise !== null && <p>{say('opening/aim/seal', { promise: promise.slice(0, 16) })}</p>}
      </main>
    </div>
  )
}
