/** What playing something now is worth to whoever is asked. Plain data, so that it can be tested. */
import type { Result } from '@runesaga/table'

/** For the good of whoever plays it, no matter to the attempt, or to their harm. */
export type Worth = 'good' | 'none' | 'bad'

const margin = ({ total, difficulty }: Result): number | null => (total === null ? null : total - difficulty)

/** How much better the attempt stands: by its chance, or by what is to spare. */
function gain(result: Result, now: Result): number {
  const chance = result.success - now.success
  if (Math.abs(chance) > 1e-9) return chance
  const [then, before] = [margin(result), margin(now)]
  return then === null || before === null ? 0 : then - before
}

/** `isFriend`: is the attempt one's own, or that of somebody at one's side? */
export function worth(idle: boolean, result: Result | null, now: Result | null, isFriend: boolean): Worth {
  if (idle) return 'none'
  if (result === null || now === null) return 'good'
  const better = gain(result, now)
  if (better === 0) return 'none'
  return better > 0 === isFriend ? 'good' : 'bad'
}
