/** The tips of a first tale: when each comes on the guided line and beside it, what it goes with, and where its note lies. */
import { cardFace } from '@runesaga/draw'
import { baseSet } from '@runesaga/sets'
import {
  ABILITIES,
  type AttemptView,
  type CardRef,
  cardEntries,
  type Icon,
  idOf,
  type NamedEvent,
  type PathName,
  standingEvents,
} from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { Coaching } from '../packages/web/src/screens/table/coach/coaching.ts'
import { MARKS, type Mark, type Place } from '../packages/web/src/screens/table/coach/marks.ts'
import type { CardsAbout, Moment, Panel } from '../packages/web/src/screens/table/coach/moment.ts'
import { type Box, overlap, placeNote } from '../packages/web/src/screens/table/coach/placing.ts'
import { offersOf } from '../packages/web/src/session/offers.ts'
import { taleTable } from './kit/first-tale.ts'
import type { Sitting } from './kit/sitting.ts'
import { SPOKEN } from './kit/words.ts'

const ENTRIES = new Map(cardEntries(baseSet()).map((entry) => [entry.id, entry]))

const ABOUT: CardsAbout = {
  iconsOf(card, path) {
    const { paths, rewards } = cardFace(ENTRIES.get(idOf(card))!, { name: '', lines: [] }, SPOKEN.en)
    const shown = path === undefined ? paths : paths.slice(path === 'bottom' ? 1 : 0).slice(0, 1)
    const given = shown.length === 0 ? rewards : shown.flatMap((one) => one.rewards)
    return given.map(({ icon }) => icon).filter((icon): icon is Icon => ABILITIES.includes(icon as never))
  },
  asks: () => ({ points: 5, icons: { dexterity: 1, constitution: 1, wisdom: 1 } }),
  allowsHero: (level) => !['C2', 'C3', 'C4'].includes(level),
}

/** A person at a first tale, and the tips that come. */
class Learner {
  readonly seat: Sitting
  seen: readonly string[] = []
  private readonly coaching = new Coaching({ seen: () => this.seen, keep: (seen) => (this.seen = seen) })
  private panel: Panel | null = null

  private constructor(seat: Sitting) {
    this.seat = seat
  }

  static async begin(): Promise<Learner> {
    return new Learner((await taleTable(1)).seats[0])
  }

  /** `happened`: no more than so many events, as if what came then was taken back */
  moment(happened?: number): Moment {
    const { view, updates } = this.seat
    return {
      view,
      seat: 0,
      offers: offersOf(view, 0),
      events: standingEvents(updates).slice(0, happened),
      panel: this.panel,
      journeying: false,
      reading: null,
      casting: view.attempt !== null,
      seen: new Set(this.seen),
      about: ABOUT,
    }
  }

  due(place: Place, happened?: number): Mark | null {
    const moment = this.moment(happened)
    const mark = this.coaching.dueAt(moment, place)
    if (mark !== null) this.coaching.shows(mark, moment)
    return mark
  }

  /** What is said in this place, and what it is called. */
  said(place: Place): unknown {
    const mark = this.due(place)
    return mark === null ? null : [mark.name, ...mark.says(this.moment())]
  }

  read(place: Place): void {
    this.coaching.read(this.due(place)!)
  }

  async plan(card: CardRef, path: PathName): Promise<void> {
    const target = { card, path }
    const odds = await this.seat.ask({
      ask: 'odds',
      plans: { plain: { target, dark: 0 }, two: { target, dark: 2 } },
    })
    const [plain, two] = [odds.plain, odds.two].map((one) => (typeof one === 'object' ? one : null))
    this.panel = {
      card,
      path,
      paths: 2,
      difficulty: plain?.difficulty.n,
      plain: plain?.success,
      two: (plain?.darkPrices.length ?? 0) > 2 ? two?.success : undefined,
      price: plain?.darkPrices[1] ?? 0,
    }
  }

  async cast(dark = 0): Promise<void> {
    const { card, path } = this.panel!
    this.panel = null
    await this.seat.press({ do: 'carry-out', plan: { target: { card, path }, dark } })
  }

