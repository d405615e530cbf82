/** What the plan and the cast both draw: a chance in large figures, a Feat or a power in one line. */

import type { CardRef } from '@runesaga/table'
import { NamedRich } from '../../at-table/named.tsx'
import { useSession } from '../../session/index.ts'
import { chanceFigure, chanceText } from '../../ui/chance.ts'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { token } from './in-words.ts'
import styles from './pieces.module.css'

export function Percent({ chance }: { chance: number | undefined }) {
  if (chance === undefined) return <span class={styles.percent}>…</span>
  return (
    <span class={styles.percent}>
      <span class="unseen">{say('attempt/chance-of', { chance: chanceText(chance, words()) })}</span>
      <b aria-hidden="true">{chanceFigure(chance, words())}</b>
      <i aria-hidden="true">{words().rules.percent('')}</i>
    </span>
  )
}

/** Its picture, its name, what it does. */
export function DeedRow({ card, when, text }: { card: CardRef; when?: string; text: string }) {
  const { catalog } = useSession()
  const { title, feat, frame } = catalog.face(card, words())
  const art = catalog.picture(card, { w: 60, h: 62, size: 0.74 })
  return (
    <span class={`${styles.deed} f-${frame}`}>
      <span class={styles.art} aria-hidden="true">
        <span dangerouslySetInnerHTML={{ __html: art }} />
        {feat !== null && <Rich text={token(feat)} />}
      </span>
      <span class={styles.words}>
        <b>{title}</b>
        <small>
          {when !== undefined && <i>{when} </i>}
          <NamedRich text={text} />
        </small>
      </span>
    </span>
  )
}
