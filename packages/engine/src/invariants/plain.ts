/** A state is plain JSON: what is saved comes back the same. */

export function plainProblems(state: object, problems: string[]): void {
  if (!isPlain(state)) describe(state, 'state', problems)
}

/** All numbers of a state are whole; an undefined, a NaN or a negative zero wouldn't survive a save. */
const isWhole = (n: number): boolean => ((n | 0) === n || Number.isInteger(n)) && (n !== 0 || 1 / n > 0)

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return isWhole(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null) return true
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i]
      if (typeof item === 'number' ? !isWhole(item) : !isPlain(item)) return false
    }
    return true
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key]
    if (typeof item === 'number' ? !isWhole(item) : !isPlain(item)) return false
  }
  return true
}

function describe(value: unknown, path: string, problems: string[]): void {
  if (isPlain(value)) return
  if (Array.isArray(value)) {
    value.forEach((item, i) => {
      describe(item, `${path}[${i}]`, problems)
    })
  } else if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    for (const [key, item] of Object.entries(value!)) describe(item, `${path}.${key}`, problems)
  } else {
    const what = Object.is(value, -0) ? '-0' : String(value)
    problems.push(`${path} is ${what}, which isn't plain JSON with whole numbers`)
  }
}
