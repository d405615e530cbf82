/** Feats: Hero and Antihero cards, and when they may be played. */
import { list, rules, type TopicSource, text } from '../topic.ts'

export const feats: TopicSource = {
  id: 'feats',
  title: { en: 'Feats', fr: 'Les Exploits' },
  sections: [
    {
      id: 'drawing',
      title: { en: 'Drawing Feats', fr: 'Piocher des Exploits' },
      rules: [...rules('FEAT', 1), ...rules('TABLE', 5)],
      body: {
        en: text(
          'Feats are Hero and Antihero cards. You draw them at once, from a rune that shows one, from a path that gives one, or from a {twist}.',
          'An empty deck is rebuilt from its discarded cards. Feats that were played do not come back: if none is left to draw, that draw is lost; with a {twist} you may take the other kind.',
        ),
        fr: text(
          'Les Exploits sont les cartes Héros et Antihéros. Vous les piochez tout de suite, par une Rune qui en montre une, par une voie qui en donne une, ou par un {twist}.',
          'Un paquet vide est reformé avec ses cartes défaussées. Les Exploits joués ne reviennent pas : s’il n’en reste aucun à piocher, cette pioche est perdue ; avec un {twist}, vous pouvez prendre l’autre sorte.',
        ),
      },
    },
    {
      id: 'level',
      title: { en: 'Who may play what', fr: 'Qui peut jouer quoi' },
      rules: rules('FEAT', 2, 6, 7, 13),
      body: {
        en: text(
          'Your own level on the Corruption track decides, at the moment you play: Hero cards while you are virtuous, both kinds in the middle, Antihero cards once you have sunk low.',
          '“Any hero” can be you. A Feat that hinders any hero may therefore be played on yourself for what else it gives; one that names another hero may not. In co-op games of **Call to Adventure**, and in those that mix boxes, a Feat that helps “you” may help any hero instead.',
        ),
        fr: text(
          'C’est votre propre niveau sur la piste de Corruption qui décide, au moment où vous jouez : les cartes Héros tant que vous avez de la Vertu, les deux sortes au milieu, les cartes Antihéros quand vous êtes bien bas.',
          '« N’importe quel Héros » peut être le vôtre. Un Exploit qui gêne n’importe quel Héros peut donc être joué sur vous-même pour ce qu’il donne par ailleurs ; pas celui qui nomme un autre Héros. Dans les parties en coopératif de **Call to Adventure**, et dans celles qui mélangent des boîtes, un Exploit qui vous aide peut aider n’importe quel Héros à votre place.',
        ),
      },
    },
    {
      id: 'moments',
      title: { en: 'When they may be played', fr: 'Quand les jouer' },
      rules: rules('FEAT', 3, 4, 5, 12),
      body: {
        en: text(
          'A Feat that names a moment is played in that moment, on the turn of any hero that it speaks of. An attempt has four of them:',
          list(
            '**Before the cast**, when path and Dark runes are settled: for cards that add runes or change the difficulty, and those that say “before”.',
            '**After the cast**, when the runes lie on the table: for cards about an attempt in progress. A Feat just drawn may be played here.',
            '**Before a failure counts**: for attempting again, or succeeding after all.',
            '**After the result**: for cards about an attempt that is over.',
          ),
          'A Feat about something that is not happening cannot be played. Otherwise its moment, its cost and your level are all that counts: you may play one that changes nothing, for its point.',
          'A Feat that names no moment may be played at any time, on anybody’s turn. You are not asked each time: you step in while the game waits for somebody else. What it gives for a turn ends with the turn in which you played it.',
        ),
        fr: text(
          'Un Exploit qui nomme un moment se joue à ce moment-là, au tour de tout Héros dont il parle. Une tentative en compte quatre :',
          list(
            '**Avant le lancer**, quand la voie et les Runes Sombres sont fixées : pour les cartes qui ajoutent des Runes ou changent la difficulté, et celles qui disent « avant ».',
            '**Après le lancer**, quand les Runes sont sur la table : pour les cartes qui parlent d’une tentative en cours. Un Exploit à peine pioché peut être joué ici.',
            '**Avant qu’un échec compte** : pour retenter, ou pour réussir malgré tout.',
            '**Après le résultat** : pour les cartes qui parlent d’une tentative terminée.',
          ),
          'Un Exploit qui parle de ce qui n’a pas lieu ne peut pas être joué. Sinon, seuls comptent son moment, son coût et votre niveau : vous pouvez en jouer un qui ne change rien, pour le point qu’il rapporte.',
          'Un Exploit qui ne nomme aucun moment se joue à tout moment, au tour de n’importe qui. On ne vous le demande pas chaque fois : vous intervenez pendant que le jeu attend quelqu’un d’autre. Ce qu’il donne pour un tour prend fin avec le tour où vous l’avez joué.',
        ),
      },
    },
    {
      id: 'answers',
      title: { en: 'Answering a card', fr: 'Répondre à une carte' },
      rules: rules('FEAT', 8, 9),
      body: {
        en: 'Feats may be answered with Feats. Each hero is asked in turn, beginning with the active one; when all pass, the card played last takes effect first, then the one before it. A Feat about another event, such as a hero gaining {corruption}, is offered just before that happens.',
        fr: 'On peut répondre à un Exploit par un Exploit. Chaque Héros est consulté à son tour, en commençant par le Héros actif ; quand tous passent, la dernière carte jouée agit d’abord, puis celle d’avant. Un Exploit qui parle d’un autre événement, comme un Héros qui prend de la {corruption}, est proposé juste avant.',
      },
    },
    {
      id: 'afterwards',
      title: { en: 'What they are worth', fr: 'Ce qu’ils valent' },
      rules: rules('FEAT', 10, 11),
      body: {
        en: 'A played Feat lies face-up beside your story and scores in the end: a {hero} {triumph 1}, an {antihero} {tragedy 1}, unless it prints another value. It scores even if it was cancelled. Feats that you discard or still hold score nothing.',
        fr: 'Un Exploit joué reste face visible à côté de votre Histoire et rapporte à la fin : une {hero}, {triumph 1} ; une {antihero}, {tragedy 1}, sauf si elle indique une autre valeur. Il rapporte même si son effet a été annulé. Les Exploits que vous défaussez ou gardez en main ne rapportent rien.',
      },
    },
    {
      id: 'adversary-cards',
      title: { en: 'The Adversary’s cards', fr: 'Les cartes de l’Adversaire' },
      modes: ['coop', 'solo'],
      rules: [...rules('FEAT', 14, 15), ...rules('TABLE', 6)],
      body: {
        en: text(
          'The Adversary’s cards are played at any level of the track and score for nobody. They strike the active hero. One that may strike any hero at any time strikes the hero whom the active one names, as soon as it is revealed, before anybody answers it. What a card gives to whoever plays it is lost.',
          'In **Call to Adventure** and **The Stormlight Archive** they are discarded at the end of the turn, in **Epic Origins** as soon as they have taken effect. The active hero makes every choice they ask for. When the deck is empty, its discards are shuffled.',
        ),
        fr: text(
          'Les cartes de l’Adversaire se jouent à tout niveau de la piste et ne rapportent rien à personne. Elles frappent le Héros actif. Une carte qui peut frapper n’importe quel Héros à tout moment frappe celui que désigne le Héros actif, dès qu’elle est révélée, avant que quiconque y réponde. Ce qu’une carte donne à qui la joue est perdu.',
          'Dans **Call to Adventure** et **Les Archives de Roshar**, elles sont défaussées à la fin du tour ; dans **Epic Origins**, dès qu’elles ont agi. Le Héros actif fait tous les choix qu’elles demandent. Quand le paquet est vide, sa défausse est mélangée.',
        ),
      },
    },
  ],
}
