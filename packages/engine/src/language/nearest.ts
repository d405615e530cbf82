/** The known word nearest to one that isn't: for "did you mean …?". */

/** Edits between two words: a letter put in, left out, changed, or swapped with its neighbour. */
function edits(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, changed)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    before = last
    last = row
  }
  return last[b.length]
}

/** The same by the pieces between hyphens, in any order; a piece too many or too few counts as two edits. */
function editsByPieces(a: string, b: string): number {
  const left = b.split('-')
  let sum = 0
  let matched = false
  for (const piece of a.split('-')) {
    const distances = left.map((other) => edits(piece, other))
    const best = Math.min(...distances)
    if (best > piece.length / 3) {
      sum += 2
    } else {
      matched = true
      sum += best
      left.splice(distances.indexOf(best), 1)
    }
  }
  return matched ? sum + 2 * left.length : Number.POSITIVE_INFINITY
}

/** The spelling of our words: lower case, hyphens. */
export const kebab = (word: string): string =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const LONGEST = 40

/** The known word that `word` was probably meant to be, if there is one. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (!word || word.length > LONGEST) return undefined
  const wanted = kebab(word)
  let found: string | undefined
  let least = Math.min(3, Math.max(1, Math.floor(wanted.length / 3)))
  let tie = Number.POSITIVE_INFINITY
  for (const candidate of known) {
    const letters = edits(wanted, kebab(candidate))
    const distance = Math.min(letters, editsByPieces(wanted, kebab(candidate)))
    if (distance > least || (distance === least && letters >= tie)) continue
    found = candidate
    least = distance
    tie = letters
  }
  return found
}
