// In which order test files run: without a browser first, and of each kind the longest first, so that no worker is left with a long one
// at the end. The names are those of files that take longest; a name that is missing here costs some time and nothing else.

import { BaseSequencer } from 'vitest/node'

const LONG = [
  'sets/test/whole-games',
  'sets/test/non-interference',
  'sets/test/odds',
  'test/balance',
  'test/cli',
  'sets/test/cards/',
  'test/card-fit',
  'test/cards-command',
  'test/own-sets',
  'test/bots',
  'test/epic-powers',
  'test/stormlight-powers',
  'test/base-powers',
  'web/screens-',
  'web/games-',
  'web/stormlight',
  'web/monkey',
  'web/everybody',
  'web/campaign',
  'web/mixed',
  'web/keeping',
]

/** Files of a project stay together: workers go on from one to the next. */
const PROJECTS = ['cards', 'unit', 'web']

const rank = ({ project, moduleId }) => {
  const long = LONG.findIndex((name) => moduleId.includes(`/${name}`))
  return PROJECTS.indexOf(project.name) * 100 + (long < 0 ? LONG.length : long)
}

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
