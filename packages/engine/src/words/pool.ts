/** Effect words on the pool of the attempt in progress: icons that are lent, runes and Dark runes that are added, abilities. */

import {
  castIsToCome,
  darkAllowedAtLevel,
  darkAllowedOnPath,
  darkInPool,
  iconsFor,
  stonesOfAbility,
} from '../conduct/attempt-math.ts'
import { castMore } from '../conduct/casting.ts'
import { MAX_DARK, MAX_OF_ABILITY, STONE, stoneOf } from '../conduct/stones.ts'
import { ABILITIES, ICONS } from '../language/names.ts'
import { type Game, GO } from '../state/game.ts'
import { raised } from '../state/lists.ts'
import { type Attempt, type Frame, NOBODY, type Seat } from '../state/types.ts'
import { attempting, running } from './attempt.ts'
import { answerer, ask, type Choice, type Op, type Words } from './op.ts'

type Which = { of?: string | undefined; 'one-of'?: string[] | undefined; n?: number | undefined }

type Choices = (g: Game, f: Frame) => Choice[]

/** A choice for each icon, made once. */
const CHOICES = ICONS.map((_, ability): Choice => ({ kind: 'ability', ability }))

const has = (g: Game, seat: Seat, i: number): boolean => {
  const h = g.state.heroes[seat]
  return h.icons[i] + h.lent[i] > 0
}

/** The icons a hero can choose between for `icon` and `add-rune`. */
function iconChoices(p: Which): Choices {
  const fixed = (names: readonly string[]): Choices => {
    const choices = names.map((name) => CHOICES[(ICONS as readonly string[]).indexOf(name)])
    return () => choices
  }
  if (p['one-of'] !== undefined) return fixed(p['one-of'])
  if (p.of !== undefined && (ICONS as readonly string[]).includes(p.of)) return fixed([p.of])
  switch (p.of) {
    case 'challenge-ability':
      return (g) => (g.state.attempt === null ? [] : g.state.attempt.abilities.map((i) => CHOICES[i]))
    case 'ability-you-have':
      return (g, f) => (f.seat === NOBODY ? [] : ABILITY_CHOICES.filter((_, i) => has(g, f.seat, i)))
    case 'challenge-ability-you-have':
      return (g, f) => {
        const a = g.state.attempt
        if (a === null || f.seat === NOBODY) return []
        // there is no fourth stone of an ability
        return a.abilities
          .filter((i) => has(g, f.seat, i) && stonesOfAbility(g, a, i) < MAX_OF_ABILITY)
          .map((i) => CHOICES[i])
      }
    case 'ability-another-has':
      return abilitiesOfOthers
    default:
      return () => ABILITY_CHOICES
  }
}
const ABILITY_CHOICES = CHOICES.slice(0, ABILITIES.length)

function abilitiesOfOthers(g: Game, f: Frame): Choice[] {
  const found: Choice[] = []
  for (let seat = 0; seat < g.state.heroes.length; seat++) {
    if (seat === f.seat) continue
    for (let ability = 0; ability < ABILITIES.length; ability++) {
      if (has(g, seat, ability)) found.push({ kind: 'ability', ability, seat })
    }
  }
  return found
}

/** A rune of an ability that isn't used would be wasted (R-RUNE-06): it can only be chosen where no other can. */
function runeChoices(p: Which): Choices {
  const choices = iconChoices(p)
  return (g, f) => {
    const all = choices(g, f)
    const used = g.state.attempt?.abilities ?? []
    const useful = all.filter((choice) => choice.kind === 'ability' && used.includes(choice.ability))
    return useful.length > 0 ? useful : all
  }
}

/** Stones that the pool would gain: after the cast they are cast alone. */
function castNewStones(g: Game, change: (a: Attempt) => void): void {
  const before = g.state.attempt!.abilities.map((i) => stonesOfAbility(g, g.state.attempt!, i))
  change(g.attempt())
  if (castIsToCome(g) || g.state.attempt!.again || g.state.attempt!.outcome !== '') return
  const added: number[] = []
  g.state.attempt!.abilities.forEach((ability, k) => {
    const now = stonesOfAbility(g, g.state.attempt!, ability)
    for (let i = before[k]; i < now; i++) added.push(stoneOf(ability, i))
  })
  castMore(g, added)
}

/** Lent icons count for what they open, and join no story (R-RAD-03, R-ODIUM-18). */
function giveIcons(g: Game, f: Frame, icon: number, n: number, until: 'attempt' | 'turn'): void {
  const seat = f.seat === NOBODY ? f.that : f.seat
  const mine = g.state.attempt !== null && g.state.attempt.seat === seat
  if (until === 'attempt' && !mine) return
  const give = () => {
    if (until === 'attempt') {
      const a = g.attempt()
      a.icons = raised(a.icons, icon, n)
    } else {
      const hero = g.hero(seat)
      hero.lent = raised(hero.lent, icon, n)
    }
    g.emit({ type: 'icon-lent', seat, icon, amount: n, until, by: f.card })
  }
  if (mine) castNewStones(g, give)
  else give()
}

function addRunes(g: Game, f: Frame, ability: number, n: number): void {
  const a = g.state.attempt!
  g.emit({ type: 'runes-added', seat: a.seat, stones: Array(n).fill(STONE.standard + ability), by: f.card })
  // a stone of an ability that the Challenge doesn't list isn't cast
  if (!a.abilities.includes(ability)) return
  castNewStones(g, (mine) => {
    mine.runes = raised(mine.runes, ability, n)
  })
}

