/** What the adept would do, and why. */
import { actionWords, hintWords } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { announce } from '../../ui/announcer.tsx'
import { Button, MarkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from './session-context.ts'
import { useOffers } from './use-offers.ts'
import { hinted } from './wishes.ts'

export function HintLine() {
  const session = useSession()
  const { decision } = useOffers()
  const { version, view } = session.look.value
  const hint = hinted.value
  const isStale = hint !== null && hint.version !== version
  useEffect(() => {
    if (isStale) hinted.value = null
  }, [isStale])
  if (hint === null || isStale || decision === undefined) return null
  const context = session.shelf.context(view, session.seat.value)
  const { action, reasons } = hint.chosen
  return (
    <section class="hint-line" aria-label={say('table/hint/title')} ref={announceOnce}>
      <Icon name="hint" />
      <div>
        <b>
          <Rich text={actionWords(action, decision, context, words())} />
        </b>
        <p>
          {reasons.map((reason) => (
            <span key={reason.why}>
              <Rich text={hintWords(reason, context, words())} />{' '}
            </span>
          ))}
        </p>
      </div>
      <Button look="outline" data-action={action.type} onClick={() => void session.act(action)}>
        {say('table/hint/do')}
      </Button>
      <MarkButton name={say('table/hint/close')} mark="close" onClick={() => (hinted.value = null)} />
    </section>
  )
}

/** A hint is read out when it comes. */
function announceOnce(node: HTMLElement | null): void {
  if (node === null || node.dataset.said !== undefined) return
  node.dataset.said = ''
  announce(node.textContent ?? '')
}
