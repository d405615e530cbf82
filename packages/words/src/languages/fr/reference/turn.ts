/** A turn, from its start to its end, in French. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { turn as en } from '../../en/reference/turn.ts'

export const turn = {
  title: 'Un tour',
  sections: {
    order: {
      title: 'L’ordre du tour',
      body: text(
        list(
          '**Début** : si vous êtes le premier Héros à atteindre un Acte, sa rangée est révélée ; ce qui arrive au début d’un tour arrive maintenant.',
          '**Vos actions** : une action principale, et autant d’actions libres que vous voulez, avant ou après.',
          '**Fin** : ce qui durait ce tour-ci se termine, et le Héros suivant commence.',
        ),
      ),
    },
    'main-action': {
      title: 'L’action principale',
      body: text(
        'Une fois par tour, vous pouvez gagner un Trait **ou** tenter un Défi. Vous pouvez aussi ne faire ni l’un ni l’autre.',
        'Quand vous devez affronter l’Adversaire, c’est l’action principale de ce tour. Les actions libres restent possibles comme toujours.',
      ),
    },
    'free-actions': {
      title: 'Les actions libres',
      body: text(
        list(
          'utiliser les pouvoirs de vos cartes, aussi souvent qu’elles le permettent',
          'jouer des Exploits',
          'Explorer, pour remplacer une carte des rangées',
          'dans **Epic Origins**, placer de l’{xp} sur votre Classe',
        ),
        'Les pouvoirs de vos cartes Personnage, Histoire et Allié s’utilisent à votre tour, sauf s’ils nomment un autre moment. Les Exploits peuvent aussi se jouer au tour des autres.',
      ),
    },
    'nothing-possible': {
      title: 'Quand rien n’est possible',
      body: 'Si vous ne pouvez ni gagner ni tenter aucune carte face visible, vous pouvez en remplacer une gratuitement, une fois par tour. Ce n’est pas Explorer. Le cas est rare : un Défi peut toujours être tenté.',
    },
    end: {
      title: 'La fin du tour',
      body: 'Les effets de ce tour se terminent, sauf s’ils nomment un moment ultérieur. Hors d’**Epic Origins**, les cartes que l’Adversaire a révélées ce tour-ci sont défaussées. C’est au Héros à votre gauche de jouer.',
    },
  },
} satisfies LikeTopic<typeof en>