  close(): void {
    this.panel = null
  }
}

describe('the guided line', () => {
  test('brings each tip when it matters, one at a time, and each goes with what it explains', async () => {
    const ada = await Learner.begin()
    expect(ada.said('table')).toEqual(['row', 'coach/row', { card: 'base/raging-inferno' }])
    await ada.plan('base/raging-inferno', 'top')
    expect(ada.said('panel')).toEqual(['paths', 'coach/paths'])
    await ada.plan('base/raging-inferno', 'bottom')
    expect(ada.said('panel')).toEqual(['stones', 'coach/stones', { difficulty: 4 }])
    await ada.cast()
    expect(ada.said('table')).toEqual(['won', 'coach/won', { icon: 'wisdom', n: 1 }])
    await ada.seat.act('end-turn')
    expect(ada.said('table')).toEqual(['failing', 'coach/failing', { n: 1 }])
    ada.read('table')
    expect(ada.said('table')).toEqual(['trait', 'coach/trait', { card: 'base/adventurous', n: 1, have: 4 }])
    await ada.seat.act({ gain: 'base/adventurous' })
    expect(ada.said('table')).toBeNull()
    await ada.seat.act('end-turn')
    const destiny = { n: 5, icon: 'dexterity', card: 'base/street-fight' }
    expect(ada.said('table')).toEqual(['destiny', 'coach/destiny', destiny])
    await ada.plan('base/street-fight', 'top')
    expect(ada.said('panel')).toEqual(['dark', 'coach/dark', { n: 1, chance: 0.8125 }])
    await ada.cast(2)
    expect(ada.said('cast')).toEqual(['feat', 'coach/feat', { n: 1, card: 'base/second-wind' }])
    await ada.seat.act({ play: { card: 'base/second-wind', on: 0 } })
    await ada.seat.act({ dark: 0 })
    expect(ada.said('table')).toEqual(['corruption', 'coach/corruption', { card: 'base/second-wind' }])
    ada.read('table')
    expect(ada.said('table')).toEqual(['journey', 'coach/journey'])
    await ada.seat.act({ journey: 'base/forbidden-lore' })
    expect(ada.said('table')).toBeNull()
    await ada.seat.act('end-turn')
    expect(ada.said('table')).toEqual(['act', 'coach/act'])
    ada.read('table')
    expect(ada.said('table')).toBeNull()
    const gone = ['paths', 'row', 'failing', 'destiny', 'dark', 'feat', 'corruption', 'journey', 'act']
    expect(ada.seen).toEqual(gone)
  })
})

