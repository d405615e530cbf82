/** The rules for players in French, by topic: fetched when somebody looks them up. */
import { acts } from './acts.ts'
import { adversaries } from './adversaries.ts'
import { aim } from './aim.ts'
import { allies } from './allies.ts'
import { challenges } from './challenges.ts'
import { corruption } from './corruption.ts'
import { darkRunes } from './dark-runes.ts'
import { feats } from './feats.ts'
import { heritageClass } from './heritage-class.ts'
import { journeys } from './journeys.ts'
import { mixing } from './mixing.ts'
import { radiants } from './radiants.ts'
import { runes } from './runes.ts'
import { scoring } from './scoring.ts'
import { setUp } from './set-up.ts'
import { terms } from './terms.ts'
import { together } from './together.ts'
import { traits } from './traits.ts'
import { turn } from './turn.ts'
import { twist } from './twist.ts'

export const reference = {
  aim,
  'set-up': setUp,
  turn,
  traits,
  challenges,
  runes,
  'dark-runes': darkRunes,
  twist,
  feats,
  corruption,
  journeys,
  allies,
  adversaries,
  acts,
  scoring,
  together,
  'heritage-class': heritageClass,
  radiants,
  mixing,
  terms,
}
