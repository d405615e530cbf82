/** A Feat or a power in one line: its picture, its name, what it does. */
import type { CardNo } from '@runesaga/table'
import { words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { token } from './token.ts'

export function DeedRow({ card, when, text }: { card: CardNo; when?: string; text: string }) {
  const { shelf } = useSession()
  const { title, feat, frame } = shelf.face(card, words())
  const art = shelf.picture(card, { w: 60, h: 62, size: 0.74 })
  return (
    <span class={`attempt-deed f-${frame}`}>
      <span class="deed-art" aria-hidden="true">
        <span dangerouslySetInnerHTML={{ __html: art }} />
        {feat !== null && <Rich text={token(feat)} />}
      </span>
      <span class="deed-words">
        <b>{title}</b>
        <small>
          {when !== undefined && <i>{when} </i>}
          <Rich text={text} />
        </small>
      </span>
    </span>
  )
}
