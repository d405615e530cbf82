/** Around every screen: what breaks in one of them is said in words, with ways on. */
import { Component, type ComponentChildren } from 'preact'
import { go } from '../state/route.ts'
import { Button } from './button.tsx'
import { say } from './language.ts'
import { later } from './later.tsx'

const Report = later(async () => (await import('../screens/trouble/report.tsx')).Report, {
  Meanwhile: () => null,
})

/** Browsers have no common name for it. */
const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && /fetch|module|preload/i.test(error.message)

interface GuardProps {
  /** which screen it is: another one is tried afresh */
  at: string
  children: ComponentChildren
}

interface GuardState {
  failed: { error: unknown } | null
}

export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { failed: null }

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: { error } })
  }

  override componentDidUpdate({ at }: GuardProps): void {
    if (at !== this.props.at && this.state.failed !== null) this.setState({ failed: null })
  }

  override render() {
    const { failed } = this.state
    return failed === null ? this.props.children : <Failure error={failed.error} />
  }
}

function Failure({ error }: { error: unknown }) {
  const notFetched = isNotFetched(error)
  const home = (
    <Button look={notFetched ? 'plain' : 'primary'} mark="home" onClick={() => go({ screen: 'home' })}>
      {say('common/home')}
    </Button>
  )
  return (
    <main class="failure oak">
      <section class="panel" aria-labelledby="cannot-open">
        <h1 id="cannot-open">{say('common/failed')}</h1>
        <p role="alert">{say(notFetched ? 'common/not-fetched' : 'common/failed/about')}</p>
        {!notFetched && <p class="failure-said">{String(error)}</p>}
        <div class="answers">
          {!notFetched && home}
          <Button look={notFetched ? 'primary' : 'plain'} onClick={() => location.reload()}>
            {say('common/reload')}
          </Button>
          {notFetched ? home : <Report error={error} />}
        </div>
      </section>
    </main>
  )
}
