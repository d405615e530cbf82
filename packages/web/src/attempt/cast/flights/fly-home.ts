/** Everything that an attempt brought flies home, a piece at a time: each leaves a little after the one before, and counts when it arrives. Any press or key takes all of them home at once. */
import { icon } from '@runesaga/draw'
import type { Session } from '../../../session/index.ts'
import { words } from '../../../ui/language.ts'
import type { Piece } from '../homecoming.ts'
import styles from './flights.module.css'
import { homeOf, sourceOf } from './places.ts'

/** Milliseconds: until the word stands, between two pieces, for one of them; all of it at most. */
const FIRST = 460
const STEP = 140
const WAY = 420
const HOP = 260
const ALL = 2200
/** The sign of what lands last is seen that long. */
const SEEN = 600
const GLOW: KeyframeAnimationOptions = { duration: 900, easing: 'ease-out' }
const SIGN: KeyframeAnimationOptions = { duration: 2000, easing: 'ease-out' }

/** What is seen of a piece on its way; null: it only counts. */
function drawn(piece: Piece, session: Session): string | null {
  switch (piece.what) {
    case 'card': {
      const path = session.attempt.peek()?.path ?? 'top'
      return session.catalog.markup(piece.card, words(), 'strip', { path })
    }
    case 'icon':
      return icon(piece.icon, null, words())
    case 'feats':
      return piece.kinds.map((kind) => icon(kind, null, words())).join('')
    case 'ally':
      return session.catalog.markup(piece.card, words(), 'strip')
    case 'points':
      // a card that was failed gives none: they come of something else
      return piece.by > 0 && session.attempt.peek()?.outcome?.overcame === true
        ? icon('triumph', piece.by, words())
        : null
    case 'xp':
      return piece.by > 0 ? icon('xp', null, words()) : null
    case 'level':
      return icon(piece.to.startsWith('V') ? 'virtue' : 'corruption', null, words())
  }
}

const middle = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

class Flights {
  private readonly layer = document.createElement('div')
  private readonly timers: ReturnType<typeof setTimeout>[] = []
  private readonly flying = new Set<Piece>()

  private readonly session: Session
  private readonly arrive: (piece: Piece) => void
  private readonly done: () => void

  constructor(session: Session, arrive: (piece: Piece) => void, done: () => void) {
    this.session = session
    this.arrive = arrive
    this.done = done
    this.layer.className = styles.layer
    this.layer.dataset.part = 'flights'
    this.layer.ariaHidden = 'true'
    document.body.append(this.layer)
  }

  begin(pieces: readonly Piece[]): void {
    // levels are hops of one marker: only the first has a way to go
    const hops = pieces.filter(({ what }) => what === 'level').length
    const ways = pieces.length - Math.max(0, hops - 1)
    const hopping = Math.max(0, hops - 1) * HOP
    const step = Math.min(STEP, Math.max(0, ALL - FIRST - WAY - hopping) / Math.max(1, ways - 1))
    let leaves = FIRST
    let last = 0
    let hasHopped = false
    for (const piece of pieces) {
      this.flying.add(piece)
      if (piece.what === 'level' && hasHopped) {
        last += HOP
        this.at(last, () => this.land(piece))
        continue
      }
      hasHopped ||= piece.what === 'level'
      const at = leaves
      this.at(at, () => this.fly(piece))
      last = at + WAY
      this.at(last, () => this.land(piece))
      leaves += step
    }
    // the row is refilled when all are home
    this.at(last + SEEN, () => this.finish())
    for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, this.finish, true)
  }

  readonly finish = (): void => {
    if (!this.layer.isConnected) return
    this.stop()
    for (const piece of this.flying) this.arrive(piece)
    this.done()
  }

  readonly stop = (): void => {
    this.timers.forEach(clearTimeout)
    this.layer.remove()
    for (const type of ['pointerdown', 'keydown'] as const) removeEventListener(type, this.finish, true)
  }

  private at(time: number, act: () => void): void {
    this.timers.push(setTimeout(act, time))
  }

  private fly(piece: Piece): void {
    const from = sourceOf(piece, this.session.attempt.peek()?.path ?? 'top')
    const to = homeOf(piece)
    const markup = drawn(piece, this.session)
    if (from === null || to === null || markup === null) return
    const [a, b] = [middle(from), middle(to)]
    const ghost = this.add(piece.what === 'card' || piece.what === 'ally' ? styles.strip : styles.icon, a)
    ghost.innerHTML = markup
    // up a little first, so that one sees it leave
    const by = (share: number, lift: number): string =>
      `translate(-50%, -50%) translate(${(b.x - a.x) * share}px, ${(b.y - a.y) * share - lift}px)`
    ghost.animate(
      [
        { transform: `${by(0, 0)} scale(0.8)`, opacity: 0 },
        { transform: `${by(0.08, 26)} scale(1.25)`, opacity: 1, offset: 0.2 },
        { transform: `${by(0.62, 34)} scale(1.12) rotate(3deg)`, opacity: 1, offset: 0.68 },
        { transform: `${by(1, 0)} scale(0.86)`, opacity: 1 },
      ],
      { duration: WAY, easing: 'cubic-bezier(0.5, 0, 0.3, 1)', fill: 'both' },
    ).onfinish = () => ghost.remove()
  }

  private land(piece: Piece): void {
    this.flying.delete(piece)
    this.arrive(piece)
    const home = homeOf(piece)
    if (home === null) return
    const { left, top, width, height } = home.getBoundingClientRect()
    const glow = this.add(styles.glow, { x: left - 4, y: top - 4 })
    glow.style.width = `${width + 8}px`
    glow.style.height = `${height + 8}px`
    glow.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], GLOW).onfinish = () =>
      glow.remove()
    if (piece.what !== 'points') return
    const sign = this.add(styles.sign, { x: left - 6, y: top + height / 2 })
    sign.textContent = words().say('attempt/signed', { n: piece.by })
    sign.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
      SIGN,
    )
  }

  private add(style: string | undefined, { x, y }: { x: number; y: number }): HTMLElement {
    const one = document.createElement('div')
    one.className = style ?? ''
    one.style.left = `${x}px`
    one.style.top = `${y}px`
    this.layer.append(one)
    return one
  }
}

/** `arrive`: a piece is home and counts; `done`: all of them are. Gives what stops it without either. */
export function flyHome(
  pieces: readonly Piece[],
  session: Session,
  arrive: (piece: Piece) => void,
  done: () => void,
): () => void {
  const flights = new Flights(session, arrive, done)
  flights.begin(pieces)
  return flights.stop
}
