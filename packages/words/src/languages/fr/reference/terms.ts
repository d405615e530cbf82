/** The glossary, in French: words with a meaning of their own. */
import { list } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { terms as en } from '../../en/reference/terms.ts'

export const terms = {
  title: 'Glossaire',
  sections: {
    people: {
      title: 'Héros et cartes',
      body: list(
        '**Héros actif** : celui dont c’est le tour.',
        '**Héros** : votre Personnage. « N’importe quel Héros » comprend le vôtre.',
        '**Cartes Personnage** : Origine, Motivation ou Classe, Destin, et dans Epic Origins l’Héritage.',
        '**Cartes Histoire** : Traits, Défis, Alliés et Adversaires des rangées.',
        '**Exploit** : une carte Héros ou Antihéros.',
        '**Voie** : la moitié d’un Défi que vous tentez, et qui reste visible quand vous l’avez gagnée.',
        '**Histoire** : tout ce qui compte comme raconté de votre Héros.',
        '**Colonne** : une carte Personnage avec les cartes Histoire glissées dessous. La colonne **actuelle** est la première qui en compte moins de trois.',
        '**Rangée** : les cartes posées à côté de la pioche d’un Acte.',
      ),
    },
    deeds: {
      title: 'Ce qui arrive',
      body: list(
        '**Tenter**, **relever** un Défi : s’y mesurer par un lancer de Runes.',
        '**Lancer** : toutes les Runes auxquelles vous avez droit, jetées ensemble.',
        '**Résultat** : les points des Runes et des bonus ; il se compare à la difficulté.',
        '**Réussir** : atteindre la difficulté.',
        '**Retenter** : relancer toutes les Runes pour la même voie.',
        '**Prendre** de la {corruption} : descendre sur la piste. **Obtenir** de la {virtue} : y monter.',
        '**Explorer** : payer de l’{xp} pour remplacer une carte des rangées.',
        '**Sacrifier** : retourner un Allié face cachée.',
        '**Glisser** sous : placer une carte sous une autre en laissant voir une partie.',
      ),
    },
    tokens: {
      title: 'Icônes et points',
      body: list(
        '**Icônes de Compétence** : {strength}, {dexterity}, {constitution}, {intelligence}, {wisdom}, {charisma}. Elles apportent des Runes.',
        '**Icônes Histoire** : {divinity}, {justice}, {nature}, {arcana}, {royalty}, {villainy}, {radiant}. Elles rapportent par séries.',
        '**{triumph}** et **{tragedy}** : les points des actes lumineux et des actes sombres.',
        '**{xp}** : des jetons à dépenser, et un point chacun à la fin.',
        '**{virtue}** (soleil) et **{corruption}** (lune) : des crans sur la piste.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
