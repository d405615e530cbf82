/** Who may answer, in the order in which they are asked, by what everybody knows: the size of the hands. */
import { HIDDEN_HERO, type Seat } from '@runesaga/table'
import { say } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { SeatMark } from '../table/seat-mark.tsx'
import { useSession } from '../table/session-context.ts'
import { AskMe } from './ask-me.tsx'
import { token } from './token.ts'

export function WhoMayAnswer() {
  const { look, about, shelf, seat: you } = useSession()
  const { heroes, turn, pending, top } = look.value.view
  const asked = pending.find(({ kind }) => kind === 'window')?.seat
  const passed = asked === undefined ? 0 : (top?.m ?? 0)
  const order = heroes.map((_, k) => (turn.seat + k) % heroes.length)
  const isHero = (card: number) =>
    card === HIDDEN_HERO || (card >= 0 && shelf.box.cards[card].feat?.kind === 'hero')
  const state = (seat: Seat): string => {
    if (asked === undefined) return ''
    if (seat === asked) return say('attempt/who/now', { person: seat === you.value ? 'you' : 'hero' })
    if ((passed & (1 << seat)) !== 0) return say('attempt/who/passed')
    return say(heroes[seat].hand.length === 0 ? 'attempt/who/no-feats' : 'attempt/who/after')
  }
  return (
    <section class="trial-who panel" aria-labelledby="who-title">
      <h2 class="eyebrow" id="who-title">
        {say('attempt/who')}
      </h2>
      <p class="quiet">{say('attempt/who/how')}</p>
      <ul>
        {order.map((seat) => {
          const { hand } = heroes[seat]
          const heroCards = hand.filter(isHero).length
          return (
            <li key={seat} class={seat === asked ? 'on' : ''}>
              <SeatMark seat={seat} />
              <span class="who-name">
                <b>{about.players[seat].name}</b>
                <small>{state(seat)}</small>
              </span>
              <span class="who-hand">
                <Rich text={`${token('hero')} `} />
                {heroCards} <Rich text={`${token('antihero')} `} />
                {hand.length - heroCards}
              </span>
            </li>
          )
        })}
      </ul>
      <AskMe key={you.value} />
    </section>
  )
}
