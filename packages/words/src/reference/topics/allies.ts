/** Allies, of the base game and Stormlight. */
import { rules, type TopicSource, text } from '../topic.ts'

export const allies: TopicSource = {
  id: 'allies',
  title: { en: 'Allies', fr: 'Les Alliés' },
  sections: [
    {
      id: 'appearing',
      title: { en: 'How an Ally appears', fr: 'Comment un Allié apparaît' },
      editions: ['base', 'stormlight'],
      rules: [...rules('ALLY', 1, 2, 3, 4, 11), ...rules('TABLE', 3)],
      body: {
        en: text(
          'Allies are shuffled into the decks of Acts I and II. When one turns up, the active hero tucks it under a face-up Challenge without an Ally; a Trait will not do, an Adversary of the rows will. Another card then fills the place.',
          'In **Call to Adventure** it must be a Challenge of the Ally’s own Act, in **The Stormlight Archive** any revealed row will do. If there is no such Challenge, the Ally is discarded.',
        ),
        fr: text(
          'Les Alliés sont mélangés aux paquets des Actes I et II. Quand l’un d’eux apparaît, le Héros actif le glisse sous un Défi face visible qui n’a pas d’Allié ; un Trait ne convient pas, un Adversaire des rangées convient. Une autre carte prend alors la place vide.',
          'Dans **Call to Adventure**, ce doit être un Défi de l’Acte de l’Allié ; dans **Les Archives de Roshar**, n’importe quelle rangée révélée convient. S’il n’y a pas de tel Défi, l’Allié est défaussé.',
        ),
      },
    },
    {
      id: 'winning',
      title: { en: 'Winning an Ally', fr: 'Gagner un Allié' },
      editions: ['base', 'stormlight'],
      rules: rules('ALLY', 5, 6, 7),
      body: {
        en: 'A Challenge with an Ally is one harder on both paths. Whoever overcomes it gains the Ally: it lies face-up beside the story, its icons and points count, but it is not one of the three cards of a column and not a path. If the Challenge is discarded, the Ally goes with it.',
        fr: 'Un Défi qui abrite un Allié est plus difficile d’un point sur ses deux voies. Qui le réussit gagne l’Allié : il reste face visible à côté de l’Histoire, ses icônes et ses points comptent, mais il n’est ni l’une des trois cartes d’une colonne ni une voie. Si le Défi est défaussé, l’Allié l’est aussi.',
      },
    },
    {
      id: 'sacrifice',
      title: { en: 'Powers and sacrifice', fr: 'Pouvoirs et sacrifice' },
      editions: ['base', 'stormlight'],
      rules: rules('ALLY', 8, 9, 10),
      body: {
        en: text(
          'Many Allies have powers, for {xp} or for a sacrifice. In **Call to Adventure** there is no limit to the {xp} you spend on them: pay again, and use the power again.',
          'A sacrificed Ally is turned face-down, and its icons leave your story. What a sacrifice gives, you get even if you were forced to it. An Ally whose text does not speak of sacrifice can only be lost by force.',
        ),
        fr: text(
          'Beaucoup d’Alliés ont des pouvoirs, contre de l’{xp} ou contre un sacrifice. Dans **Call to Adventure**, rien ne limite l’{xp} que vous y dépensez : payez de nouveau, et le pouvoir sert de nouveau.',
          'Un Allié sacrifié est retourné face cachée, et ses icônes quittent votre Histoire. Ce que donne un sacrifice, vous l’obtenez même s’il vous a été imposé. Un Allié dont le texte ne parle pas de sacrifice ne peut être perdu que de force.',
        ),
      },
    },
  ],
}
