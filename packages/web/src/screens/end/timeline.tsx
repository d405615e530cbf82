/** A life from top to bottom: three Acts, each under its Character card, with what was gained in the order it was gained. */
import { type CardNo, type Moment, NO_CARD, type Seat } from '@runesaga/table'
import { actName } from '@runesaga/words'
import { Card } from '../../cards/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say, words } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { useSession } from '../table/session-context.ts'
import { namesAtTheEnd } from './names.ts'

const ACTS = [0, 1, 2] as const

export function Timeline({ seat, moments }: { seat: Seat; moments: readonly Moment[] }) {
  const hero = useSession().look.value.view.heroes[seat]
  // the first two begin their Acts, the last is what it all came to
  const begins = [hero.origin, hero.motivation, NO_CARD]
  const ends = [NO_CARD, NO_CARD, hero.destiny]
  return (
    <ol class="end-road">
      {ACTS.map((act) => (
        <li key={act}>
          <h3>{actName(act + 1, words())}</h3>
          <ol>
            {begins[act] >= 0 && <Character card={begins[act]} />}
            {moments
              .filter((moment) => moment.act === act)
              .map((moment, i) => (
                <MomentLine key={i} moment={moment} seat={seat} />
              ))}
            {ends[act] >= 0 && <Character card={ends[act]} />}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Character({ card }: { card: CardNo }) {
  const { shelf } = useSession()
  const kind = shelf.box.cards[card].kind as 'origin' | 'motivation' | 'class' | 'destiny'
  const { title } = shelf.face(card, words())
  return (
    <li class={`end-milestone f-${kind}`}>
      <Card card={card} size="thumb" />
      <p>{say(`end/life/${kind}`, { card: title })}</p>
    </li>
  )
}

function MomentLine({ moment, seat }: { moment: Moment; seat: Seat }) {
  const session = useSession()
  const names = namesAtTheEnd(session)
  const { card } = moment
  const name = names.cardName(card, language())
  switch (moment.what) {
    case 'path': {
      const bare = names.pathName(card, moment.path, language()) === name
      const kind = session.shelf.face(card, words()).label
      return (
        <li class="end-path">
          <Card card={card} size="strip" path={moment.path} />
          {!bare && <p>{say('end/moment/at', { kind, card: name })}</p>}
        </li>
      )
    }
    case 'ally':
    case 'ally-lost':
    case 'ally-back':
      return (
        <li class="end-moment">
          <Icon name={moment.what === 'ally-lost' ? 'skull' : 'rivals'} />
          <span>{say(`end/moment/${moment.what}`, { card: name })}</span>
        </li>
      )
    case 'feat': {
      const who = session.about.players[moment.on]?.name
      return (
        <li class="end-moment">
          <Rich text={`{${session.shelf.box.cards[card].feat!.kind}}`} />
          <span>
            {who === undefined || moment.on === seat
              ? say('end/moment/feat', { card: name })
              : say('end/moment/feat-on', { card: name, who })}
          </span>
        </li>
      )
    }
    case 'overcame':
    case 'failed': {
      const side = names.sideName?.(card, moment.path, language()) ?? name
      return (
        <li class="end-moment">
          <Rich text="{adversary}" />
          <span>{say(`end/moment/${moment.what}`, { card: side })}</span>
        </li>
      )
    }
  }
}
