// In which order test files run: without a browser first, and of each kind the longest first, so that no worker is left with a long one
// at the end. The names are those of files that take longest; a name that is missing here costs some time and nothing else.

import { BaseSequencer } from 'vitest/node'

const LONG = [
  'sets/test/whole-games',
  'test/cli.',
  'test/card-fit',
  'test/balance',
  'sets/test/tampering',
  'test/twins',
  'test/own-sets',
  'sets/test/undo',
  'sets/test/cards/',
  'test/cli-keeping',
  'sets/test/imagine',
  'sets/test/deeds',
  'test/chronicle',
  'sets/test/changed-cards',
  'test/chance',
  'test/fuzz',
  'test/bots',
  'test/epic-powers',
  'test/figures',
  'test/serve',
  'sets/test/odds',
  'sets/test/non-interference',
  'test/base-powers',
  'test/endless-turns',
  'test/stormlight-powers',
  'sets/test/fairness',
  'web/screens-',
  'web/games-epic',
  'web/campaign',
  'web/stormlight',
  'web/everybody',
  'web/games-base',
  'web/trouble',
  'web/games-stormlight',
  'web/monkey',
  'web/mixed',
  'web/keeping',
  'web/silence',
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