/** `icon` and `add-rune` share how the ability is found. */
function abilityWord(
  word: 'icon' | 'add-rune',
  p: Which,
  can: (g: Game, f: Frame) => boolean,
  give: (g: Game, f: Frame, ability: number, n: number) => void,
): Op {
  const n = p.n ?? 1
  const options = word === 'icon' ? iconChoices(p) : runeChoices(p)
  if (p.of === 'each-challenge-ability') {
    return {
      word,
      can,
      run(g, f) {
        if (can(g, f)) for (const ability of g.state.attempt!.abilities.slice()) give(g, f, ability, n)
        return GO
      },
    }
  }
  const op: Op = {
    word,
    can: (g, f) => can(g, f) && options(g, f).length > 0,
    run: (g, f) => (can(g, f) ? ask(g, f, op) : GO),
    asks: (g, f) => (f.owner !== NOBODY ? f.owner : answerer(g, f)),
    options,
    answer(g, f, choice) {
      if (choice.kind !== 'ability') return GO
      // "another hero" stays the one whose ability was lent
      if (choice.seat !== undefined) f.other = choice.seat
      give(g, f, choice.ability, n)
      return GO
    },
  }
  return op
}

export const POOL_WORDS: Words<'icon' | 'add-rune' | 'add-dark' | 'replace-ability' | 'copy-icons'> = {
  icon: (p) =>
    abilityWord(
      'icon',
      p,
      (g, f) =>
        p.until === 'turn' ||
        (attempting(g) && g.state.attempt!.seat === (f.seat === NOBODY ? f.that : f.seat)),
      (g, f, ability, n) => giveIcons(g, f, ability, n, p.until),
    ),
  'add-rune': (p) => abilityWord('add-rune', p, attempting, addRunes),
  // R-DARK-06: no purchase
  'add-dark': (p) => ({
    word: 'add-dark',
    can: (g) =>
      running(g) &&
      darkInPool(g, g.state.attempt!) < MAX_DARK &&
      darkAllowedOnPath(g, g.state.attempt!) &&
      (p['even-at-C4'] === true || darkAllowedAtLevel(g, g.state.attempt!.seat)),
    run(g, f) {
      if (!this.can(g, f)) return GO
      const n = Math.min(p.n, MAX_DARK - darkInPool(g, g.state.attempt!))
      const a = g.attempt()
      const granted = p['even-at-C4'] === true
      if (granted) a.darkGranted += n
      else a.darkAdded += n
      const stones = Array<number>(n).fill(STONE.dark)
      g.emit({ type: 'runes-added', seat: a.seat, stones, by: f.card })
      // before a re-attempt they simply join the pool
      if (castIsToCome(g) || a.outcome !== '') return GO
      if (!granted) a.darkKept += n
      castMore(g, stones)
      return GO
    },
  }),
  'replace-ability': (name) => {
    const ability = ABILITIES.indexOf(name)
    const op: Op = {
      word: 'replace-ability',
      can: (g) => attempting(g) && castIsToCome(g) && !g.state.attempt!.abilities.includes(ability),
      run: (g, f) => (op.can(g, f) ? ask(g, f, op) : GO),
      asks: (g) => g.state.attempt!.seat,
      options: (g) => g.state.attempt!.abilities.map((a): Choice => ({ kind: 'ability', ability: a })),
      answer(g, f, choice) {
        if (choice.kind !== 'ability') return GO
        const a = g.attempt()
        a.abilities = a.abilities.with(a.abilities.indexOf(choice.ability), ability)
        g.emit({ type: 'ability-replaced', from: choice.ability, to: ability, by: f.card })
        return GO
      },
    }
    return op
  },
  'copy-icons': (from) => {
    /** for a used ability, the most icons that the source shows */
    const source = (g: Game, ability: number): number => {
      const a = g.state.attempt!
      if (from === 'your-best-ability') return Math.max(...ABILITIES.map((_, i) => iconsFor(g, a, i)))
      return Math.max(
        0,
        ...g.state.heroes.map((h, seat) => (seat === a.seat ? 0 : h.icons[ability] + h.lent[ability])),
      )
    }
    const gains = (g: Game) => {
      const a = g.state.attempt!
      return a.abilities.filter((ability) => source(g, ability) > iconsFor(g, a, ability))
    }
    const op: Op = {
      word: 'copy-icons',
      can: (g) => attempting(g) && gains(g).length > 0,
      run: (g, f) => (op.can(g, f) ? ask(g, f, op) : GO),
      options: (g) => gains(g).map((ability): Choice => ({ kind: 'ability', ability })),
      answer(g, f, choice) {
        if (choice.kind !== 'ability') return GO
        const a = g.state.attempt!
        const n = source(g, choice.ability) - iconsFor(g, a, choice.ability)
        castNewStones(g, (mine) => {
          mine.icons = raised(mine.icons, choice.ability, n)
        })
        g.emit({
          type: 'icon-lent',
          seat: a.seat,
          icon: choice.ability,
          amount: n,
          until: 'attempt',
          by: f.card,
        })
        return GO
      },
    }
    return op
  },
}
