/** The rules for players, by topic: in our own words, with the editions' differences. */
import type { Language } from '../language.ts'
import { type Topic, topicIn } from './topic.ts'
import { acts } from './topics/acts.ts'
import { adversaries } from './topics/adversaries.ts'
import { aim } from './topics/aim.ts'
import { allies } from './topics/allies.ts'
import { challenges } from './topics/challenges.ts'
import { corruption } from './topics/corruption.ts'
import { darkRunes } from './topics/dark-runes.ts'
import { feats } from './topics/feats.ts'
import { heritageClass } from './topics/heritage-class.ts'
import { journeys } from './topics/journeys.ts'
import { mixing } from './topics/mixing.ts'
import { radiants } from './topics/radiants.ts'
import { runes } from './topics/runes.ts'
import { scoring } from './topics/scoring.ts'
import { setUp } from './topics/set-up.ts'
import { terms } from './topics/terms.ts'
import { together } from './topics/together.ts'
import { traits } from './topics/traits.ts'
import { turn } from './topics/turn.ts'
import { twist } from './topics/twist.ts'

/** In the order in which somebody new would read them. */
const TOPICS = [
  aim,
  setUp,
  turn,
  traits,
  challenges,
  runes,
  darkRunes,
  twist,
  feats,
  corruption,
  journeys,
  allies,
  adversaries,
  acts,
  scoring,
  together,
  heritageClass,
  radiants,
  mixing,
  terms,
]

export const rulesReference = (language: Language): Topic[] => TOPICS.map((topic) => topicIn(topic, language))
