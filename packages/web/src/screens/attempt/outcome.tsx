/** How it ended, stamped over the oak, and where the card goes. */
import { useEffect } from 'preact/hooks'
import { announce } from '../../ui/announcer.tsx'
import { language, say } from '../../ui/language.ts'
import { sound } from '../../ui/sound.ts'
import { useSession } from '../table/session-context.ts'
import type { Trial } from './use-trial.ts'

export function Outcome({ trial: shown }: { trial: Trial }) {
  const { shelf, seat, about } = useSession()
  const { outcome, margin, card, path, fate } = shown
  const names = shelf.names(seat.value)
  const words = outcomeWords(outcome === 'overcome', margin)
  const goes =
    fate === null
      ? ''
      : say(`attempt/goes/${fate}`, {
          card: names.sideName?.(card, path, language()) ?? '',
          path: fate === 'story' ? names.pathName(card, path, language()) : '',
          person: shown.seat === seat.value ? 'you' : 'hero',
          who: about.players[shown.seat].name,
        })
  useEffect(() => {
    sound(outcome === 'overcome' ? 'overcome' : 'fail')
    announce(`${words}. ${goes}`)
  }, [words, goes])
  return (
    <div class={`trial-stamp ${outcome}`}>
      <b>{words}</b>
      {goes !== '' && <span>{goes}</span>}
    </div>
  )
}

function outcomeWords(overcome: boolean, margin: number): string {
  if (overcome) {
    return margin > 0 ? say('attempt/outcome/overcome', { n: margin }) : say('attempt/outcome/just')
  }
  return margin < 0 ? say('attempt/outcome/failed', { n: -margin }) : say('attempt/outcome/failed-plain')
}
