/** What a hint says beside its bot's reasons: never nothing against nothing, and the figures of the panel. */
import { beginning, cardFactsOf, oddsFor, resultFor, viewFor } from '@runesaga/engine/host'
import type { Deed } from '@runesaga/engine/view'
import type { Hint } from '@runesaga/table'
import { answerTo } from '@runesaga/table/host'
import { hintWords, LANGUAGES, namesOf, plain } from '@runesaga/words'
import { afterAll, expect, test } from 'vitest'
import { TABLES } from '../packages/sets/test/kit/tables.ts'
import { faults } from '../packages/words/test/faults.ts'
import { positions } from './kit/figures.ts'
import { boxOf, pending, rules } from './kit/rules.ts'
import { SPOKEN } from './kit/words.ts'

const WANTED = 1500
const told = {
  hints: 0,
  likelier: 0,
  dark: 0,
  without: 0,
  odds: 0,
  hopeless: 0,
  failing: 0,
  feat: 0,
  turns: 0,
  answers: 0,
  kept: 0,
  journeys: 0,
}
afterAll(() => console.log(`hints: ${JSON.stringify(told)}`))

test('what is said of an attempt is what its panel shows, and a hopeless one says what failing brings', () => {
  for (const { name, state, seat } of positions(TABLES)) {
    if (!pending(state).some((asked) => asked.seat === seat)) continue
    const box = boxOf(state.setup)
    const { deed, reasons } = answerTo(rules, state, seat, { ask: 'hint' }, 'a moment') as Hint
    const target = typeof deed === 'object' && 'attempt' in deed ? deed.attempt : undefined
    const { failXp, adversaryFailXp } = box.ruleset
    const bought = reasons.find((reason) => reason.why === 'dark-runes')
    const dark = bought?.why === 'dark-runes' ? bought.runes : 0
    const success = (uses: Deed[] = []) =>
      oddsFor(box, state, seat, target === undefined ? { dark, uses } : { target, dark, uses }).success
    const names = namesOf(cardFactsOf(box), (seat) => ['Ysolde', 'Tomas', 'Émile', 'Hector'][seat], seat)
    for (const language of LANGUAGES)
      for (const reason of reasons)
        expect(faults(plain(hintWords(reason, names, SPOKEN[language]), SPOKEN[language]), language)).toEqual(
          [],
        )
    // it doesn't advise one thing and say another
    if (reasons.some(({ why }) => why === 'keeps-cards')) {
      expect(deed, name).toBe('pass')
      told.kept++
    }
    for (const reason of reasons) {
      if (reason.why === 'odds') {
        expect(reason.success, name).toBeGreaterThan(0)
        expect(reason.success, name).toBe(success())
        told.odds++
      } else if (reason.why === 'dark-runes') {
        expect(reason.success, name).toBe(success())
        expect(reason.success, name).toBeGreaterThan(reason.without)
        told.dark++
      } else if (reason.why === 'likelier') {
        // what has less chance is never advised without saying what makes up for it
        const other = { card: reason.card, path: reason.path }
        const chance = oddsFor(box, state, seat, { target: other, dark: 0, uses: [] }).success
        expect(reason.success, name).toBe(chance)
        expect(chance, name).toBeGreaterThan(success())
        told.likelier++
      } else if (reason.why === 'hopeless' || reason.why === 'failing') {
        const { adversary } = viewFor(box, state, seat, beginning)
        expect(reason.xp, name).toBe(adversary?.card === target!.card ? adversaryFailXp : failXp)
        if (reason.why === 'hopeless') expect(success(), name).toBe(0)
        told[reason.why]++
      } else if (reason.why === 'feat') {
        expect(reason.success, name).toBe(success([{ play: { card: reason.card, on: seat } }]))
        told.feat++
      } else if (reason.why === 'turns') {
        expect(resultFor(box, state, seat, deed), name).toEqual(reason.result)
        expect(resultFor(box, state, seat, null), name).toEqual(reason.now)
        told.turns++
      } else if (reason.why === 'best-here') {
        const { you } = viewFor(box, state, seat, beginning)
        const chances = you!.offers.map(({ chance }) => chance ?? 0)
        const at = { card: reason.card, path: reason.path }
        const said = oddsFor(box, state, seat, { target: at, dark: 0, uses: [] }).success
        expect(reason.success, name).toBe(said)
        expect(reason.success, name).toBe(Math.max(...chances))
        told.journeys++
      } else if (reason.why === 'no-dark') {
        expect(resultFor(box, state, seat, deed), name).toMatchObject({ success: reason.success })
        const most = resultFor(box, state, seat, { dark: reason.runes })
        expect(most, name).toMatchObject({ success: reason.with })
        told.without++
      } else if (reason.why === 'answer-turns') {
        expect(resultFor(box, state, seat, deed), name).toEqual(reason.result)
        told.answers++
      }
    }
    told.hints++
    if (told.hints >= WANTED) break
  }
  expect(told.odds).toBeGreaterThan(50)
  for (const [what, times] of Object.entries(told)) expect(times, what).toBeGreaterThan(0)
})
