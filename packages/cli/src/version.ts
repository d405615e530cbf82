/** The version of the command, as its package says. */
import { readFileSync } from 'node:fs'

export const version = (): string => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
