/** The pages of a campaign, in French: beginning one, its road of envelopes, its chapters, its generations. The story itself is in the set. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { campaign as en } from '../../en/messages/campaign.ts'

export const campaign = {
  'campaign/campaign': 'Campagne',
  'campaign/line': '{$edition} · {$party} · commencée le {$date}',
  'campaign/party/alone': 'en solo',
  'campaign/party/together': 'ensemble',
  'campaign/about':
    'Une couronne, brisée au premier chapitre et ressoudée au dernier. Chaque chapitre est joué par de nouveaux Héros, une génération plus tard.',
  'campaign/marks': byNumber('{$n} marque de Legs sur 7', '{$n} marques de Legs sur 7'),
  'campaign/marks/about': 'elles aident contre le dernier ennemi',
  'campaign/chapters': 'Chapitres',
  'campaign/chapter/n': 'Chapitre {$n}',
  'campaign/chapter/named': 'Chapitre {$n} : {$name}, {$state}',
  'campaign/chapter/unnamed': 'Chapitre {$n}, {$state}',

  'campaign/state/sealed': 'scellé',
  'campaign/state/ready': 'prêt à être ouvert',
  'campaign/state/open': 'ouvert',
  'campaign/state/playing': 'ouvert · {$act}',
  'campaign/state/choosing': 'ouvert · choix des Héros',
  'campaign/state/won-first': 'gagné du premier coup',
  'campaign/state/won-later': 'perdu, puis gagné',
  'campaign/state/lost': 'perdu',
  'campaign/state/left': 'laissé sans marque',

  'campaign/by/1': 'Chapitre 1, le premier récit',
  'campaign/by/2': 'Chapitre 2, le récit des enfants',
  'campaign/by/3': 'Chapitre 3, le récit des petits-enfants',
  'campaign/by/4': 'Chapitre 4, le récit de la quatrième génération',
  'campaign/by/5': 'Chapitre 5, le récit de la cinquième génération',
  'campaign/by/6': 'Chapitre 6, le récit de la sixième génération',
  'campaign/by/7': 'Chapitre 7, le récit des derniers héritiers',
  'campaign/if-won': 'Si vous gagnez :',
  'campaign/if-won/boon': 'une marque de Legs. Au chapitre suivant : {$boon}',
  'campaign/if-won/marked': 'vous avez déjà sa marque ; on le raconte pour le plaisir.',
  'campaign/if-won/last': 'une marque de Legs, et l’Âge de toutes vos marques commence.',
  'campaign/if-lost': 'Si vous perdez :',
  'campaign/if-lost/burden': 'réessayez, ou continuez. Alors, au chapitre suivant : {$burden}',
  'campaign/if-lost/last': 'réessayez, ou laissez la campagne finir, dans un Âge plus sombre.',
  'campaign/if-lost/marked': 'rien ne vous est repris : sa marque reste.',
  'campaign/told/won': 'Victoire.',
  'campaign/told/lost': 'Défaite.',
  'campaign/carried/boon': 'Legs d’une victoire :',
  'campaign/carried/burden': 'Legs d’une défaite :',
  'campaign/foe': 'L’Adversaire',
  'campaign/foe/turn': 'Retourner la carte : {$name}, difficulté {$n}',

  'campaign/shut/title': 'Chapitre {$n}',
  'campaign/shut/first':
    'Une lettre scellée attend sur la table. Elle dit qui il faut craindre, et qui pourra se dresser.',
  'campaign/shut/next':
    'Une génération plus tard, une autre lettre attend sur la table. Nul ne l’a encore lue.',
  'campaign/unseal': 'Briser le sceau',
  'campaign/inside/title': 'Dans l’enveloppe',
  'campaign/inside/about': 'Ces cartes rejoignent leurs pioches, pour de bon. L’Adversaire attend.',
  'campaign/inside/read': 'Lire le chapitre',
  'campaign/opened': 'Le sceau est brisé. Dans l’enveloppe : {$cards}.',

  'campaign/play': 'Jouer ce chapitre',
  'campaign/retry': 'Réessayer',
  'campaign/replay': 'Le raconter encore',
  'campaign/resume': 'Reprendre le récit',
  'campaign/go-on': 'Passer au chapitre {$n}',
  'campaign/go-on/last': 'Laisser finir la campagne',
  'campaign/went-on': 'Le groupe continue sans la marque. Le chapitre {$n} peut être ouvert.',
  'campaign/set-aside': 'Mettre cette partie de côté',
  'campaign/set-aside/title': 'Mettre cette partie de côté ?',
  'campaign/set-aside/about':
    'Elle reste parmi vos parties, mais ne compte plus pour la campagne. Le chapitre pourra être recommencé.',
  'campaign/set-aside/keep': 'La garder dans la campagne',
  'campaign/quest-is': 'Quête : {$name}',
  'campaign/quest/title': 'Quelle face de la Quête ?',
  'campaign/quest/advised': 'conseillée pour ce chapitre',
  'campaign/quest/choose': 'Jouer cette face',
  'campaign/group/change': 'Changer le groupe',
  'campaign/group/title': 'Qui joue ?',
  'campaign/group/about':
    'Chaque chapitre a de nouveaux Héros ; ceux qui les jouent peuvent changer de l’un à l’autre.',
  'campaign/group/keep': 'Garder ce groupe',
  'campaign/cannot-play':
    'Le chapitre n’a pas pu commencer : un élément nécessaire n’a pas pu être chargé. Êtes-vous en ligne ?',
  'campaign/beginning': 'On mélange les cartes…',
  'campaign/table-name': '{$campaign}, chapitre {$n}',
  'campaign/tale-name': '{$campaign} : un récit d’après',

  'campaign/generations': 'Générations',
  'campaign/generations/none': 'Personne encore : les premiers Héros seront choisis en jouant le chapitre 1.',
  'campaign/generation/of': 'Génération {$n}, {$chapter}',
  'campaign/generation/won': 'Victoire',
  'campaign/generation/lost': 'Défaite',
  'campaign/generation/next': 'Qui joue ensuite',
  'campaign/player/person': 'une personne',
  'campaign/player/bot': 'un bot',
  'campaign/generation/now': 'Leur récit est en cours',
  'campaign/hero/score': byNumber('{$n} point', '{$n} points'),
  'campaign/hero/choosing': 'encore à choisir',
  'campaign/saga': 'Saga',
  'campaign/saga/of': 'Saga {$names :de}',
  'campaign/saga/read': 'Lire la saga',
  'campaign/unlocked': 'Cartes débloquées',
  'campaign/unlocked/count': '{$n} sur {$of}',
  'campaign/unlocked/none': 'Chaque enveloppe apporte des cartes qui restent.',
  'campaign/unlocked/new': 'Nouveau : {$kind}',
  'campaign/legacy': 'Ce que les marques ont laissé',

  'campaign/end/won': 'Une marque de Legs',
  'campaign/end/lost': 'Pas de marque cette fois',
  'campaign/end/boon': 'Pour le chapitre suivant : {$legacy}',
  'campaign/end/burden': 'Si vous continuez sans elle : {$legacy}',

  'campaign/age/heroes': 'l’Âge des Héros',
  'campaign/age/peace': 'l’Âge de Paix',
  'campaign/age/embers': 'l’Âge des Braises',
  'campaign/age/heroes/about':
    'Sept marques, sept générations qui n’ont pas plié. Toutes les chansons commencent par elles.',
  'campaign/age/peace/about':
    'On a gardé l’essentiel, et réparé plus que brisé. Les gens dorment la porte ouverte.',
  'campaign/age/embers/about':
    'On a gardé peu, et ce peu rougeoie. Il faudra bien que quelqu’un souffle dessus.',
  'campaign/age/title': 'Comment cela finit',
  'campaign/tale': 'Un récit d’après',
  'campaign/tale/against': 'contre {$foe}',
  'campaign/tale/random': 'Affronter un Adversaire au hasard',
  'campaign/tale/face': 'L’affronter',
  'campaign/tale/face/foe': 'L’affronter : {$foe}',
  'campaign/tales': 'Récits d’après',
  'campaign/tale/about':
    'Toutes les cartes sont débloquées, et quatre autres Adversaires ont rejoint les sept. Les chapitres peuvent être racontés encore.',

  'campaign/new/title': 'Nouvelle campagne',
  'campaign/new/about':
    'Sept chapitres d’Epic Origins, chacun dans son enveloppe. Chaque partie compte : les victoires aident la génération suivante, les défaites pèsent sur elle.',
  'campaign/new/name': 'Nom de la campagne',
  'campaign/new/usual-name': 'Les Sept Éclats',
  'campaign/new/begin': 'Commencer la campagne',

  'campaign/list/title': 'Vos campagnes',
  'campaign/list/waits': 'Le chapitre {$n} attend',
  'campaign/list/playing': 'Le chapitre {$n} est en cours',
  'campaign/list/lost': 'Le chapitre {$n} est perdu : réessayer, ou continuer',
  'campaign/list/ended': 'Terminée : {$age}',
  'campaign/list/more': 'Autres actions pour la campagne {$name}',
  'campaign/list/open': 'Ouvrir {$name}',
  'campaign/more': 'Autres actions pour la campagne',
  'campaign/rename': 'Renommer',
  'campaign/rename/title': 'Renommer la campagne',
  'campaign/export': 'Enregistrer dans un fichier',
  'campaign/delete': 'Supprimer',
  'campaign/delete/title': 'Supprimer {$name} ?',
  'campaign/delete/about':
    'Ses chapitres, ses Héros et ses cartes débloquées ne pourront pas être retrouvés. Les parties qui y furent jouées restent. Si elle peut vous manquer, enregistrez-la d’abord dans un fichier.',
  'campaign/delete/keep': 'La garder',
  'campaign/deleted': '{$name} a été supprimée.',
  'campaign/imported': '{$name} est maintenant parmi vos campagnes.',
  'campaign/imported/without': byNumber(
    'Une partie a dû être laissée de côté, car elle ne peut pas être rejouée avec les règles et les cartes de cette version : {$games}. Ce qu’elle a apporté à la campagne reste acquis.',
    '{$n} parties ont dû être laissées de côté, car elles ne peuvent pas être rejouées avec les règles et les cartes de cette version : {$games}. Ce qu’elles ont apporté à la campagne reste acquis.',
  ),
  'campaign/copy': '{$name}, copie',
  'campaign/bad/not-json':
    '{$file} est illisible : le fichier est abîmé, ou ce n’est pas une campagne de Runesaga. Vos autres campagnes n’ont pas été touchées.',
  'campaign/bad/not-a-campaign':
    '{$file} est autre chose qu’une campagne de Runesaga, ou bien il en manque une partie. Vos autres campagnes n’ont pas été touchées.',
  'campaign/bad/newer':
    '{$file} vient d’une version plus récente de Runesaga. Rechargez cette page pour obtenir cette version, puis ouvrez de nouveau le fichier.',
  'campaign/bad/broken':
    'La campagne du fichier {$file} ne peut pas continuer : il en manque une partie, elle enfreint une règle, ou nomme des cartes qui ne sont pas ici. Vos autres campagnes n’ont pas été touchées.',
  'campaign/bad/a-table':
    '{$file} contient une seule partie, pas une campagne. Vos autres campagnes n’ont pas été touchées.',
  'campaign/bad/failed':
    'Un élément nécessaire à la campagne du fichier {$file} n’a pas pu être chargé. Êtes-vous en ligne ?',
  'campaign/missing/title': 'Cette campagne ne peut pas s’ouvrir',
  'campaign/missing/about': 'Cette campagne n’existe pas sur cet appareil. Elle a peut-être été supprimée.',
  'campaign/missing/broken':
    'Il manque une partie de ce qui en est gardé, ou une version plus récente l’a écrit. Vous pouvez l’enregistrer dans un fichier et la garder.',
} satisfies Like<typeof en>
