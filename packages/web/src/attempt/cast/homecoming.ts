/**
 * What an attempt brought its hero, piece by piece in the order in which it comes home, and how the table stands as far as it has. Plain
 * data: how a piece gets there is for others.
 */
import {
  type FeatKind,
  type HeroView,
  ICONS,
  type Icon,
  type Level,
  type Seat,
  type View,
} from '@runesaga/table'

export type Piece =
  | { what: 'card'; card: string }
  | { what: 'icon'; icon: Icon }
  | { what: 'feats'; kinds: readonly FeatKind[] }
  | { what: 'ally'; card: string }
  | { what: 'points'; by: number }
  | { what: 'xp'; by: number }
  /** one level of the track */
  | { what: 'level'; to: Level }

const handOf = ({ hand: { hero, antihero } }: HeroView) => ({ hero, antihero })

/** `track`: the levels from the top down. */
export function piecesOf(before: View, now: View, seat: Seat, track: readonly Level[]): Piece[] {
  const [was, is] = [before.heroes[seat], now.heroes[seat]]
  const pieces: Piece[] = []
  is.columns.forEach((column, c) => {
    const fresh = column.filter(({ card }) => !was.columns[c].some((known) => known.card === card))
    pieces.push(...fresh.map(({ card }): Piece => ({ what: 'card', card })))
  })
  for (const icon of ICONS) if (is.icons[icon] > was.icons[icon]) pieces.push({ what: 'icon', icon })
  const kinds = (['hero', 'antihero'] as const).filter((kind) => handOf(is)[kind] > handOf(was)[kind])
  if (kinds.length > 0) pieces.push({ what: 'feats', kinds })
  const allies = is.allies.filter((card) => !was.allies.includes(card))
  pieces.push(...allies.map((card): Piece => ({ what: 'ally', card })))
  const [scored, scores] = [before.you?.sheet?.total ?? 0, now.you?.sheet?.total ?? 0]
  if (scored !== scores) pieces.push({ what: 'points', by: scores - scored })
  if (was.xp !== is.xp) pieces.push({ what: 'xp', by: is.xp - was.xp })
  const [from, to] = [track.indexOf(was.level), track.indexOf(is.level)]
  for (let at = from; at !== to; ) {
    at += Math.sign(to - from)
    pieces.push({ what: 'level', to: track[at] })
  }
  return pieces
}

/** The table before, with the pieces that have come home, and nothing that could be done: what comes last is still to be seen. */
export function withHome(before: View, now: View, seat: Seat, home: readonly Piece[]): View {
  const [was, is] = [before.heroes[seat], now.heroes[seat]]
  const icons = { ...was.icons }
  let hero: HeroView = { ...was, icons }
  let sheet = before.you?.sheet ?? null
  for (const piece of home) {
    switch (piece.what) {
      case 'card':
        hero = { ...hero, columns: is.columns }
        break
      case 'icon':
        icons[piece.icon] = is.icons[piece.icon]
        break
      case 'feats':
        hero = { ...hero, hand: is.hand }
        break
      case 'ally':
        hero = { ...hero, allies: is.allies }
        break
      case 'points':
        sheet = now.you?.sheet ?? null
        break
      case 'xp':
        hero = { ...hero, xp: is.xp }
        break
      case 'level':
        hero = { ...hero, level: piece.to }
        break
    }
  }
  const quiet = asBefore(before)
  return {
    ...quiet,
    heroes: before.heroes.with(seat, hero),
    you: quiet.you === null ? null : { ...quiet.you, sheet },
  }
}

/** As it stood; nothing of it can be done any more. */
export const asBefore = (view: View): View => ({
  ...view,
  waitsFor: [],
  you: view.you === null ? null : { ...view.you, offers: [], question: null },
})
