/** Scoring: boxes A to E. */
import { list, text } from '../../../forms.ts'

export const scoring = {
  title: 'Scoring',
  sections: {
    boxes: {
      title: 'The five boxes of the score sheet',
      body: text(
        list(
          '**A, Triumph**: {triumph} of your story, of your Destiny and its conditions, of your step on the track, and 1 for each {hero} played.',
          '**B, Tragedy**: the same for {tragedy}, and 1 for each {antihero} played.',
          '**C, Experience**: 1 for each {xp} left. What lies on a Class does not count.',
          '**D, story icons**: points for sets.',
          '**E, the Adversary**: the rewards of the Final Adversary or of Odium, for whoever overcame it.',
        ),
        'Your Destiny score is the sum of the five. The track may take points away.',
      ),
    },
    icons: {
      title: 'Story icons',
      body: text(
        'Each kind of story icon scores by itself: one icon nothing, two 2 points, three 4 points, four or more 8 points. More than four bring nothing more. These points are neither {triumph} nor {tragedy}.',
        'The kinds are {divinity}, {justice}, {nature}, {arcana}, {royalty} and {villainy}. In **The Stormlight Archive** {radiant} takes the place of {nature}; mixed boxes have all seven.',
      ),
    },
    'final-adversary': {
      title: 'The Final Adversary’s icons',
      body: 'If you overcame the Final Adversary, its ability and story icons join your story before Destiny conditions and sets are counted. Its points go into box E alone.',
    },
  },
}
