/** Why an action is refused: codes that words can explain. */
export const REASONS = [
  'malformed',
  'endless', // what it sets off would never end: cards that set each other off
  'game-over',
  'not-your-turn', // the game waits for somebody else
  'not-asked', // the game waits for another kind of answer
  'no-such-option',
  'no-such-card',
  'not-dealt-to-you',
  'one-of-each', // keep exactly one card of each kind
  'main-action-used',
  'must-face-adversary',
  'adversary-not-due',
  'row-closed',
  'act-completed',
  'not-a-trait',
  'not-a-challenge',
  'need-not-met',
  'cannot-pay',
  'choose-abilities',
  'no-such-path',
  'journey-limit',
  'journey-too-late',
  'journey-forbidden',
  'something-is-possible', // no free replacement while a card can be gained or attempted
  'replacement-used',
  'not-in-hand',
  'level-forbids-hero',
  'level-forbids-antihero',
  'wrong-moment',
  'wrong-hero',
  'condition-not-met',
  'no-path-left', // it bars every path that there is
  'not-in-play',
  'power-not-open',
  'no-class',
] as const
export type Reason = (typeof REASONS)[number]

export class IllegalAction extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(`illegal action: ${reason}`)
    this.name = 'IllegalAction'
    this.reason = reason
  }
}
