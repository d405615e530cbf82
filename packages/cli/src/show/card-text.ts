/** What cards do, in the words of the card language: short, exact, and the same data that the engine runs. */
import type { CardSet, CompiledCard } from '@runesaga/engine'

type Data = Record<string, unknown>

export class CardText {
  private readonly cards = new Map<string, Data>()

  constructor(sets: readonly CardSet[]) {
    for (const set of sets) {
      for (const list of Object.values(set)) {
        if (!Array.isArray(list)) continue
        for (const card of list as Data[]) this.cards.set(`${set.set}/${String(card.id)}`, card)
      }
    }
  }

  /** `before-attempt on you: difficulty -2, if-overcome: corruption 1` */
  feat(card: CompiledCard): string {
    const data = this.cards.get(card.id)
    if (data === undefined) return ''
    const { play, on, if: when, pay, do: does } = data
    return `${flow(play)}, on ${flow(on)}${clause('if', when)}${clause('pay', pay)}: ${flow(does)}`
  }

  /** The power of an index: those that always work have none. */
  power(card: CompiledCard, index: number): string {
    const power = this.powersOf(card).filter(({ when }) => ![when].flat().includes('always'))[index]
    if (power === undefined) return ''
    const { if: when, pay, do: does } = power
    return `${flow(power.when)}${clause('if', when)}${clause('pay', pay)}: ${flow(does)}`
  }

  /** All powers of a card, one text each. */
  powers(card: CompiledCard): string[] {
    return this.powersOf(card).map(
      ({ when, if: test, pay, do: does }) =>
        `${flow(when)}${clause('if', test)}${clause('pay', pay)}: ${flow(does)}`,
    )
  }

  /** A Character card: its powers, and what it pays in the end. */
  character(card: CompiledCard): string {
    const scoring = this.scoring(card)
    return [...this.powers(card), ...(scoring === '' ? [] : [`pays ${scoring}`])].join('; ')
  }

  /** What a Trait asks for, and what else it does. */
  trait(card: CompiledCard): string {
    const { need, pay, 'or-pay': orPay, gained } = this.cards.get(card.id) ?? {}
    const parts = [
      need === undefined ? '' : `needs ${flow(need)}`,
      pay === undefined ? '' : `pays ${flow(pay)}`,
      orPay === undefined ? '' : `or pays ${flow(orPay)}`,
      gained === undefined ? '' : `once: ${flow(gained)}`,
    ]
    return parts.filter(Boolean).join(', ')
  }

  scoring(card: CompiledCard): string {
    const { scoring } = this.cards.get(card.id) ?? {}
    return scoring === undefined ? '' : flow(scoring)
  }

  /** One of the things that a card lets its hero choose between. */
  option(card: CompiledCard, option: number): string {
    const lists = choicesIn(this.cards.get(card.id)).filter((list) => list.length > option)
    return lists.length === 1 ? flow(lists[0][option]) : `choice ${option + 1}`
  }

  private powersOf(card: CompiledCard): Data[] {
    const data = this.cards.get(card.id)
    if (data === undefined) return []
    const { powers, adversary, final, twist } = data as Record<string, Data | undefined>
    const lists = [powers, adversary?.powers, final?.powers].flatMap(
      (list) => Object.values(list ?? {}) as Data[],
    )
    return twist === undefined ? lists : [...lists, { when: 'twist', ...twist }]
  }
}

function choicesIn(data: unknown): unknown[][] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([word, value]) => [
    ...(word === 'choose' && Array.isArray(value) ? [value as unknown[]] : []),
    ...choicesIn(value),
  ])
}

const clause = (word: string, value: unknown): string =>
  value === undefined ? '' : `, ${word} ${flow(value)}`

/** Data on one line: `successes 2, if-overcome (xp 2)`. */
export function flow(value: unknown): string {
  if (Array.isArray(value)) return value.map(flow).join(' / ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([word, inner]) => {
      if (inner === true) return word
      const nested = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      return nested ? `${word} (${flow(inner)})` : `${word} ${flow(inner)}`
    })
    .join(', ')
}