describe('whoever does something else', () => {
  test('wins a point on the safe path, and is told what the other would have brought', async () => {
    const ada = await Learner.begin()
    await ada.plan('base/raging-inferno', 'top')
    await ada.cast()
    expect(ada.said('table')).toEqual(['won', 'coach/won/point'])
  })

  test('leaves the panel without an attempt and is sent to the row again, unless that was read', async () => {
    const ada = await Learner.begin()
    expect(ada.due('table')?.name).toBe('row')
    await ada.plan('base/raging-inferno', 'top')
    expect(ada.due('panel')?.name).toBe('paths')
    await ada.plan('base/raging-inferno', 'bottom')
    expect(ada.due('panel')?.name).toBe('stones')
    ada.close()
    expect(ada.due('table')?.name).toBe('row')
    ada.read('table')
    await ada.plan('base/raging-inferno', 'bottom')
    ada.close()
    expect(ada.due('table')).toBeNull()
  })

  test('is told once more about the row after a turn in which nothing was done', async () => {
    const ada = await Learner.begin()
    expect(ada.due('table')?.name).toBe('row')
    await ada.seat.act('end-turn')
    expect(ada.said('table')).toMatchObject(['row again', 'coach/row', {}])
    ada.read('table')
    // the rival has failed meanwhile
    expect(ada.due('table')?.name).toBe('failing')
    ada.read('table')
    // one card was proposed: no other one in this turn
    expect(ada.due('table')).toBeNull()
    await ada.plan('base/raging-inferno', 'top')
    await ada.cast()
    expect(ada.due('table')?.name).toBe('won')
    await ada.seat.act('end-turn')
    expect(ada.due('table')?.name).toBe('trait')
  })

  test('hears of the paths and stones of another card, without a light on a cast that can’t succeed, and then of the proposed one', async () => {
    const ada = await Learner.begin()
    const both = async (card: CardRef): Promise<unknown[]> => {
      await ada.plan(card, 'bottom')
      const names = [ada.said('panel')]
      ada.read('panel')
      const mark = ada.due('panel')!
      names.push(mark.name, mark.points(ada.moment()))
      ada.read('panel')
      return names
    }
    expect(await both('base/the-academy')).toEqual([
      ['paths other', 'coach/paths/other'],
      'stones other',
      ['stones'],
    ])
    expect(await both('base/raging-inferno')).toEqual([
      ['paths', 'coach/paths'],
      'stones',
      ['stones', 'cast'],
    ])
    // each of them twice at most
    await ada.plan('base/the-academy', 'top')
    expect(ada.due('panel')?.name).toBe('dark')
  })

  test('fails without Dark runes: Second Wind is offered then, and at the next miss once more', async () => {
    const ada = await Learner.begin()
    expect(ada.due('table')?.name).toBe('row')
    await ada.plan('base/street-fight', 'top')
    expect(ada.said('panel')).toEqual(['paths other', 'coach/paths/other'])
    ada.read('panel')
    expect(ada.due('panel')?.name).toBe('stones other')
    ada.read('panel')
    expect(ada.due('panel')?.name).toBe('dark')
    ada.close()
    // the panel was closed: it waits for the next time
    expect(ada.due('table')?.name).toBe('row')
    await ada.plan('base/street-fight', 'top')
    expect(ada.due('panel')?.name).toBe('dark')
    await ada.cast()
    expect(ada.due('cast')?.name).toBe('feat')
    ada.read('cast')
    expect(ada.due('cast')).toBeNull()
    await ada.seat.act('pass')
    expect(ada.said('table')).toEqual(['failing', 'coach/failing/you', { n: 1 }])
  })

  test('is told by the end of the third turn what a Feat is, and not again at its moment', async () => {
    const ada = await Learner.begin()
    for (let turn = 1; turn <= 2; turn++) await ada.seat.act('end-turn')
    const feat = () => MARKS.find(({ name }) => name === 'feat in hand')!.when(ada.moment())
    expect(feat()).toBe(false)
    await ada.plan('base/raging-inferno', 'bottom')
    await ada.cast()
    expect(feat()).toBe(true)
    expect(ada.due('table')?.name).toBe('won')
    ada.read('table')
    expect(ada.said('table')).toEqual(['feat in hand', 'coach/feat/hand', { card: 'base/second-wind' }])
    await ada.seat.act('end-turn')
    // it could still be said
    expect(feat()).toBe(true)
    expect(ada.due('table')?.name).not.toBe('feat in hand')
    expect(ada.seen).toContain('feat in hand')
  })

  test('is told of the moment of a Feat only while it makes something of an attempt that isn’t won', async () => {
    const ada = await Learner.begin()
    await ada.plan('base/street-fight', 'top')
    await ada.cast()
    const moment = ada.moment()
    const attempt = moment.view.attempt!
    const told: NamedEvent = { type: 'act-completed', seat: 0, act: 1 }
    const { when } = MARKS.find(({ name }) => name === 'feat moment')!
    const isDue = (changed: Partial<AttemptView>, idle = false): boolean =>
      when({
        ...moment,
        view: { ...moment.view, attempt: { ...attempt, ...changed } },
        events: [...moment.events, told],
        offers: { ...moment.offers, plays: (card) => (card === 'base/second-wind' ? [{ idle }] : []) },
      })
    const outcome = attempt.outcome!
    expect(outcome.overcame).toBe(false)
    expect(isDue({})).toBe(true)
    expect(isDue({}, true)).toBe(false)
    expect(isDue({ seat: 1 })).toBe(false)
    expect(isDue({ outcome: { ...outcome, overcame: true, margin: 0 } })).toBe(false)
    expect(isDue({ outcome: null, chance: 0 })).toBe(true)
    expect(isDue({ outcome: null, chance: 1 })).toBe(false)
  })

  test('R-END-01/02 is told of the last turn when the rival has brought the end near', async () => {
    const ada = await Learner.begin()
    const moment = ada.moment()
    const { when, says } = MARKS.find(({ name }) => name === 'last')!
    const isDue = (...told: NamedEvent[]): boolean => when({ ...moment, events: [...moment.events, ...told] })
    expect(isDue()).toBe(false)
    expect(isDue({ type: 'end-announced', seat: 1 })).toBe(true)
    expect(isDue({ type: 'end-announced', seat: 0 })).toBe(false)
    expect(says(moment)).toEqual(['coach/last'])
  })

  test('is told of the second Act in the first of its turns in which there was time to see it', async () => {
    const ada = await Learner.begin()
    const { view, events, ...rest } = ada.moment()
    const rows = view.rows.map((row, at) => (at === 1 ? { ...row, open: true } : row)) as typeof view.rows
    const began: NamedEvent = { type: 'turn-began', seat: 0, number: 9 }
    const since = (...happened: NamedEvent[]): Moment => ({
      ...rest,
      view: { ...view, rows },
      events: [...events, { type: 'act-completed', seat: 0, act: 1 }, ...happened],
    })
    const ended: NamedEvent = { type: 'turn-ended', seat: 0 }
    const { when, goes } = MARKS.find(({ name }) => name === 'act')!
    expect(when(since())).toBe(false)
    expect(when(since(began))).toBe(true)
    const later = since(began, ended, began)
    expect(when(later)).toBe(true)
    expect(goes!(later, later)).toBe(false)
    expect(goes!(since(began, ended, began, ended), later)).toBe(true)
    expect(when(since(began, { type: 'act-completed', seat: 0, act: 2 }, began))).toBe(false)
  })

  test('gets a tip again when what came before it went is taken back, but not one that was read', async () => {
    const ada = await Learner.begin()
    expect(ada.due('table')?.name).toBe('row')
    await ada.seat.act('end-turn')
    expect(ada.due('table')?.name).toBe('row again')
    const { length } = standingEvents(ada.seat.updates)
    await ada.plan('base/raging-inferno', 'top')
    await ada.cast()
    expect(ada.due('table')?.name).toBe('won')
    ada.read('table')
    expect(ada.seen).toEqual(['row', 'row again', 'won'])
    ada.due('table', length)
    expect(ada.seen).toEqual(['row', 'won'])
  })
})

describe('a note', () => {
  const free: Box = { left: 12, top: 12, width: 1000, height: 700 }
  const note = { width: 340, height: 150 }
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    width,
    height,
  })
  const lying = (things: Box[], controls: Box[] = [], cards: Box[] = []): Box => ({
    ...placeNote(note, { things, controls, choices: [], cards, free }),
    ...note,
  })

  test('lies beside what it speaks of, and over none of it', () => {
    for (const thing of [
      box(40, 40, 170, 240),
      box(800, 40, 170, 240),
      box(430, 500, 170, 200),
      box(12, 300, 1000, 60),
    ]) {
      expect(overlap(lying([thing]), thing)).toBe(0)
    }
    expect(lying([box(40, 40, 170, 240)])).toMatchObject({ left: 238 })
  })

  test('stays away from the second thing, from what is to be pressed, and inside the window', () => {
    const things = [box(40, 40, 170, 240), box(230, 40, 170, 240)]
    const controls = [box(40, 300, 700, 60)]
    const at = lying(things, controls)
    for (const other of [...things, ...controls]) expect(overlap(at, other)).toBe(0)
    expect(overlap(at, free)).toBe(note.width * note.height)
  })
})
