/** The picture and the name of what is attempted, its difficulty and abilities. */
import { SHIELD } from '@runesaga/draw'
import type { CardRef } from '@runesaga/table'
import { actName } from '@runesaga/words'
import type { Side } from '../../cards/faces.ts'
import { useSession } from '../../session/index.ts'
import { MarkButton } from '../../ui/button.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { drawn } from '../../ui/tips/drawn.ts'
import { useMedia } from '../../ui/use-media.ts'
import { token } from '../figures/index.ts'
import styles from './head.module.css'

interface HeadProps {
  card: CardRef
  side: Side
  name: string
  /** does it lie apart from the rows? */
  apart: boolean
  onBack: () => void
}

export function Head({ card, side, name, apart, onBack }: HeadProps) {
  const { catalog } = useSession()
  const face = catalog.face(card, words(), side)
  const wide = useMedia('(max-width: 940px)')
  const shape = wide
    ? { w: 780, h: 210, x: 0.64, y: 0.48, size: 0.84 }
    : { w: 424, h: 236, x: 0.6, y: 0.4, size: 0.58 }
  const art = catalog.picture(card, shape, side)
  const act = face.act === null ? '' : actName(face.act, words())
  const kind = face.kind === 'challenge' ? 'challenge' : 'adversary'
  return (
    <header class={styles.head}>
      <div class={styles.art} dangerouslySetInnerHTML={{ __html: art }} />
      <MarkButton name={say('common/back')} mark="back" onClick={onBack} />
      <p class={styles.chain}>
        <span class={styles.shield} {...drawn('difficulty')}>
          <span class="unseen">{say('attempt/difficulty')} </span>
          <span dangerouslySetInnerHTML={{ __html: SHIELD }} />
          <b>{face.difficulty}</b>
        </span>
        {face.abilities.map((ability) => (
          <Rich key={ability} text={token(ability)} />
        ))}
      </p>
      <p class="eyebrow">{apart ? say('attempt/adversary') : say(`attempt/of-act/${kind}`, { act })}</p>
      <h2>{name}</h2>
    </header>
  )
}
