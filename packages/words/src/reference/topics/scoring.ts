/** Scoring: boxes A to E. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const scoring: TopicSource = {
  id: 'scoring',
  title: { en: 'Scoring', fr: 'Le décompte' },
  sections: [
    {
      id: 'boxes',
      title: { en: 'The five boxes', fr: 'Les cinq rangées du carnet' },
      rules: rules('SCORE', 2, 3, 4, 5, 6, 7, 8),
      body: {
        en: text(
          list(
            '**A, Triumph**: {triumph} of your story, of your Destiny and its conditions, of your level on the track, and 1 for each {hero} played.',
            '**B, Tragedy**: the same for {tragedy}, and 1 for each {antihero} played.',
            '**C, Experience**: 1 for each {xp} left. What lies on a Class does not count.',
            '**D, story icons**: points for sets.',
            '**E, the Adversary**: the rewards of the Final Adversary or of Odium, for whoever overcame it.',
          ),
          'Your Destiny score is the sum of the five. The track may take points away.',
        ),
        fr: text(
          list(
            '**A, Triomphe** : le {triumph} de votre Histoire, de votre Destin et de ses conditions, de votre niveau sur la piste, et 1 par {hero} jouée.',
            '**B, Tragédie** : de même pour la {tragedy}, et 1 par {antihero} jouée.',
            '**C, Expérience** : 1 par jeton {xp} restant. Ceux placés sur une Classe ne comptent pas.',
            '**D, icônes Histoire** : les points des sets.',
            '**E, l’Adversaire** : les récompenses de l’Adversaire Final ou d’Odium, pour qui l’a affronté avec succès.',
          ),
          'Votre score de Destin est la somme des cinq. La piste peut retirer des points.',
        ),
      },
    },
    {
      id: 'icons',
      title: { en: 'Story icons', fr: 'Les icônes Histoire' },
      rules: rules('ICON', 1, 2, 3, 4),
      body: {
        en: text(
          'Each kind of story icon scores by itself: one icon nothing, two 2 points, three 4 points, four or more 8 points. More than four bring nothing more. These points are neither {triumph} nor {tragedy}.',
          'The kinds are {divinity}, {justice}, {nature}, {arcana}, {royalty} and {villainy}. In **The Stormlight Archive** {radiant} takes the place of {nature}; mixed sets have all seven.',
        ),
        fr: text(
          'Chaque sorte d’icône Histoire rapporte à part : une icône rien, deux 2 points, trois 4 points, quatre ou plus 8 points. Au-delà de quatre, rien de plus. Ces points ne sont ni du {triumph} ni de la {tragedy}.',
          'Les sortes sont {divinity}, {justice}, {nature}, {arcana}, {royalty} et {villainy}. Dans **Les Archives de Roshar**, {radiant} remplace {nature} ; les boîtes mélangées ont les sept.',
        ),
      },
    },
    {
      id: 'final-adversary',
      title: { en: 'The Final Adversary’s icons', fr: 'Les icônes de l’Adversaire Final' },
      editions: ['epic'],
      modes: ['coop', 'solo'],
      rules: rules('SCORE', 9),
      body: {
        en: 'If you overcame the Final Adversary, its ability and story icons join your story before Destiny conditions and sets are counted. Its points go into box E alone.',
        fr: 'Si vous avez réussi face à l’Adversaire Final, son symbole de Compétence et son icône Histoire rejoignent votre Histoire avant le décompte des conditions du Destin et des sets. Ses points ne vont que dans la rangée E.',
      },
    },
  ],
}
