/** The name under which somebody sat down online last, for the next time. */
const KEY = 'runesaga online name'

export function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    // forbidden storage: it is asked for each time
    return ''
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // forbidden storage
  }
}
