/** The Corruption track. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const corruption: TopicSource = {
  id: 'corruption',
  title: { en: 'The Corruption track', fr: 'La piste de Corruption' },
  sections: [
    {
      id: 'moving',
      title: { en: 'Moving on the track', fr: 'Se déplacer sur la piste' },
      rules: rules('CORR', 1, 2, 3, 6),
      body: {
        en: text(
          'The track has seven levels: two of Virtue at the top, neutral, and four of Corruption below. Each {virtue} moves you one up, each {corruption} one down. What would take you past an end is lost.',
          'At the bottom you can gain no more {corruption}; one {virtue} lifts you again. Effects of gaining {corruption} happen once for each level you really move down.',
        ),
        fr: text(
          'La piste a sept niveaux : deux de Vertu en haut, le neutre, et quatre de Corruption en bas. Chaque {virtue} vous fait monter d’un niveau, chaque {corruption} descendre d’un niveau. Ce qui dépasserait une extrémité est perdu.',
          'Tout en bas, vous ne pouvez plus prendre de {corruption} ; une {virtue} vous relève. Les effets liés au fait de prendre de la {corruption} se produisent une fois par niveau réellement descendu.',
        ),
      },
    },
    {
      id: 'levels',
      title: { en: 'What each level means', fr: 'Ce que signifie chaque niveau' },
      rules: rules('CORR', 4, 5),
      body: {
        en: text(
          list(
            '**Virtue 2**: Hero cards. {triumph 8} at the end.',
            '**Virtue 1**: Hero cards. {triumph 4}.',
            '**Neutral**: both kinds of Feats. {triumph 2}.',
            '**Corruption 1**: both kinds of Feats. {tragedy 2}.',
            '**Corruption 2**: Antihero cards. {tragedy 4}.',
            '**Corruption 3**: Antihero cards. Nothing.',
            '**Corruption 4**: Antihero cards, no Dark runes. You lose {triumph 4}.',
          ),
          'Only the level on which you end counts.',
        ),
        fr: text(
          list(
            '**Vertu 2** : cartes Héros. {triumph 8} à la fin.',
            '**Vertu 1** : cartes Héros. {triumph 4}.',
            '**Neutre** : les deux sortes d’Exploits. {triumph 2}.',
            '**Corruption 1** : les deux sortes d’Exploits. {tragedy 2}.',
            '**Corruption 2** : cartes Antihéros. {tragedy 4}.',
            '**Corruption 3** : cartes Antihéros. Rien.',
            '**Corruption 4** : cartes Antihéros, pas de Rune Sombre. Vous perdez {triumph 4}.',
          ),
          'Seul compte le niveau où vous finissez.',
        ),
      },
    },
  ],
}
