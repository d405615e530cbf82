/** Challenges, in French: how an attempt goes, from the choice to the result. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { challenges as en } from '../../en/reference/challenges.ts'

export const challenges = {
  title: 'Les Défis',
  sections: {
    choosing: {
      title: 'Choisir un Défi et une voie',
      body: text(
        'Choisissez un Défi face visible d’un Acte révélé que vous n’avez pas terminé, puis annoncez la voie que vous prenez, celle du haut ou celle du bas, avant de lancer les Runes. Ensuite, seule une carte peut y changer quelque chose.',
        'C’est la carte, et non la voie, qui dit quelles Compétences aident : deux en général, parfois une seule dans **Call to Adventure**. Vous pouvez tenter un Défi sans aucune de leurs icônes : les trois Runes de Base sont toujours lancées.',
      ),
    },
    difficulty: {
      title: 'La difficulté',
      body: text(
        'La difficulté est le nombre de la carte, plus un si votre voie montre +1, plus un si un Allié s’y trouve, et ce que les cartes y changent. Dans **Epic Origins**, toutes les voies du bas montrent +1, et elles seules.',
        'Un +1 donné à un Défi le rend plus dur ; un +1 donné à un Héros est un point de plus à son résultat. Un bonus pour les voies de Force, par exemple, n’aide que sur une voie qui donne de la Force, et jamais pour un Trait.',
      ),
    },
    cast: {
      title: 'Le lancer',
      body: list(
        'Réunissez les Runes auxquelles vous avez droit. Vous pouvez acheter des Runes Sombres.',
        'Avant le lancer, des Exploits et des pouvoirs peuvent servir.',
        'Toutes les Runes sont lancées ensemble ; chacune montre l’une de ses deux faces.',
        'Ce que donnent les Runes Spéciales est pris tout de suite, et un {twist} a lieu maintenant. La {corruption} des Runes Sombres attend.',
        'Après le lancer, des Exploits et des pouvoirs peuvent de nouveau servir, même un Exploit à peine pioché.',
        'Additionnez les points des Runes et tous les bonus. Si le résultat atteint au moins la difficulté, vous réussissez le Défi.',
      ),
    },
    result: {
      title: 'Succès et échec',
      body: text(
        'Une fois l’issue connue, mais avant qu’elle compte, des cartes peuvent encore la changer : par un nouveau lancer, ou par un succès malgré tout. Puis, dans cet ordre :',
        list(
          'en cas de **succès**, vous glissez la carte sous votre colonne actuelle en ne laissant voir que votre voie ; ses récompenses sont à vous, et un Allié qui s’y trouvait vous rejoint',
          'en cas d’**échec**, le Défi est défaussé, avec l’Allié éventuel, et vous gagnez {xp 1}',
          'la {corruption} de vos Runes Sombres déplace votre marqueur',
          'dans **Epic Origins** et **Les Archives de Roshar**, un Adversaire contre lequel vous avez réussi perd {xp 1} par point au-dessus de la difficulté',
          'la place vide de la rangée est comblée',
        ),
        'Vient ensuite un dernier moment pour les Exploits qui parlent d’une tentative terminée. Échouer face à l’Adversaire d’une partie en solo ou en coopératif est différent : cette carte reste en place.',
      ),
    },
    again: {
      title: 'Retenter un Défi',
      body: text(
        'Certaines cartes vous permettent, ou vous imposent, de retenter : toutes les Runes sont relancées pour la même voie. Il n’y a pas d’autre limite que les cartes.',
        list(
          'Ce qui a été acheté ou joué reste, et on peut en ajouter avant le nouveau lancer.',
          'Ce que le premier lancer vous a donné est gardé, bonus compris, et le nouveau donne à son tour. Un nouveau {twist} a lieu comme le premier, avec une nouvelle carte de l’Adversaire ; ses deux cartes comptent.',
          'La {corruption} des Runes Sombres du premier lancer est oubliée : seul le dernier compte. Celle que vous avez prise comme coût demeure.',
          'Le premier lancer n’était ni un succès ni un échec.',
        ),
      ),
    },
  },
} satisfies LikeTopic<typeof en>
