/** No way to a table online, or no longer: why, and what can be done. */
import { forgetOnlineTable, type OnlineTable } from '../../state/online-tables.ts'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'

interface DeadEndProps {
  title: string
  about: string
  way?: OnlineTable
}

function DeadEnd({ title, about, way }: DeadEndProps) {
  const home = (): void => go({ screen: 'home' })
  return (
    <main class="failure oak">
      <section class="panel" aria-labelledby="dead-end">
        <h1 id="dead-end">{title}</h1>
        {way !== undefined && way.name !== '' && <p class="failure-name">{way.name}</p>}
        <p>{about}</p>
        <div class="answers">
          <Button look="primary" mark="home" onClick={home}>
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

export const Closed = ({ way }: { way: OnlineTable }) => (
  <DeadEnd title={say('online/closed')} about={say('online/closed/about')} way={way} />
)

export const Lost = () => <DeadEnd title={say('common/failed')} about={say('online/closed/about')} />
