/** The glossary: words with a meaning of their own. */
import { list, rules, type TopicSource } from '../topic.ts'

export const terms: TopicSource = {
  id: 'terms',
  title: { en: 'Terms', fr: 'Glossaire' },
  sections: [
    {
      id: 'people',
      title: { en: 'Heroes and cards', fr: 'Héros et cartes' },
      rules: [...rules('STORY', 1), ...rules('FEAT', 6)],
      body: {
        en: list(
          '**Active hero**: the one whose turn it is.',
          '**Hero**: your character. “Any hero” includes yours.',
          '**Character cards**: Origin, Motivation or Class, Destiny, and in Epic Origins the Heritage.',
          '**Story cards**: Traits, Challenges, Allies and the Adversaries of the rows.',
          '**Feat**: a Hero or Antihero card.',
          '**Path**: the half of a Challenge that you attempt, and that shows when you have won it.',
          '**Story**: everything that counts as told of your hero.',
          '**Column**: a Character card with the Story cards under it. The **current** one is the first with fewer than three.',
          '**Row**: the cards that lie beside an Act’s deck.',
        ),
        fr: list(
          '**Héros actif** : celui dont c’est le tour.',
          '**Héros** : votre Personnage. « N’importe quel Héros » comprend le vôtre.',
          '**Cartes Personnage** : Origine, Motivation ou Classe, Destin, et dans Epic Origins l’Héritage.',
          '**Cartes Histoire** : Traits, Défis, Alliés et Adversaires des rangées.',
          '**Exploit** : une carte Héros ou Antihéros.',
          '**Voie** : la moitié d’un Défi que vous tentez, et qui reste visible quand vous l’avez gagnée.',
          '**Histoire** : tout ce qui compte comme raconté de votre Héros.',
          '**Colonne** : une carte Personnage avec les cartes Histoire glissées dessous. La colonne **actuelle** est la première qui en compte moins de trois.',
          '**Rangée** : les cartes posées à côté du paquet d’un Acte.',
        ),
      },
    },
    {
      id: 'deeds',
      title: { en: 'What happens', fr: 'Ce qui arrive' },
      rules: [...rules('ATTEMPT', 4, 13, 14), ...rules('RE', 1), ...rules('ALLY', 9)],
      body: {
        en: list(
          '**Attempt**: to take on a Challenge with a cast of runes.',
          '**Cast**: all runes you have a right to, thrown at once.',
          '**Success**: what runes and bonuses are counted in; also the good end of an attempt.',
          '**Overcome**: to reach the difficulty.',
          '**Attempt again**: to cast all runes once more for the same path.',
          '**Gain** {corruption}: to move down on the track. **Gain** {virtue}: to move up.',
          '**Journey**: to pay {xp} to replace a card of the rows.',
          '**Sacrifice**: to turn an Ally face-down.',
          '**Tuck**: to put a card under another so that a part shows.',
        ),
        fr: list(
          '**Tenter**, **relever** un Défi : s’y mesurer par un lancer de Runes.',
          '**Lancer** : toutes les Runes auxquelles vous avez droit, jetées ensemble.',
          '**Résultat** : les points des Runes et des bonus ; il se compare à la difficulté.',
          '**Réussir** : atteindre la difficulté.',
          '**Retenter** : relancer toutes les Runes pour la même voie.',
          '**Prendre** de la {corruption} : descendre sur la piste. **Obtenir** de la {virtue} : y monter.',
          '**Explorer** : payer de l’{xp} pour remplacer une carte des rangées.',
          '**Sacrifier** : retourner un Allié face cachée.',
          '**Glisser** sous : placer une carte sous une autre en laissant voir une partie.',
        ),
      },
    },
    {
      id: 'tokens',
      title: { en: 'Icons and points', fr: 'Icônes et points' },
      rules: [...rules('ICON', 4), ...rules('SCORE', 1)],
      body: {
        en: list(
          '**Ability icons**: {strength}, {dexterity}, {constitution}, {intelligence}, {wisdom}, {charisma}. They bring runes.',
          '**Story icons**: {divinity}, {justice}, {nature}, {arcana}, {royalty}, {villainy}, {radiant}. They score in sets.',
          '**{triumph}** and **{tragedy}**: points for light and for dark deeds.',
          '**{xp}**: tokens to spend, and a point each at the end.',
          '**{virtue}** (sun) and **{corruption}** (moon): steps on the track.',
        ),
        fr: list(
          '**Symboles de Compétence** : {strength}, {dexterity}, {constitution}, {intelligence}, {wisdom}, {charisma}. Ils apportent des Runes.',
          '**Icônes Histoire** : {divinity}, {justice}, {nature}, {arcana}, {royalty}, {villainy}, {radiant}. Elles rapportent par sets.',
          '**{triumph}** et **{tragedy}** : les points des actes lumineux et des actes sombres.',
          '**{xp}** : des jetons à dépenser, et un point chacun à la fin.',
          '**{virtue}** (soleil) et **{corruption}** (lune) : des pas sur la piste.',
        ),
      },
    },
  ],
}
