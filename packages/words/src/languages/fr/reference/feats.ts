/** Feats, in French: Hero and Antihero cards, and when they may be played. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { feats as en } from '../../en/reference/feats.ts'

export const feats = {
  title: 'Les Exploits',
  sections: {
    drawing: {
      title: 'Piocher des Exploits',
      body: text(
        'Les Exploits sont les cartes Héros et Antihéros. Vous les piochez tout de suite, par une Rune qui en montre une, par une voie qui en donne une, ou par un {twist}.',
        'Une pioche vide est reformée avec ses cartes défaussées. Les Exploits joués ne reviennent pas : s’il n’en reste aucun à piocher, ce tirage est perdu ; avec un {twist}, vous pouvez prendre l’autre sorte.',
      ),
    },
    level: {
      title: 'Qui peut jouer quoi',
      body: text(
        'C’est votre propre cran sur la piste de Corruption qui décide, au moment où vous jouez : les cartes Héros tant que vous avez de la Vertu, les deux sortes au milieu, les cartes Antihéros quand vous êtes bien bas.',
        '« N’importe quel Héros » peut être le vôtre. Un Exploit qui gêne n’importe quel Héros peut donc être joué sur vous-même pour ce qu’il donne par ailleurs ; pas celui qui nomme un autre Héros. Dans les parties en coopératif de **Call to Adventure**, et dans celles qui mélangent des boîtes, un Exploit qui vous aide peut aider n’importe quel Héros à votre place.',
      ),
    },
    moments: {
      title: 'Quand les jouer',
      body: text(
        'Un Exploit qui nomme un moment se joue à ce moment-là, au tour de tout Héros dont il parle. Une tentative en compte quatre :',
        list(
          '**Avant le lancer**, quand la voie et les Runes Sombres sont fixées : pour les cartes qui ajoutent des Runes ou changent la difficulté, et celles qui disent « avant ».',
          '**Après le lancer**, quand les Runes sont sur la table : pour les cartes qui parlent d’une tentative en cours. Un Exploit à peine pioché peut être joué ici.',
          '**Avant qu’un échec compte** : pour retenter, ou pour réussir malgré tout.',
          '**Après le résultat** : pour les cartes qui parlent d’une tentative terminée.',
        ),
        'Un Exploit qui parle de ce qui n’a pas lieu ne peut pas être joué. Sinon, seuls comptent son moment, son coût et votre cran sur la piste : vous pouvez en jouer un qui ne change rien, pour le point qu’il rapporte.',
        'Un Exploit qui ne nomme aucun moment se joue à tout moment, au tour de n’importe qui. On ne vous le demande pas chaque fois : vous intervenez pendant que le jeu attend quelqu’un d’autre. Ce qu’il donne pour un tour prend fin avec le tour où vous l’avez joué.',
      ),
    },
    answers: {
      title: 'Répondre à une carte',
      body: 'On peut répondre à un Exploit par un Exploit. Chaque Héros est consulté à son tour, en commençant par le Héros actif ; quand tous passent, la dernière carte jouée agit d’abord, puis celle d’avant. Un Exploit qui parle d’un autre événement, comme un Héros qui prend de la {corruption}, est proposé juste avant.',
    },
    afterwards: {
      title: 'Ce qu’ils valent',
      body: 'Un Exploit joué reste face visible à côté de votre Histoire et rapporte à la fin : une {hero}, {triumph 1} ; une {antihero}, {tragedy 1}, sauf si elle indique une autre valeur. Il rapporte même si son effet a été annulé. Les Exploits que vous défaussez ou gardez en main ne rapportent rien.',
    },
    'adversary-cards': {
      title: 'Les cartes de l’Adversaire',
      body: text(
        'Les cartes de l’Adversaire se jouent à n’importe quel cran de la piste et ne rapportent rien à personne. Elles frappent le Héros actif. Une carte qui peut frapper n’importe quel Héros à tout moment frappe celui que désigne le Héros actif, dès qu’elle est révélée, avant que quiconque y réponde. Ce qu’une carte donne à qui la joue est perdu.',
        'Dans **Call to Adventure** et **Les Archives de Roshar**, elles sont défaussées à la fin du tour ; dans **Epic Origins**, dès qu’elles ont agi. Le Héros actif fait tous les choix qu’elles demandent. Quand la pioche est vide, sa défausse est mélangée.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
