// What a card's parts say alone: an option to the one who chooses, a cost to the one who pays.

import type { Cost, Effects } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { costText, optionText, plain } from '../src/index.ts'
import { PINNED, SPOKEN } from './spoken.ts'

/** In English and French, with the icons in words. */
const option = (effects: Effects, thatIsYou = false) =>
  PINNED.map((language) => plain(optionText(effects, SPOKEN[language], { thatIsYou }), SPOKEN[language]))
const cost = (paid: Cost) =>
  PINNED.map((language) => plain(costText(paid, SPOKEN[language]), SPOKEN[language]))

describe('an option is told to the one who chooses, without a full stop', () => {
  test.each<[Effects, string, string]>([
    [{ xp: 1 }, 'Gain 1 Experience', 'Gagnez 1 point d’Expérience'],
    [
      { corruption: 1, xp: 2 },
      'Gain 1 Corruption and 2 Experience',
      'Prenez 1 Corruption et gagnez 2 points d’Expérience',
    ],
    [{ successes: -2 }, 'Get −2', 'Subissez −2'],
    [{ 'adversary-xp': 1 }, 'The Adversary gains 1 Experience', 'L’Adversaire gagne 1 point d’Expérience'],
    [
      { for: { who: 'another-hero', do: { 'take-xp': 1 } } },
      'Take 1 Experience from another hero',
      'Prenez 1 point d’Expérience à un autre Héros',
    ],
    [
      { xp: 1, choose: [{ draw: { hero: 1 } }, { virtue: 1 }] },
      'Gain 1 Experience and draw a Hero card or gain 1 Virtue',
      'Gagnez 1 point d’Expérience et piochez une carte Héros ou obtenez 1 Vertu',
    ],
  ])('%o', (effects, english, french) => {
    expect(option(effects)).toEqual([english, french])
  })

  test('“that hero” is you, if the card lets that hero choose', () => {
    const ifAttempting: Effects = { check: { if: { 'that-hero': { 'your-attempt': true } }, do: { xp: 1 } } }
    expect(option(ifAttempting, true)).toEqual([
      'If you are attempting a Challenge, gain 1 Experience',
      'Si vous tentez un Défi, gagnez 1 point d’Expérience',
    ])
    expect(option(ifAttempting, false)[0]).toBe('If that hero is attempting a Challenge, gain 1 Experience')
    const forThatHero: Effects = { for: { who: 'that-hero', do: { xp: 1 } } }
    expect(option(forThatHero, true)[1]).toBe('Gagnez 1 point d’Expérience')
    expect(option(forThatHero, false)).toEqual([
      'That hero gains 1 Experience',
      'Ce Héros gagne 1 point d’Expérience',
    ])
  })
})

describe('a cost is told to the one who pays', () => {
  test.each<[Cost, string, string]>([
    [{ xp: 2 }, 'Pay 2 Experience', 'Payez 2 points d’Expérience'],
    [{ 'discard-feat': 1 }, 'Discard a Feat', 'Défaussez un Exploit'],
    [
      { xp: 1, corruption: 1 },
      'Pay 1 Experience and gain 1 Corruption',
      'Payez 1 point d’Expérience et prenez 1 Corruption',
    ],
    [
      { 'one-of': [{ xp: 1 }, { 'sacrifice-this': true }] },
      'Pay 1 Experience or sacrifice this Ally',
      'Payez 1 point d’Expérience ou sacrifiez cet Allié',
    ],
    [{ 'skip-main-action': true }, 'Give up your main action', 'Renoncez à votre action principale'],
  ])('%o', (paid, english, french) => {
    expect(cost(paid)).toEqual([english, french])
  })
})
