/** The boxes that can be put together from some sets, each compiled when a table first needs it. */
import type { CardSet } from '../language/cards.ts'
import type { GameOptions, SetStamp, TableSetup } from '../state/types.ts'
import { type Box, makeBox } from './box.ts'
import { setHash } from './set-hash.ts'

export const NO_OPTIONS: GameOptions = Object.freeze({})

/** Two sets of one name can't be told apart at a table. */
export class BadSets extends Error {
  override readonly name = 'BadSets'
}

/** A game that was begun with other cards than these rules have. */
export class WrongRules extends Error {
  override readonly name = 'WrongRules'
}

export class Boxes {
  readonly sets: ReadonlyMap<string, CardSet>
  private readonly stampOf = new Map<string, SetStamp>()
  private readonly ofSetup = new WeakMap<TableSetup, Box>()
  private readonly byKey = new Map<string, Box>()
  private lastSetup: TableSetup | null = null
  private lastBox: Box | null = null

  constructor(sets: readonly CardSet[]) {
    const known = new Map<string, CardSet>()
    for (const set of sets) {
      const other = known.get(set.set)
      if (other !== undefined && other !== set)
        throw new BadSets(`two sets are called "${set.set}": "${other.name.en}" and "${set.name.en}"`)
      known.set(set.set, set)
    }
    this.sets = known
  }

  /** The box of a table. States of one game share their setup object, so this is nearly always one comparison. */
  of(setup: TableSetup): Box {
    return setup === this.lastSetup ? this.lastBox! : this.find(setup)
  }

  /** Sets as a game knows them. A name that isn't known throws. */
  stamps(ids: readonly string[]): SetStamp[] {
    return ids.map((id) => this.stamp(id))
  }

  private stamp(id: string): SetStamp {
    let stamp = this.stampOf.get(id)
    if (stamp === undefined) {
      stamp = Object.freeze({ id, hash: setHash(this.setNamed(id)) })
      this.stampOf.set(id, stamp)
    }
    return stamp
  }

  private setNamed(id: string): CardSet {
    const set = this.sets.get(id)
    if (set === undefined) {
      const known = [...this.sets.keys()]
      throw new Error(`the card set "${id}" is not loaded; known sets: ${known.join(', ') || 'none'}`)
    }
    return set
  }

  private find(setup: TableSetup): Box {
    let box = this.ofSetup.get(setup)
    if (box === undefined) {
      box = this.byContent(setup)
      this.ofSetup.set(setup, box)
    }
    this.lastSetup = setup
    this.lastBox = box
    return box
  }

  private byContent(setup: TableSetup): Box {
    for (const { id, hash } of setup.sets) {
      const own = this.stamp(id)
      if (own.hash !== hash)
        throw new WrongRules(
          `the game was begun with another "${id}" (${hash}) than these rules have (${own.hash})`,
        )
    }
    const key = JSON.stringify([
      setup.edition,
      setup.mode,
      setup.heroes,
      setup.sets.map(({ id }) => id),
      setup.options,
      setup.cards,
    ])
    let box = this.byKey.get(key)
    if (box === undefined) {
      box = makeBox(
        setup,
        setup.sets.map(({ id }) => this.setNamed(id)),
      )
      this.byKey.set(key, box)
    }
    return box
  }
}
