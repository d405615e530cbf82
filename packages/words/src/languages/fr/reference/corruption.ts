/** The Corruption track, in French. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { corruption as en } from '../../en/reference/corruption.ts'

export const corruption = {
  title: 'La piste de Corruption',
  sections: {
    moving: {
      title: 'Se déplacer sur la piste',
      body: text(
        'La piste a sept crans, les « niveaux » des livrets : deux de Vertu en haut, le neutre, et quatre de Corruption en bas. Chaque {virtue} vous fait monter d’un cran, chaque {corruption} descendre d’un cran. Ce qui dépasserait une extrémité est perdu.',
        'Tout en bas, vous ne pouvez plus prendre de {corruption} ; une {virtue} vous relève. Les effets liés au fait de prendre de la {corruption} se produisent une fois par cran réellement descendu.',
      ),
    },
    levels: {
      title: 'Ce que signifie chaque cran',
      body: text(
        list(
          '**Vertu 2** : cartes Héros. {triumph 8} à la fin.',
          '**Vertu 1** : cartes Héros. {triumph 4}.',
          '**Neutre** : les deux sortes d’Exploits. {triumph 2}.',
          '**Corruption 1** : les deux sortes d’Exploits. {tragedy 2}.',
          '**Corruption 2** : cartes Antihéros. {tragedy 4}.',
          '**Corruption 3** : cartes Antihéros. Rien.',
          '**Corruption 4** : cartes Antihéros, pas de Rune Sombre. Vous perdez {triumph 4}.',
        ),
        'Seul compte le cran où vous finissez.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
