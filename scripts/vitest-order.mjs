// In which order test files run: without a browser first, and of each kind the longest first, so that no worker is left with a long one
// at the end. The names are those of files that take longest; a name that is missing here costs some time and nothing else.

import { BaseSequencer } from 'vitest/node'

const LONG = [
  'screens-',
  'games-',
  'stormlight.test',
  'monkey',
  'everybody',
  'campaign.test',
  'mixed.test',
  'keeping',
]

const rank = ({ project, moduleId }) => {
  const long = LONG.findIndex((name) => moduleId.includes(`/web/${name}`))
  return (project.name === 'web' ? 100 : 0) + (long < 0 ? LONG.length : long)
}

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
