/** Reading a card: a glance beside it, or the whole of it with its words in either language and the rules that concern it. */

import type { CardRef } from '@runesaga/table'
import { LANGUAGES, languageName, loadLanguage } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { NamedRich } from '../at-table/named.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { say, words } from '../ui/language.ts'
import { later, useNext } from '../ui/later.tsx'
import { Card } from './card.tsx'
import { useCards } from './cards-here.ts'
import type { Side } from './faces.ts'
import { inWords } from './in-words.ts'
import styles from './reading.module.css'
import type { Glance } from './reading-now.ts'
import { asksToRead } from './use-reading.ts'

/** They bring all the rules along; a card can be read without them. */
const Rulings = later(async () => (await import('./rulings-list.tsx')).Rulings, {
  Meanwhile: () => null,
  words: 'reference',
})

/** Once on every screen whose cards can be read. */
export function Reading() {
  useNext(Rulings)
  const { reading } = useCards()
  // whoever comes back to the screen finds the card put away
  useEffect(() => () => reading.putAway(), [reading])
  const read = reading.opened.value
  if (read !== null) return <Whole key={`${read.card} ${read.side}`} {...read} />
  const glance = reading.glanced.value
  return glance === null ? null : <GlanceAt {...glance} />
}

const WIDTH = 300
const HEIGHT = 450
const GAP = 14

function GlanceAt({ card, side, at }: Glance) {
  const { reading } = useCards()
  // the card in focus listens for itself; under the pointer the page does
  useEffect(() => {
    const read = (event: KeyboardEvent) => {
      if (asksToRead(event)) reading.open(card, side)
    }
    addEventListener('keydown', read)
    return () => removeEventListener('keydown', read)
  }, [card, side, reading])
  const right = at.right + GAP
  const left = right + WIDTH + GAP < innerWidth ? right : Math.max(GAP, at.left - GAP - WIDTH)
  const top = Math.max(GAP, Math.min(at.top + at.height / 2 - HEIGHT / 2, innerHeight - HEIGHT - GAP))
  return (
    <div
      class={styles.glance}
      data-part="glance"
      aria-hidden="true"
      style={{ '--x': `${left}px`, '--y': `${top}px` }}
    >
      <Card card={card} side={side} size="full" />
      <p>{say('table/read/keys')}</p>
    </div>
  )
}

function Whole({ card, side, why }: { card: CardRef; side: Side; why?: string | undefined }) {
  const { faces, reading, edition, mode } = useCards()
  const [shown, show] = useState(words())
  const called = new Intl.DisplayNames([shown.language], { type: 'language' })
  const face = faces.face(card, shown, side)
  const sentences = faces.sentences(card, shown)
  return (
    <Dialog title={face.title} class={`${styles.reading} reading`} onClose={() => reading.putAway()}>
      <div class={styles.body}>
        <div class={styles.card} lang={shown.language}>
          <Card card={card} side={side} size="full" in={shown} />
        </div>
        <div class={styles.words}>
          {why !== undefined && <p class={styles.why}>{why}</p>}
          <div class={styles.text} lang={shown.language}>
            {inWords(face, sentences).map((sentence) => (
              <p key={sentence}>
                <NamedRich text={sentence} in={shown} />
              </p>
            ))}
          </div>
          {LANGUAGES.filter((other) => other !== shown.language).map((other) => (
            <Button key={other} onClick={() => void loadLanguage(other).then(show)}>
              {shown.say('table/read/other-language', { language: called.of(other) ?? languageName(other) })}
            </Button>
          ))}
          <Rulings {...{ face, sentences, edition, mode }} />
        </div>
      </div>
    </Dialog>
  )
}
