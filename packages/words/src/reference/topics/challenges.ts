/** Challenges: how an attempt goes, from the choice to the result. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const challenges: TopicSource = {
  id: 'challenges',
  title: { en: 'Challenges', fr: 'Les Défis' },
  sections: [
    {
      id: 'choosing',
      title: { en: 'Choosing a Challenge and a path', fr: 'Choisir un Défi et une voie' },
      rules: rules('ATTEMPT', 1, 2, 17, 18),
      body: {
        en: text(
          'Choose a face-up Challenge of a revealed Act that you have not completed, then say which of its paths you take, top or bottom, before any rune is cast. Only a card can change that afterwards.',
          'The card, not the path, says which abilities help: usually two, in **Call to Adventure** sometimes one. You may attempt a Challenge without a single icon of them: the three core runes are always cast.',
        ),
        fr: text(
          'Choisissez un Défi face visible d’un Acte révélé que vous n’avez pas terminé, puis annoncez la voie que vous prenez, celle du haut ou celle du bas, avant de lancer les Runes. Ensuite, seule une carte peut y changer quelque chose.',
          'C’est la carte, et non la voie, qui dit quelles Compétences aident : deux en général, parfois une seule dans **Call to Adventure**. Vous pouvez tenter un Défi sans aucun de leurs symboles : les trois Runes de Base sont toujours lancées.',
        ),
      },
    },
    {
      id: 'difficulty',
      title: { en: 'The difficulty', fr: 'La difficulté' },
      rules: rules('ATTEMPT', 3, 4, 16),
      body: {
        en: text(
          'The difficulty is the number on the card, one more if your path shows +1, one more if an Ally waits there, and whatever cards change. In **Epic Origins** every bottom path shows +1, and no other.',
          'A +1 for a Challenge makes it harder; a +1 for a hero is one success more. A bonus for, say, Strength paths helps only on a path that gives Strength, and never with a Trait.',
        ),
        fr: text(
          'La difficulté est le nombre de la carte, plus un si votre voie montre +1, plus un si un Allié s’y trouve, et ce que les cartes y changent. Dans **Epic Origins**, toutes les voies du bas montrent +1, et elles seules.',
          'Un +1 donné à un Défi le rend plus dur ; un +1 donné à un Héros est un point de plus à son résultat. Un bonus pour les voies de Force, par exemple, n’aide que sur une voie qui donne de la Force, et jamais pour un Trait.',
        ),
      },
    },
    {
      id: 'cast',
      title: { en: 'The cast', fr: 'Le lancer' },
      rules: rules('ATTEMPT', 5, 6, 7, 8, 9, 10),
      body: {
        en: list(
          'Gather the runes that you may cast. You may buy Dark runes.',
          'Before the cast, Feats and powers may be used.',
          'All runes are cast at once; each shows one of its two faces.',
          'What special runes give is taken at once, and a {twist} happens now. {corruption} on Dark runes waits.',
          'After the cast, Feats and powers may be used again, also a Feat just drawn.',
          'Add up the successes of the runes and all bonuses. If the total is at least the difficulty, you overcome the Challenge.',
        ),
        fr: list(
          'Réunissez les Runes auxquelles vous avez droit. Vous pouvez acheter des Runes Sombres.',
          'Avant le lancer, des Exploits et des pouvoirs peuvent servir.',
          'Toutes les Runes sont lancées ensemble ; chacune montre l’une de ses deux faces.',
          'Ce que donnent les Runes Spéciales est pris tout de suite, et un {twist} a lieu maintenant. La {corruption} des Runes Sombres attend.',
          'Après le lancer, des Exploits et des pouvoirs peuvent de nouveau servir, même un Exploit à peine pioché.',
          'Additionnez les points des Runes et tous les bonus. Si le résultat atteint au moins la difficulté, vous réussissez le Défi.',
        ),
      },
    },
    {
      id: 'result',
      title: { en: 'Success and failure', fr: 'Succès et échec' },
      rules: rules('ATTEMPT', 11, 12, 13, 14, 15),
      body: {
        en: text(
          'Once the outcome is known, but before it counts, cards may still turn it: by a new cast, or by a success all the same. Then, in this order:',
          list(
            'on a **success** you tuck the card under your current column, with only your path showing; its rewards are yours, and an Ally that waited there joins you',
            'on a **failure** the Challenge is discarded, with any Ally on it, and you gain {xp 1}',
            'the {corruption} of your Dark runes moves your marker',
            'in **Epic Origins** and **The Stormlight Archive**, an Adversary that you overcame loses {xp 1} for each success above the difficulty',
            'the empty place in the row is filled',
          ),
          'After that comes a last moment for Feats that speak of an attempt that is over. Failing the Adversary of a solo or co-op game is different: that card stays.',
        ),
        fr: text(
          'Une fois l’issue connue, mais avant qu’elle compte, des cartes peuvent encore la changer : par un nouveau lancer, ou par un succès malgré tout. Puis, dans cet ordre :',
          list(
            'en cas de **succès**, vous glissez la carte sous votre colonne actuelle en ne laissant voir que votre voie ; ses récompenses sont à vous, et un Allié qui s’y trouvait vous rejoint',
            'en cas d’**échec**, le Défi est défaussé, avec l’Allié éventuel, et vous gagnez {xp 1}',
            'la {corruption} de vos Runes Sombres déplace votre marqueur',
            'dans **Epic Origins** et **Les Archives de Roshar**, un Adversaire contre lequel vous avez réussi perd {xp 1} par point au-dessus de la difficulté',
            'la place vide de la rangée est comblée',
          ),
          'Vient ensuite un dernier moment pour les Exploits qui parlent d’une tentative terminée. Échouer face à l’Adversaire d’une partie en solo ou en coopératif est différent : cette carte reste en place.',
        ),
      },
    },
    {
      id: 'again',
      title: { en: 'Attempting again', fr: 'Retenter un Défi' },
      rules: [...rules('RE', 1, 2, 3, 4, 5, 6, 7, 8)],
      body: {
        en: text(
          'Some cards let you, or make you, attempt again: all runes are cast once more for the same path. There is no limit but the cards.',
          list(
            'What was bought or played stays, and more may be added before the new cast.',
            'What the first cast gave you is kept, bonuses too, and the new one gives again. A new {twist} happens like the first, with a new card of the Adversary; both of its cards count.',
            'The {corruption} of the first cast’s Dark runes is forgotten: only the last cast counts. What you took as a price stays.',
            'The first cast was neither a success nor a failure.',
          ),
        ),
        fr: text(
          'Certaines cartes vous permettent, ou vous imposent, de retenter : toutes les Runes sont relancées pour la même voie. Il n’y a pas d’autre limite que les cartes.',
          list(
            'Ce qui a été acheté ou joué reste, et on peut en ajouter avant le nouveau lancer.',
            'Ce que le premier lancer vous a donné est gardé, bonus compris, et le nouveau donne à son tour. Un nouveau {twist} a lieu comme le premier, avec une nouvelle carte de l’Adversaire ; ses deux cartes comptent.',
            'La {corruption} des Runes Sombres du premier lancer est oubliée : seul le dernier compte. Celle que vous avez prise comme coût demeure.',
            'Le premier lancer n’était ni un succès ni un échec.',
          ),
        ),
      },
    },
  ],
}
