/** The word on how an attempt ended, and where its card goes. It stays while everything comes home. */
import type { AttemptView } from '@runesaga/table'
import { plain } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { useSession, useView } from '../../session/index.ts'
import { announce } from '../../ui/announcer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { sound } from '../../ui/sound.ts'
import styles from './word.module.css'

type OutcomeOf = NonNullable<AttemptView['outcome']>

/** The messages of what becomes of a card, where they have other names. */
const GOES = {
  story: 'story',
  discarded: 'discard',
  stays: 'stays',
  defeated: 'defeated',
  'adversary-stays': 'adversary',
} as const satisfies Record<NonNullable<OutcomeOf['fate']>, string>

export function outcomeWords({ overcame, margin }: OutcomeOf): string {
  if (overcame) {
    if (margin > 0) return say('attempt/outcome/overcome', { n: margin })
    return say(margin === 0 ? 'attempt/outcome/just' : 'attempt/outcome/overcome-plain')
  }
  return margin < 0 ? say('attempt/outcome/failed', { n: -margin }) : say('attempt/outcome/failed-plain')
}

interface WordProps {
  attempt: AttemptView
  outcome: OutcomeOf
}

export function Word({ attempt: { card, path, seat: by }, outcome }: WordProps) {
  const { catalog, seat, you, about } = useSession()
  const { adversary } = useView()
  const { overcame, fate } = outcome
  const names = catalog.names(seat.value)
  const word = outcomeWords(outcome)
  const side = (): string => names.sideName?.(card, path, words().language) ?? ''
  // where successes take Experience off, one attempt doesn't defeat it
  const isDrained = fate === 'defeated' && about.figures.excessRemovesXp && adversary !== null
  const goes = isDrained
    ? say('attempt/goes/faced', { card: side(), left: `{xp ${adversary.xp}}` })
    : fate === null
      ? ''
      : say(`attempt/goes/${GOES[fate]}`, {
          card: side(),
          path: fate === 'story' ? names.pathName(card, path, words().language) : '',
          person: by === you.value ? 'you' : 'hero',
          who: about.players[by].name,
        })
  useEffect(() => {
    sound(overcame ? 'overcome' : 'fail')
    announce(`${word}. ${plain(goes, words())}`)
  }, [word, goes])
  return (
    <div class={`${styles.word} ${overcame ? styles.overcame : styles.failed}`} data-part="outcome">
      <Icon name={overcame ? 'laurels' : 'close'} />
      <div>
        <h2 data-now="" tabIndex={-1}>
          {word}
        </h2>
        {goes !== '' && (
          <p>
            <Rich text={goes} />
          </p>
        )}
      </div>
    </div>
  )
}
