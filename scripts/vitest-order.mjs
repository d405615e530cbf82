// In which order test files run: without a browser first, and of each kind the longest first, so that no worker is left with a long one
// at the end. The names are those of files that take longest; a name that is missing here costs some time and nothing else.

import { BaseSequencer } from 'vitest/node'

const LONG = [
  'sets/test/whole-games',
  'test/cli',
  'test/own-sets',
  'test/card-fit',
  'test/twins',
  'test/balance',
  'sets/test/imagine',
  'sets/test/cards/',
  'test/bots',
  'test/chronicle',
  'sets/test/undo',
  'test/epic-powers',
  'test/fuzz',
  'test/serve',
  'sets/test/odds',
  'sets/test/non-interference',
  'test/base-powers',
  'test/stormlight-powers',
  'test/endless-turns',
  'sets/test/fairness',
  'web/screens-',
  'web/games-epic',
  'web/everybody',
  'web/campaign',
  'web/silence',
  'web/games-',
  'web/stormlight',
  'web/monkey',
  'web/mixed',
  'web/trouble',
  'web/keeping',
  'web/stepping-in',
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
