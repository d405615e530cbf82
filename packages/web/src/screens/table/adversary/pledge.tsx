/** A hero is asked whether to side with the Adversary. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { NamedRich } from '../../../at-table/named.tsx'
import { useOffers, useSession, useView } from '../../../session/index.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { say, words } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './pledge.module.css'

/** A heading that is read at once, since it takes the place of everything else. */
function Heading({ words }: { words: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    announce(words)
  }, [words])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {words}
    </h2>
  )
}

interface SideProps {
  class?: string
  title: string
  points: readonly string[]
  children: ComponentChildren
}

function Side({ class: also = '', title, points, children }: SideProps) {
  return (
    <section class={`${styles.side} ${also}`} data-icons="">
      <h3>{title}</h3>
      <ul class="diamonds">
        {points.map((point) => (
          <li key={point}>
            <NamedRich text={point} />
          </li>
        ))}
      </ul>
      {children}
      <IconKey />
    </section>
  )
}

export function Pledge() {
  const session = useSession()
  const pledge = useOffers().question?.pledge ?? null
  const { adversary } = useView()
  if (pledge === null || adversary === null) return null
  const values = { foe: session.catalog.face(adversary.card, words()).title, xp: `{xp ${pledge}}` }
  const answer = (choice: 'yes' | 'no') => () => void session.act({ choose: choice })
  const vignette = session.catalog.picture(adversary.card, { w: 320, h: 180, y: 0.5, size: 0.9 })
  return (
    <section class={styles.pledge}>
      <div class={styles.foe} aria-hidden="true" dangerouslySetInnerHTML={{ __html: vignette }} />
      <Heading words={say('pledge/title', values)} />
      <p>{say('pledge/text', values)}</p>
      <div class={styles.sides}>
        <Side
          class={styles.dark}
          title={say('pledge/yes', values)}
          points={[say('pledge/yes/1', values), say('pledge/yes/2', values), say('pledge/yes/3', values)]}
        >
          <Button look="outline" data-action="choose" onClick={answer('yes')}>
            {say('pledge/yes', values)}
          </Button>
        </Side>
        <Side
          title={say('pledge/no', values)}
          points={[say('pledge/no/1', values), say('pledge/no/2', values), say('pledge/no/3', values)]}
        >
          <Button look="outline" data-action="choose" onClick={answer('no')}>
            {say('pledge/no', values)}
          </Button>
        </Side>
      </div>
    </section>
  )
}
