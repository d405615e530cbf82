/** What the adept would do, and why. */

import { deedWords, hintWords } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { partOf, useOffers, useSession, useView } from '../session/index.ts'
import { announce } from '../ui/announcer.tsx'
import { Button, MarkButton } from '../ui/button.tsx'
import { deedKind } from '../ui/deed-kind.ts'
import { Icon } from '../ui/icon.tsx'
import { say, words } from '../ui/language.ts'
import { IconKey } from '../ui/tips/icon-key.tsx'
import styles from './hint-line.module.css'
import { NamedRich } from './named.tsx'

/** `inAttempt`: among what is said of an attempt in progress. */
export function HintLine({ inAttempt = false }: { inAttempt?: boolean }) {
  const session = useSession()
  const { waiting } = useOffers()
  const view = useView()
  const { ui } = session
  const hinted = ui.hint.value
  const isStale = hinted !== null && hinted.version !== session.news.value.version
  useEffect(() => {
    if (isStale) ui.hint.value = null
  }, [isStale])
  if (hinted === null || isStale || waiting === undefined) return null
  const context = session.catalog.context(view, session.seat.value)
  const { deed, reasons } = hinted.hint
  // its price is seen before it is made
  const attempt = partOf(deed, 'attempt')
  const dark = reasons.reduce((n, reason) => (reason.why === 'dark-runes' ? reason.runes : n), 0)
  return (
    <section
      class={`${styles.hint} ${inAttempt ? styles.inAttempt : ''}`}
      aria-label={say('table/hint/title')}
      data-part="hint"
      ref={announceOnce}
      data-icons=""
    >
      <Icon name="hint" />
      <div>
        <b>
          <NamedRich text={deedWords(deed, waiting, context, words())} />
        </b>
        <p>
          {reasons.map((reason) => (
            <span key={reason.why}>
              <NamedRich text={hintWords(reason, context, words())} />{' '}
            </span>
          ))}
        </p>
      </div>
      {attempt === undefined ? (
        <Button look="outline" data-action={deedKind(deed)} onClick={() => void session.act(deed)}>
          {say('table/hint/do')}
        </Button>
      ) : (
        <Button
          look="outline"
          data-opens="attempt"
          onClick={() => ui.plan(attempt.card, { path: attempt.path, dark })}
        >
          {say('table/hint/plan')}
        </Button>
      )}
      <MarkButton name={say('table/hint/close')} mark="close" onClick={() => (ui.hint.value = null)} />
      <IconKey />
    </section>
  )
}

/** A hint is read out when it comes. */
function announceOnce(node: HTMLElement | null): void {
  if (node === null || node.dataset.said !== undefined) return
  node.dataset.said = ''
  announce(node.textContent ?? '')
}
