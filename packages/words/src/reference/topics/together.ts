/** Solo and co-op in the base game and Epic Origins. Odium has a topic of its own. */
import { list, range, rules, type TopicSource, text } from '../topic.ts'

export const together: TopicSource = {
  id: 'together',
  title: { en: 'Solo and co-op', fr: 'Solo et coopératif' },
  sections: [
    {
      id: 'base-set-up',
      title: { en: 'Call to Adventure: the Adversary', fr: 'Call to Adventure : l’Adversaire' },
      editions: ['base'],
      modes: ['coop', 'solo'],
      rules: [...rules('COOPB', 1, 2, 3, 4, 5, 6)],
      body: {
        en: text(
          'One Adversary is drawn by lot, or you choose it; the others leave the game. It lies apart with its own Quest and the card Rise of the Adversary, and their powers last all game. Ten Antihero cards with a skull make its deck; the heroes use the other twelve.',
          'The Adversary begins without {xp} and gathers it. The Victory card says how much it needs, for the number of heroes.',
        ),
        fr: text(
          'Un Adversaire est tiré au sort, ou vous le choisissez ; les autres quittent la partie. Il se tient à part avec sa propre Quête et la carte Avènement de l’Adversaire, dont les pouvoirs durent toute la partie. Dix cartes Antihéros marquées d’un crâne forment son paquet ; les Héros se servent des douze autres.',
          'L’Adversaire commence sans {xp} et en accumule. La carte Victoire dit combien il lui en faut, selon le nombre de Héros.',
        ),
      },
    },
    {
      id: 'base-play',
      title: { en: 'Call to Adventure: the race', fr: 'Call to Adventure : la course' },
      editions: ['base'],
      modes: ['coop', 'solo'],
      rules: rules('COOPB', 7, 8, 9, 10),
      body: {
        en: 'The Adversary gains {xp} as its Quest, Rise of the Adversary and its own card say. Each {twist} reveals a card of its deck, whose choices the active hero makes; it is discarded at the end of the turn. At the moment at which the Adversary reaches its goal, be it in the middle of an attempt, the heroes have lost.',
        fr: 'L’Adversaire gagne de l’{xp} comme le disent sa Quête, Avènement de l’Adversaire et sa propre carte. Chaque {twist} révèle une carte de son paquet : le Héros actif fait les choix qu’elle demande, et elle est défaussée à la fin du tour. Au moment où l’Adversaire atteint son but, même au milieu d’une tentative, les Héros ont perdu.',
      },
    },
    {
      id: 'base-end',
      title: { en: 'Call to Adventure: facing it', fr: 'Call to Adventure : l’affronter' },
      editions: ['base'],
      modes: ['coop', 'solo'],
      rules: range('COOPB', 11, 17),
      body: {
        en: text(
          'Whoever begins a turn with eight or more cards in the columns must face the Adversary, and nobody may before. The others play on. If you fail, you gain {xp 1}, the Adversary stays, and you try again next turn.',
          'Whoever defeats it tucks it under the Destiny as a ninth card. In solo the game is over; in co-op every other hero has one more ordinary turn. If the Adversary is still below its goal then, you have all won, and the highest Destiny score names the greatest hero.',
        ),
        fr: text(
          'Qui commence son tour avec au moins huit cartes dans ses colonnes doit affronter l’Adversaire, et personne ne le peut avant. Les autres continuent de jouer. Si vous échouez, vous gagnez {xp 1}, l’Adversaire reste, et vous réessayez au tour suivant.',
          'Qui le vainc le glisse sous son Destin, comme neuvième carte. En solo, la partie est finie ; en coopératif, chaque autre Héros a encore un tour ordinaire. Si l’Adversaire n’a toujours pas atteint son but, vous avez tous gagné, et le plus haut score de Destin désigne le plus grand Héros.',
        ),
      },
    },
    {
      id: 'epic-set-up',
      title: { en: 'Epic Origins: two faces', fr: 'Epic Origins : deux faces' },
      editions: ['epic'],
      modes: ['coop', 'solo'],
      rules: [...range('ADV', 1, 7), ...rules('ADV', 22)],
      body: {
        en: text(
          'The Adversary is drawn by lot, or you choose it. It begins on its first side with {xp 5} for each hero. Choose a side of the Quest card: Reign of the Adversary is the easier one, Age of Darkness is for the experienced. Its deck is made of the Adversary Feats that all share and its own.',
          list(
            'A plus on its cards: when that happens, it gains {xp 1}.',
            'A minus: it loses {xp 1}, but never goes below none.',
            'Beside a {twist} stands what it does when one comes up.',
          ),
          'What stands on the side that is up works on everybody.',
        ),
        fr: text(
          'L’Adversaire est tiré au sort, ou vous le choisissez. Il commence sur sa première face avec {xp 5} par Héros. Choisissez une face de la carte Quête : Règne de l’Adversaire est la plus facile, Âge des Ténèbres s’adresse aux plus aguerris. Son paquet réunit les cartes Actions communes à tous et la sienne.',
          list(
            'Un plus sur ses cartes : quand l’événement indiqué se produit, il gagne {xp 1}.',
            'Un moins : il perd {xp 1}, mais ne descend jamais sous zéro.',
            'À côté d’un {twist} figure ce qu’il fait quand il en sort un.',
          ),
          'Ce qui figure sur la face visible agit sur tous.',
        ),
      },
    },
    {
      id: 'epic-facing',
      title: { en: 'Epic Origins: the first facing', fr: 'Epic Origins : le premier affrontement' },
      editions: ['epic'],
      modes: ['coop', 'solo'],
      rules: [...range('ADV', 10, 14), ...rules('ADV', 16, 21)],
      body: {
        en: text(
          'On the turn after your second column is full, you must face the first side. It is like a Challenge with one path; Dark runes, Feats, Class and Heritage all help. If you overcome it, you take the Feat it shows, and it loses {xp 1} for each success above the difficulty, after any {corruption} of this cast has had its effects. If you fail, nothing more happens.',
          'When all heroes have faced it, it turns to its Final side. It also does when a hero is due to face the Final side before that; whoever is late then misses the first.',
        ),
        fr: text(
          'Au tour qui suit la fin de votre deuxième colonne, vous devez affronter la première face. C’est comme un Défi à une voie ; Runes Sombres, Exploits, Classe et Héritage peuvent aider. En cas de succès, vous prenez l’Exploit qu’elle montre, et l’Adversaire perd {xp 1} par point au-dessus de la difficulté, après les effets de la {corruption} de ce lancer. En cas d’échec, rien d’autre ne se passe.',
          'Quand tous les Héros l’ont affronté, il se retourne et devient l’Adversaire Final. Il le fait aussi quand un Héros doit affronter l’Adversaire Final avant cela ; les retardataires manquent alors la première face.',
        ),
      },
    },
    {
      id: 'epic-end',
      title: { en: 'Epic Origins: the end', fr: 'Epic Origins : la fin' },
      editions: ['epic'],
      modes: ['coop', 'solo'],
      rules: rules('ADV', 15, 17, 18, 19),
      body: {
        en: text(
          'When a hero’s third column is full, every other hero has one more ordinary turn. Then that hero faces the Final Adversary, and after that each other hero in turn, however many cards they have.',
          'Whoever overcomes it scores its rewards; the card stays. You have won together if the Adversary has no {xp} left when the last turn ends. Single failures do not lose the game, and having brought it to none earlier does not win it: it may gain again.',
        ),
        fr: text(
          'Quand la troisième colonne d’un Héros est complète, chaque autre Héros a encore un tour ordinaire. Puis ce Héros affronte l’Adversaire Final, et après lui chaque autre Héros à son tour, quel que soit son nombre de cartes.',
          'Qui réussit marque les récompenses de l’Adversaire ; la carte reste. Vous avez gagné ensemble si l’Adversaire n’a plus d’{xp} à la fin du dernier tour. Un échec isolé ne fait pas perdre la partie, et l’avoir ramené à zéro plus tôt ne la fait pas gagner : il peut en reprendre.',
        ),
      },
    },
    {
      id: 'campaign',
      title: { en: 'Epic Origins: the campaign', fr: 'Epic Origins : la Campagne' },
      editions: ['epic'],
      modes: ['coop', 'solo'],
      rules: range('CAMP', 1, 9),
      body: {
        en: text(
          'Seven chapters, played in order, are the best way to begin. Each brings an Adversary with a Feat of its own, the first one The Dark Lord, and new Character cards that stay in their decks from then on. Cards of chapters not yet opened are in no deck.',
          'Every chapter starts with new heroes, and other players may join. A victory opens the next chapter; after a defeat you may try again or go on. When all are open, the Adversary is drawn at random.',
          'In The Seven Shards a victory gives a Legacy mark and a boon, and going on after a defeat a burden: a card that lies beside the Quest in the next chapter, for the whole party. A victory later still gives the mark.',
        ),
        fr: text(
          'Sept chapitres, joués dans l’ordre : c’est la meilleure façon de commencer. Chacun apporte un Adversaire avec sa propre carte Actions, le premier étant Le Seigneur des Ombres, et de nouvelles cartes Personnage qui restent ensuite dans leurs paquets. Les cartes des chapitres encore fermés ne sont dans aucun paquet.',
          'Chaque chapitre commence avec de nouveaux Héros, et d’autres joueurs peuvent venir. Une victoire ouvre le chapitre suivant ; après une défaite, vous pouvez réessayer ou continuer. Quand tous sont ouverts, l’Adversaire est tiré au sort.',
          'Dans Les Sept Éclats, une victoire donne une marque de Legs et un bienfait, et continuer après une défaite donne un fardeau : une carte posée près de la Quête au chapitre suivant, pour tout le groupe. Une victoire plus tardive donne encore la marque.',
        ),
      },
    },
  ],
}
