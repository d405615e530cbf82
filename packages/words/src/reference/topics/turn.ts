/** A turn, from its start to its end. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const turn: TopicSource = {
  id: 'turn',
  title: { en: 'A turn', fr: 'Un tour' },
  sections: [
    {
      id: 'order',
      title: { en: 'The order of a turn', fr: 'L’ordre du tour' },
      rules: rules('TURN', 1),
      body: {
        en: text(
          list(
            '**Start**: if you are the first to reach an Act, its row is turned up; whatever happens at the start of a turn happens now.',
            '**Your actions**: one main action, and as many free actions as you like, before it and after it.',
            '**End**: what lasts for this turn is over, and the next hero begins.',
          ),
        ),
        fr: text(
          list(
            '**Début** : si vous êtes le premier Héros à atteindre un Acte, sa rangée est révélée ; ce qui arrive au début d’un tour arrive maintenant.',
            '**Vos actions** : une action principale, et autant d’actions libres que vous voulez, avant ou après.',
            '**Fin** : ce qui durait ce tour-ci se termine, et le Héros suivant commence.',
          ),
        ),
      },
    },
    {
      id: 'main-action',
      title: { en: 'The main action', fr: 'L’action principale' },
      rules: rules('TURN', 2, 3, 6),
      body: {
        en: text(
          'Once per turn you may gain one Trait **or** attempt one Challenge. You may also do neither.',
          'On a turn on which you must face the Adversary, that is your main action. Free actions are open to you as always.',
        ),
        fr: text(
          'Une fois par tour, vous pouvez gagner un Trait **ou** tenter un Défi. Vous pouvez aussi ne faire ni l’un ni l’autre.',
          'Quand vous devez affronter l’Adversaire, c’est l’action principale de ce tour. Les actions libres restent possibles comme toujours.',
        ),
      },
    },
    {
      id: 'free-actions',
      title: { en: 'Free actions', fr: 'Les actions libres' },
      rules: rules('TURN', 4, 5),
      body: {
        en: text(
          list(
            'use powers of your cards, as often as they allow',
            'play Feats',
            'Journey, to replace a card of the rows',
            'in **Epic Origins**, place {xp} on your Class',
          ),
          'Powers of your Character, Story and Ally cards are for your own turn, unless they name another moment. Feats can also be played on the turns of others.',
        ),
        fr: text(
          list(
            'utiliser les pouvoirs de vos cartes, aussi souvent qu’elles le permettent',
            'jouer des Exploits',
            'Explorer, pour remplacer une carte des rangées',
            'dans **Epic Origins**, placer de l’{xp} sur votre Classe',
          ),
          'Les pouvoirs de vos cartes Personnage, Histoire et Allié s’utilisent à votre tour, sauf s’ils nomment un autre moment. Les Exploits peuvent aussi se jouer au tour des autres.',
        ),
      },
    },
    {
      id: 'nothing-possible',
      title: { en: 'When nothing is possible', fr: 'Quand rien n’est possible' },
      editions: ['base', 'stormlight'],
      rules: rules('TURN', 8),
      body: {
        en: 'If you can neither gain nor attempt any face-up card, you may replace one of them for free, once per turn. That is not a Journey. It happens seldom: a Challenge can always be attempted.',
        fr: 'Si vous ne pouvez ni gagner ni tenter aucune carte face visible, vous pouvez en remplacer une gratuitement, une fois par tour. Ce n’est pas Explorer. Le cas est rare : un Défi peut toujours être tenté.',
      },
    },
    {
      id: 'end',
      title: { en: 'The end of a turn', fr: 'La fin du tour' },
      rules: rules('TURN', 7),
      body: {
        en: 'Effects of this turn end, unless they name a later moment. Outside **Epic Origins**, cards that the Adversary revealed this turn are discarded. The hero to your left is next.',
        fr: 'Les effets de ce tour se terminent, sauf s’ils nomment un moment ultérieur. Hors d’**Epic Origins**, les cartes que l’Adversaire a révélées ce tour-ci sont défaussées. C’est au Héros à votre gauche de jouer.',
      },
    },
  ],
}
