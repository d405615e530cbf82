/** Adversaries in the rows of the base game, and where the others are explained. */
import { rules, type TopicSource, text } from '../topic.ts'

export const adversaries: TopicSource = {
  id: 'adversaries',
  title: { en: 'Adversaries', fr: 'Les Adversaires' },
  sections: [
    {
      id: 'in-the-rows',
      title: { en: 'Adversaries in the rows', fr: 'Les Adversaires des rangées' },
      editions: ['base'],
      modes: ['competitive'],
      rules: rules('ADVB', 1, 2, 3, 4),
      body: {
        en: text(
          'In competitive games Adversaries lie in the decks of Acts II and III. Each is a Challenge with a single path: attempt it, tuck it if you win, discard it and gain {xp 1} if you fail. It counts as one of the three cards of its column.',
          'While it lies face-up in a row, its power works on everybody it speaks of.',
        ),
        fr: text(
          'En compétitif, les Adversaires se trouvent dans les paquets des Actes II et III. Chacun est un Défi à une seule voie : tentez-le, glissez-le sous votre colonne en cas de succès, défaussez-le et gagnez {xp 1} en cas d’échec. Il compte comme l’une des trois cartes de sa colonne.',
          'Tant qu’il est face visible dans une rangée, son pouvoir agit sur tous ceux dont il parle.',
        ),
      },
    },
    {
      id: 'the-adversary',
      title: { en: 'The Adversary of all', fr: 'L’Adversaire de tous' },
      modes: ['coop', 'solo'],
      rules: rules('ADV', 20),
      body: {
        en: 'In solo and co-op games one Adversary lies apart and works against all heroes: see “Solo and co-op”, and the topic about Odium. A card that speaks of the Adversary means either of its sides.',
        fr: 'En solo et en coopératif, un Adversaire se tient à part et agit contre tous les Héros : voyez « Solo et coopératif », et le sujet sur Odium. Une carte qui parle de l’Adversaire vise l’une et l’autre de ses faces.',
      },
    },
  ],
}
