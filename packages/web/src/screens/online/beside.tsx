/** Beside the seats: links for others, and what holds at this table. */
import type { Gathering } from '@runesaga/table/remote'
import { useState } from 'preact/hooks'
import { linkTo } from '../../online/links.ts'
import type { Place } from '../../online/place.ts'
import { Button } from '../../ui/button.tsx'
import { called } from '../../ui/called.ts'
import { Icon } from '../../ui/icon.tsx'
import type { UiIcon } from '../../ui/icon-names.ts'
import { say } from '../../ui/language.ts'
import styles from './beside.module.css'
import { LinkField } from './link-field.tsx'

export function Beside({ place, gathering }: { place: Place; gathering: Gathering }) {
  const { id, name, seats, hashes, promise } = gathering
  const { join, watch, pass, as } = place.kept
  const text = say('online/share/text', { name: called(name) })
  const isFree = seats.some(({ kind }) => kind === 'open')
  const parts = hashes.filter((hash) => hash !== null).length
  return (
    <aside class={styles.beside}>
      {join !== undefined && (
        <section class="panel" aria-labelledby="link-friends">
          <h2 class="eyebrow" id="link-friends">
            {say('online/link/friends')}
          </h2>
          <p>{say(isFree ? 'online/link/friends/about' : 'online/link/friends/full')}</p>
          {isFree && (
            <LinkField link={linkTo('join', id, join)} label={say('online/link/friends')} text={text} />
          )}
        </section>
      )}
      {(watch !== undefined || as === 'seat') && (
        <section class={`${styles.further} panel`}>
          {watch !== undefined && (
            <Further
              link={linkTo('watch', id, watch)}
              title={say('online/link/watch')}
              about={say('online/link/watch/about')}
              text={text}
            />
          )}
          {as === 'seat' && (
            <Further
              link={linkTo('seat', id, pass)}
              title={say('online/link/seat')}
              about={say('online/link/seat/about')}
              text={text}
            />
          )}
        </section>
      )}
      <section class={`${styles.agreed} panel`}>
        <ul>
          <Agreed
            mark="seal"
            title={say('online/chance')}
            about={say('online/chance/about')}
            also={[
              say('online/chance/seal', { seal: promise.slice(0, 12) }),
              ...(parts === 0 ? [] : [say('online/chance/parts', { n: parts })]),
            ].join(' · ')}
          />
          <Agreed mark="hint" title={say('online/no-hurry')} about={say('online/no-hurry/about')} />
        </ul>
      </section>
    </aside>
  )
}

interface FurtherProps {
  link: string
  title: string
  about: string
  text: string
}

/** A link that few need: shown when it is asked for. */
function Further({ link, title, about, text }: FurtherProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <div class={styles.line}>
        <p>
          <b>{title}</b>
          <small>{about}</small>
        </p>
        {!isOpen && (
          <Button aria-label={`${say('online/link/show')}: ${title}`} onClick={() => setOpen(true)}>
            {say('online/link/show')}
          </Button>
        )}
      </div>
      {isOpen && <LinkField link={link} label={title} text={text} />}
    </div>
  )
}

interface AgreedProps {
  mark: UiIcon
  title: string
  about: string
  also?: string
}

function Agreed({ mark, title, about, also }: AgreedProps) {
  return (
    <li>
      <Icon name={mark} />
      <span>
        <b>{title}</b>
        {about}
        {also !== undefined && <small>{also}</small>}
      </span>
    </li>
  )
}
