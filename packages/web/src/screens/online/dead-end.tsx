/** No way to a table online, or no longer: why, and what can be done. */
import { forgetOnlineTable, keepOnlineTable, type OnlineTable } from '../../state/online-tables.ts'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'

interface DeadEndProps {
  title: string
  about: string
  way?: OnlineTable
  /** there may be a seat after all */
  onAgain?: (() => void) | undefined
}

function DeadEnd({ title, about, way, onAgain }: DeadEndProps) {
  const home = (): void => go({ screen: 'home' })
  return (
    <main class="failure oak">
      <section class="panel" aria-labelledby="dead-end">
        <h1 id="dead-end">{title}</h1>
        {way !== undefined && way.name !== '' && <p class="failure-name">{way.name}</p>}
        <p>{about}</p>
        <div class="answers">
          {onAgain !== undefined && (
            <Button look="primary" onClick={onAgain}>
              {say('online/closed/again')}
            </Button>
          )}
          <Button look={onAgain === undefined ? 'primary' : 'plain'} mark="home" onClick={home}>
            {say('common/home')}
          </Button>
          {way !== undefined && (
            <Button mark="remove" onClick={() => void forgetOnlineTable(way.id).then(home)}>
              {say('online/forget')}
            </Button>
          )}
        </div>
      </section>
    </main>
  )
}

export const Unknown = () => <DeadEnd title={say('online/unknown')} about={say('online/unknown/about')} />

interface ClosedProps {
  way: OnlineTable
  onAgain: (way: OnlineTable) => void
}

/** Whoever was sent away may still know the link by which they came. */
export function Closed({ way, onAgain }: ClosedProps) {
  const { join } = way
  const again = async (pass: string) => {
    const { seat: _, share: __, ...rest } = way
    const invited: OnlineTable = { ...rest, as: 'join', pass }
    await keepOnlineTable(invited)
    onAgain(invited)
  }
  return (
    <DeadEnd
      title={say('online/closed')}
      about={say('online/closed/about')}
      way={way}
      onAgain={way.as === 'join' || join === undefined ? undefined : () => void again(join)}
    />
  )
}

export const Lost = () => <DeadEnd title={say('common/failed')} about={say('online/closed/about')} />
