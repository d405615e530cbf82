/** The topics of the rules reference and what their sections explain, in the order in which somebody new would read them. */
import { range, rules, type TopicShape } from './topic.ts'

export const TOPICS: readonly TopicShape[] = [
  {
    id: 'aim',
    sections: [
      { id: 'story', rules: [...rules('COMP', 1), ...rules('SCORE', 1), ...rules('END', 3)] },
      { id: 'ways-to-play', rules: [...rules('SCORE', 10, 11, 12)] },
    ],
  },
  {
    id: 'set-up',
    sections: [
      { id: 'box', rules: range('COMP', 2, 7) },
      {
        id: 'characters',
        rules: [...rules('SETUP', 1, 2, 3, 4, 6, 7), ...range('CHAR', 1, 6), ...rules('STORY', 5)],
      },
      { id: 'start', rules: rules('SETUP', 5, 8, 18) },
      { id: 'table', rules: rules('SETUP', 9, 10, 11, 13, 14) },
      { id: 'left-out', rules: rules('SETUP', 12, 15, 16, 17) },
    ],
  },
  {
    id: 'turn',
    sections: [
      { id: 'order', rules: rules('TURN', 1) },
      { id: 'main-action', rules: rules('TURN', 2, 3, 6) },
      { id: 'free-actions', rules: rules('TURN', 4, 5) },
      { id: 'nothing-possible', editions: ['base', 'stormlight'], rules: rules('TURN', 8) },
      { id: 'end', rules: rules('TURN', 7) },
    ],
  },
  {
    id: 'traits',
    sections: [
      { id: 'gaining', rules: rules('TRAIT', 1, 6, 7) },
      { id: 'cost', rules: rules('TRAIT', 2, 3, 4) },
      { id: 'epic-power', editions: ['epic'], rules: rules('TRAIT', 5) },
      { id: 'boons', editions: ['stormlight'], rules: rules('TRAIT', 8) },
    ],
  },
  {
    id: 'challenges',
    sections: [
      { id: 'choosing', rules: rules('ATTEMPT', 1, 2, 17, 18) },
      { id: 'difficulty', rules: rules('ATTEMPT', 3, 4, 16) },
      { id: 'cast', rules: rules('ATTEMPT', 5, 6, 7, 8, 9, 10) },
      { id: 'result', rules: rules('ATTEMPT', 11, 12, 13, 14, 15) },
      { id: 'again', rules: [...rules('RE', 1, 2, 3, 4, 5, 6, 7, 8)] },
    ],
  },
  {
    id: 'runes',
    sections: [
      { id: 'pool', rules: range('RUNE', 1, 8) },
      { id: 'faces', rules: rules('RUNE', 9, 10, 11) },
    ],
  },
  {
    id: 'dark-runes',
    sections: [
      { id: 'buying', rules: rules('DARK', 1, 4, 6, 8) },
      { id: 'price', rules: rules('DARK', 7) },
      { id: 'not-allowed', rules: rules('DARK', 2, 3, 5) },
    ],
  },
  {
    id: 'twist',
    sections: [
      { id: 'draw', editions: ['base', 'stormlight'], rules: rules('TWIST', 1, 6) },
      { id: 'heritage', editions: ['epic'], rules: rules('TWIST', 5, 7) },
      { id: 'adversary', modes: ['coop', 'solo'], rules: rules('TWIST', 2, 3, 4) },
    ],
  },
  {
    id: 'feats',
    sections: [
      { id: 'drawing', rules: [...rules('FEAT', 1), ...rules('TABLE', 5)] },
      { id: 'level', rules: rules('FEAT', 2, 6, 7, 13) },
      { id: 'moments', rules: rules('FEAT', 3, 4, 5, 12) },
      { id: 'answers', rules: rules('FEAT', 8, 9) },
      { id: 'afterwards', rules: rules('FEAT', 10, 11) },
      {
        id: 'adversary-cards',
        modes: ['coop', 'solo'],
        rules: [...rules('FEAT', 14, 15), ...rules('TABLE', 6)],
      },
    ],
  },
  {
    id: 'corruption',
    sections: [
      { id: 'moving', rules: rules('CORR', 1, 2, 3, 6) },
      { id: 'levels', rules: rules('CORR', 4, 5) },
    ],
  },
  {
    id: 'journeys',
    sections: [
      { id: 'journey', rules: rules('JOUR', 1, 5, 6) },
      { id: 'when', rules: rules('JOUR', 2, 3, 4, 7, 8) },
    ],
  },
  {
    id: 'allies',
    sections: [
      {
        id: 'appearing',
        editions: ['base', 'stormlight'],
        rules: [...rules('ALLY', 1, 2, 3, 4, 11), ...rules('TABLE', 3)],
      },
      { id: 'winning', editions: ['base', 'stormlight'], rules: rules('ALLY', 5, 6, 7) },
      { id: 'sacrifice', editions: ['base', 'stormlight'], rules: rules('ALLY', 8, 9, 10) },
    ],
  },
  {
    id: 'adversaries',
    sections: [
      { id: 'in-the-rows', editions: ['base'], modes: ['competitive'], rules: rules('ADVB', 1, 2, 3, 4) },
      { id: 'the-adversary', modes: ['coop', 'solo'], rules: rules('ADV', 20) },
    ],
  },
  {
    id: 'acts',
    sections: [
      { id: 'columns', rules: rules('ACT', 1, 2, 3, 6, 7) },
      { id: 'rows', rules: [...rules('ACT', 4, 5, 8, 9), ...rules('TABLE', 1, 2, 4)] },
      { id: 'story', rules: rules('STORY', 1, 2, 3, 4, 6) },
      { id: 'end', rules: rules('END', 1, 2) },
    ],
  },
  {
    id: 'scoring',
    sections: [
      { id: 'boxes', rules: rules('SCORE', 2, 3, 4, 5, 6, 7, 8) },
      { id: 'icons', rules: rules('ICON', 1, 2, 3, 4) },
      { id: 'final-adversary', editions: ['epic'], modes: ['coop', 'solo'], rules: rules('SCORE', 9) },
    ],
  },
  {
    id: 'together',
    sections: [
      {
        id: 'base-set-up',
        editions: ['base'],
        modes: ['coop', 'solo'],
        rules: [...rules('COOPB', 1, 2, 3, 4, 5, 6)],
      },
      { id: 'base-play', editions: ['base'], modes: ['coop', 'solo'], rules: rules('COOPB', 7, 8, 9, 10) },
      { id: 'base-end', editions: ['base'], modes: ['coop', 'solo'], rules: range('COOPB', 11, 17) },
      {
        id: 'epic-set-up',
        editions: ['epic'],
        modes: ['coop', 'solo'],
        rules: [...range('ADV', 1, 7), ...rules('ADV', 22)],
      },
      {
        id: 'epic-facing',
        editions: ['epic'],
        modes: ['coop', 'solo'],
        rules: [...range('ADV', 10, 14), ...rules('ADV', 16, 21)],
      },
      { id: 'epic-end', editions: ['epic'], modes: ['coop', 'solo'], rules: rules('ADV', 15, 17, 18, 19) },
      { id: 'campaign', editions: ['epic'], modes: ['coop', 'solo'], rules: range('CAMP', 1, 9) },
    ],
  },
  {
    id: 'heritage-class',
    sections: [
      { id: 'heritage', editions: ['epic'], rules: rules('CHAR', 10) },
      { id: 'class', editions: ['epic'], rules: rules('CHAR', 11, 12, 13, 14) },
      { id: 'competitive', editions: ['epic'], modes: ['competitive'], rules: rules('COMPE', 1, 2, 3, 4) },
    ],
  },
  {
    id: 'radiants',
    sections: [
      { id: 'radiant', editions: ['stormlight'], rules: rules('RAD', 1, 3, 4) },
      { id: 'orders', editions: ['stormlight'], rules: rules('RAD', 2, 5, 6) },
      {
        id: 'odium',
        editions: ['stormlight'],
        modes: ['coop', 'solo'],
        rules: [...range('ODIUM', 1, 6), ...rules('ODIUM', 19)],
      },
      { id: 'facing', editions: ['stormlight'], modes: ['coop', 'solo'], rules: range('ODIUM', 7, 12) },
      { id: 'victory', editions: ['stormlight'], modes: ['coop', 'solo'], rules: rules('ODIUM', 13, 14, 15) },
      {
        id: 'quests',
        editions: ['stormlight'],
        modes: ['coop', 'solo'],
        rules: rules('ODIUM', 2, 16, 17, 18),
      },
    ],
  },
  {
    id: 'mixing',
    sections: [
      { id: 'rules', rules: rules('MIX', 1, 2, 6, 7) },
      { id: 'base-in-stormlight', editions: ['stormlight'], rules: rules('MIX', 3, 4, 5) },
    ],
  },
  {
    id: 'terms',
    sections: [
      { id: 'people', rules: [...rules('STORY', 1), ...rules('FEAT', 6)] },
      { id: 'deeds', rules: [...rules('ATTEMPT', 4, 13, 14), ...rules('RE', 1), ...rules('ALLY', 9)] },
      { id: 'tokens', rules: [...rules('ICON', 4), ...rules('SCORE', 1)] },
    ],
  },
]
