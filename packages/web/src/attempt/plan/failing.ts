/** What the Quests and the Adversary do by themselves when an attempt fails. */
import type { CardEntry } from '@runesaga/table'
import { small } from '@runesaga/words'
import type { Session } from '../../session/index.ts'
import { say, words } from '../../ui/language.ts'
import { token } from '../figures/index.ts'

type Power = NonNullable<CardEntry<'quest'>['card']['powers']>[number]

/** Does it come with every failure against such a card, or with none? Null: that depends. */
function comesWith({ when, if: asked = {} }: Power, foe: boolean): boolean | null {
  if (![when].flat().includes('failed')) return false
  const { 'is-adversary': against, ...more } = asked
  if (against !== undefined && against !== foe) return false
  return Object.keys(more).length === 0 ? true : null
}

/** What it gives the Adversary, if it does nothing else. */
function givenBy({ do: effects }: Power): number | null {
  const all = [effects].flat()
  const isPlain = all.every((effect) => Object.keys(effect).join() === 'adversary-xp')
  return isPlain ? all.reduce((sum, effect) => sum + Number(effect['adversary-xp']), 0) : null
}

/** Short where it is plain, else in the words of the card. `foe`: is an Adversary attempted? */
export function failingWords({ catalog, view }: Pick<Session, 'catalog' | 'view'>, foe: boolean): string[] {
  const { adversary } = view.value
  if (adversary === null) return []
  const { card, side, quests } = adversary
  let given = 0
  const said: string[] = []
  const add = (powers: readonly Power[] | undefined, lines: readonly { when?: string; text: string }[]) =>
    powers?.forEach((power, i) => {
      const comes = comesWith(power, foe)
      const xp = comes === true ? givenBy(power) : null
      if (xp !== null) given += xp
      else if (comes !== false) said.push(`${lines[i].when}, ${small(lines[i].text)}`)
    })
  for (const quest of quests) {
    const entry = catalog.entry(quest)
    if (entry.kind === 'quest') add(entry.card.powers, catalog.text(quest, words()).lines)
  }
  const entry = catalog.entry(card)
  if (entry.kind === 'two-sided') {
    const { powers } = entry.card[side === 'final' ? 'final' : 'adversary']
    add(powers, catalog.face(card, words(), side).lines)
  }
  return [...(given > 0 ? [say('attempt/fail/foe', { xp: token('xp', given) })] : []), ...said]
}
