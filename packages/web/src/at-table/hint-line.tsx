/** What the adept would do, and why: over what isn't needed now, while what it speaks of is marked where it stands. */

import { deedWords, hintWords } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { type Hinted, partOf, useOffers, useSession, useView } from '../session/index.ts'
import { layout } from '../state/layout.ts'
import { announce } from '../ui/announcer.tsx'
import { Button, MarkButton } from '../ui/button.tsx'
import { deedKind } from '../ui/deed-kind.ts'
import { Icon } from '../ui/icon.tsx'
import { say, words } from '../ui/language.ts'
import { IconKey } from '../ui/tips/icon-key.tsx'
import { planAttempt } from './advised.ts'
import styles from './hint-line.module.css'
import { NamedRich } from './named.tsx'

/** So many reasons are told at once where room is scarce; a desk has room for all. */
const AT_ONCE = { desk: 9, tablet: 2, phone: 2 }

export function HintLine() {
  const { ui, news } = useSession()
  const hinted = ui.hint.value
  const isStale = hinted !== null && hinted.version !== news.value.version
  useEffect(() => {
    if (isStale) ui.hint.value = null
  }, [isStale])
  return hinted === null || isStale ? null : <Told key={hinted.version} hinted={hinted} />
}

function Told({ hinted: { hint } }: { hinted: Hinted }) {
  const session = useSession()
  const { waiting } = useOffers()
  const view = useView()
  const [whole, tellAll] = useState(false)
  if (waiting === undefined) return null
  const { ui } = session
  const context = session.catalog.context(view, session.seat.value)
  const { deed, reasons } = hint
  // its price is seen before it is made
  const attempt = partOf(deed, 'attempt')
  const told = whole ? reasons : reasons.slice(0, AT_ONCE[layout.value])
  return (
    <section
      class={`${styles.hint} ${layout.value === 'desk' ? '' : styles.above}`}
      aria-label={say('table/hint/title')}
      data-part="hint"
      data-over=""
      ref={announceOnce}
      data-icons=""
    >
      <Icon name="hint" />
      <b>
        <NamedRich text={deedWords(deed, waiting, context, words())} />
      </b>
      <div class={styles.rest}>
        <p>
          {told.map((reason) => (
            <span key={reason.why}>
              <NamedRich text={hintWords(reason, context, words())} />{' '}
            </span>
          ))}
        </p>
        <div class={styles.foot}>
          {told.length < reasons.length && (
            <Button onClick={() => tellAll(true)}>{say('table/hint/more')}</Button>
          )}
          {attempt === undefined ? (
            <Button look="outline" data-action={deedKind(deed)} onClick={() => void session.act(deed)}>
              {say('table/hint/do')}
            </Button>
          ) : (
            <Button
              look="outline"
              data-opens="attempt"
              onClick={() => planAttempt(ui, attempt.card, attempt.path)}
            >
              {say('table/hint/plan')}
            </Button>
          )}
        </div>
      </div>
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
