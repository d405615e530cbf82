/** Set-up: the box, the cards dealt, the table. */
import { list, range, rules, type TopicSource, text } from '../topic.ts'

export const setUp: TopicSource = {
  id: 'set-up',
  title: { en: 'Set-up', fr: 'Mise en place' },
  sections: [
    {
      id: 'box',
      title: { en: 'What is in the box', fr: 'Le contenu de la boîte' },
      rules: range('COMP', 2, 7),
      body: {
        en: text(
          list(
            '**Call to Adventure**: 45 Character cards, 91 Story cards, 44 Feats, 12 cards for solo and co-op.',
            '**Epic Origins**: 54 Character cards, 67 Story cards, 48 Feats, 13 Adversary Feats, 11 Adversaries with two faces and a Quest card; some wait in the seven campaign envelopes.',
            '**The Stormlight Archive**: 34 Character cards, 72 Story cards, 48 Feats, Odium and four Quests.',
          ),
          'Every box has the same 24 runes: three core runes, three Dark runes, and for each of the six abilities two standard runes and a special one. All heroes share them: nobody’s icons take a rune away from anybody else. There is always enough {xp}: a gain is never refused.',
        ),
        fr: text(
          list(
            '**Call to Adventure** : 45 cartes Personnage, 91 cartes Histoire, 44 Exploits, 12 cartes pour le solo et le coopératif.',
            '**Epic Origins** : 54 cartes Personnage, 67 cartes Histoire, 48 Exploits, 13 cartes Actions de l’Adversaire, 11 Adversaires à deux faces et une carte Quête ; certaines attendent dans les sept enveloppes de la Campagne.',
            '**Les Archives de Roshar** : 34 cartes Personnage, 72 cartes Histoire, 48 Exploits, Odium et quatre Quêtes.',
          ),
          'Chaque boîte contient les mêmes 24 Runes : trois Runes de Base, trois Runes Sombres et, pour chacune des six Compétences, deux Runes ordinaires et une Rune Spéciale. Tous les Héros se les partagent : vos symboles ne privent personne d’une Rune. L’{xp} ne manque jamais : un gain n’est jamais refusé.',
        ),
      },
    },
    {
      id: 'characters',
      title: { en: 'Choosing a hero', fr: 'Choisir son Héros' },
      rules: [...rules('SETUP', 1, 2, 3, 4, 6, 7), ...range('CHAR', 1, 6), ...rules('STORY', 5)],
      body: {
        en: text(
          'Every deck is shuffled by itself. You are dealt two Origins, two Motivations and two Destinies and keep one of each; what you do not keep leaves the game. For a first game of **Call to Adventure** or **The Stormlight Archive** you may be dealt just one of each.',
          'In **Epic Origins** Classes take the place of Motivations, and you are also dealt one Heritage, which you keep. When all have chosen, everybody’s face-up cards are shown together.',
          list(
            '**Origin**, first column, face-up: your first ability icons and a power for the whole game. Some change how you start.',
            '**Motivation** or **Class**, second column, face-up: another power for the whole game, often something to spend {xp} on.',
            '**Destiny**, third column, face-down: what your story is worth in the end. You may look at it whenever you like; it belongs to your story only once it is revealed.',
          ),
          'Destinies are secret. In **Epic Origins** you may not show yours before the end. In **The Stormlight Archive** you may talk about it once everybody has chosen, and you need not tell the truth. In **Call to Adventure** talk is free.',
        ),
        fr: text(
          'Chaque paquet est mélangé à part. Vous recevez deux Origines, deux Motivations et deux Destins, et vous gardez une carte de chaque type ; les autres quittent la partie. Pour une première partie de **Call to Adventure** ou des **Archives de Roshar**, une seule carte de chaque type peut être distribuée.',
          'Dans **Epic Origins**, les Classes remplacent les Motivations, et vous recevez aussi un Héritage, que vous gardez. Quand tous ont choisi, les cartes face visible de chacun sont montrées en même temps.',
          list(
            '**Origine**, première colonne, face visible : vos premiers symboles de Compétence et un pouvoir pour toute la partie. Certaines changent votre situation de départ.',
            '**Motivation** ou **Classe**, deuxième colonne, face visible : un autre pouvoir pour toute la partie, qui demande souvent de l’{xp}.',
            '**Destin**, troisième colonne, face cachée : ce que vaudra votre Histoire. Vous pouvez le regarder à tout moment ; il n’entre dans votre Histoire qu’une fois révélé.',
          ),
          'Les Destins sont secrets. Dans **Epic Origins**, vous ne pouvez pas montrer le vôtre avant la fin. Dans **Les Archives de Roshar**, vous pouvez en parler une fois tous les choix faits, sans devoir dire la vérité. Dans **Call to Adventure**, la parole est libre.',
        ),
      },
    },
    {
      id: 'start',
      title: { en: 'What you start with', fr: 'Ce que vous avez au départ' },
      rules: rules('SETUP', 5, 8, 18),
      body: {
        en: text(
          'You start with {xp 3} and one {hero} in hand. Hands are hidden and have no limit.',
          'Your marker starts on the neutral level of the Corruption track, the third from the top, unless one of your Character cards says otherwise. Starting lower does not count as gaining {corruption}.',
        ),
        fr: text(
          'Vous commencez avec {xp 3} et une {hero} en main. Les mains sont cachées et sans limite de cartes.',
          'Votre marqueur part du niveau neutre de la piste de Corruption, le troisième en partant du haut, sauf si l’une de vos cartes Personnage dit autre chose. Partir plus bas ne compte pas comme prendre de la {corruption}.',
        ),
      },
    },
    {
      id: 'table',
      title: { en: 'The table', fr: 'La table' },
      rules: rules('SETUP', 9, 10, 11, 13, 14),
      body: {
        en: text(
          'Beside each Act’s deck lies a row of cards: four for up to three heroes, five for four. Row I is turned up at once, the others later, when the first hero gets there.',
          'If an Ally shows up in row I, the first player finds a place for it. Who begins is drawn by lot, or you name a hero; the books let whoever last finished a novel begin, in **Epic Origins** whoever last played a role-playing game. Play goes clockwise.',
        ),
        fr: text(
          'À côté du paquet de chaque Acte se trouve une rangée de cartes : quatre cartes pour un à trois Héros, cinq pour quatre Héros. La rangée I est révélée tout de suite, les autres plus tard, quand un premier Héros y parvient.',
          'Si un Allié apparaît dans la rangée I, le premier joueur lui trouve une place. Le premier joueur est tiré au sort, ou vous désignez un Héros ; dans les livrets, c’est la dernière personne à avoir fini un roman et, dans **Epic Origins**, à avoir joué à un jeu de rôle. On joue en sens horaire.',
        ),
      },
    },
    {
      id: 'left-out',
      title: { en: 'Cards left out', fr: 'Les cartes mises de côté' },
      rules: rules('SETUP', 12, 15, 16, 17),
      body: {
        en: text(
          list(
            '**Call to Adventure**, first game: Allies and Adversaries may stay in the box, together with six cards that need them (Noble, Sole Survivor, Vow of Vengeance, Heir to the Throne, Master of Whispers, Cruel Betrayal). In solo and co-op games the Adversaries and Cruel Betrayal stay in.',
            '**Call to Adventure**, solo: two Feats that need another hero are set aside (Comrade in Arms, Unlikely Alliance).',
            '**The Stormlight Archive**: the Stoneward stays out of competitive and solo games, the Bondsmith out of solo games.',
          ),
          'Solo and co-op games add an Adversary to the table: see “Solo and co-op”.',
        ),
        fr: text(
          list(
            '**Call to Adventure**, première partie : les Alliés et les Adversaires peuvent rester dans la boîte, avec six cartes qui en dépendent (Noble, Unique Survivant, Vœu de Vengeance, Héritier du Trône, Maître des Murmures, Cruelle Trahison). En solo et en coopératif, les Adversaires et Cruelle Trahison restent en jeu.',
            '**Call to Adventure**, solo : deux Exploits qui demandent un autre Héros sont mis de côté (Frère d’Armes, Alliance Improbable).',
            '**Les Archives de Roshar** : le Garde-Pierre n’est pas utilisé en compétitif ni en solo, le Forgeur de Liens ne l’est pas en solo.',
          ),
          'En solo et en coopératif, un Adversaire s’ajoute à la table : voyez « Solo et coopératif ».',
        ),
      },
    },
  ],
}
