/** Does what somebody else plays on an attempt strike it? Plain data, so that it can be tested. */

export interface Figures {
  total: number | null
  difficulty: number
  /** of success; null where the sum says it, or nobody can */
  chance: number | null
}

const isLess = (a: number | null, b: number | null): boolean => a !== null && b !== null && a < b

const success = ({ total, difficulty, chance }: Figures): number | null =>
  chance ?? (total === null ? null : Number(total >= difficulty))

const isWorse = (before: Figures, after: Figures): boolean =>
  after.difficulty > before.difficulty ||
  isLess(after.total, before.total) ||
  isLess(success(after), success(before))

/** What helps strikes nobody. A rival's may leave the chance as it is and still have stones cast again. */
export const strikes = (before: Figures, after: Figures, isRival: boolean): boolean =>
  isWorse(before, after) || (isRival && before.total !== null && !isWorse(after, before))
