/** The tips of a first tale, in French: one thought each, of at most 24 words. Names and numbers come from the game. */
import { byNumber } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { coach as en } from '../../en/messages/coach.ts'

export const coach = {
  'coach/row':
    'À chaque tour, gagnez une de ces cartes pour votre Histoire. Essayez {$card} : les chances sont bonnes.',
  'coach/paths':
    'Deux voies à travers le feu. L’une, presque sûre, vaut un point ; l’autre vous apprend la Sagesse, pour toujours.',
  'coach/paths/other':
    'Deux voies, deux récompenses. Chacune montre vos chances ; +1 veut dire plus difficile.',
  'coach/stones':
    'Trois Runes sont toujours à vous ; les autres viennent des icônes que vous partagez avec la carte. Ensemble, elles doivent atteindre {$difficulty}.',
  'coach/won':
    'Réussi, {$n} de plus qu’il ne faut ! L’icône gagnée ({$icon}) reste : chaque carte qui la demande vous donne une Rune de plus.',
  'coach/won/exactly':
    'Réussi, tout juste ! L’icône gagnée ({$icon}) reste : chaque carte qui la demande vous donne une Rune de plus.',
  'coach/won/point':
    'Réussi ! Un point pour la fin de votre Histoire. Une voie avec une Compétence apporterait aussi des Runes.',
  'coach/failing': byNumber(
    'Votre rival a échoué, mais gagne {$n} point d’Expérience, la gemme rouge. Elle sert à payer ; gardée, elle vaut un point à la fin.',
    'Votre rival a échoué, mais gagne {$n} points d’Expérience, la gemme rouge. Elle sert à payer ; gardée, elle vaut un point à la fin.',
  ),
  'coach/failing/you': byNumber(
    'C’est raté, mais vous gagnez {$n} point d’Expérience, la gemme rouge. Elle sert à payer ; gardée, elle vaut un point à la fin.',
    'C’est raté, mais vous gagnez {$n} points d’Expérience, la gemme rouge. Elle sert à payer ; gardée, elle vaut un point à la fin.',
  ),
  'coach/trait': byNumber(
    'Un Trait se passe de Runes : payez, il est à vous. {$card} coûte {$n} point d’Expérience ; vous en avez {$have}.',
    'Un Trait se passe de Runes : payez, il est à vous. {$card} coûte {$n} points d’Expérience ; vous en avez {$have}.',
  ),
  'coach/destiny': byNumber(
    'Regardez votre Destin secret : il lui manque une icône ({$icon}) pour {$n} point. {$card} la donne, sans grande politesse.',
    'Regardez votre Destin secret : il lui manque une icône ({$icon}) pour {$n} points. {$card} la donne, sans grande politesse.',
  ),
  'coach/destiny/other': byNumber(
    'Regardez votre Destin secret : il lui manque une icône ({$icon}) pour {$n} point. {$card} la donne.',
    'Regardez votre Destin secret : il lui manque une icône ({$icon}) pour {$n} points. {$card} la donne.',
  ),
  'coach/destiny/alone': byNumber(
    'Regardez votre Destin secret : il lui manque une icône ({$icon}) pour {$n} point.',
    'Regardez votre Destin secret : il lui manque une icône ({$icon}) pour {$n} points.',
  ),
  'coach/dark': byNumber(
    'Impossible ainsi ? Deux Runes Sombres, {$n} point d’Expérience chacune, donnent {$chance} ; mais chaque lune qu’elles montrent vous corrompt.',
    'Impossible ainsi ? Deux Runes Sombres, {$n} points d’Expérience chacune, donnent {$chance} ; mais chaque lune qu’elles montrent vous corrompt.',
  ),
  'coach/dark/long-shot': byNumber(
    'Un coup risqué ? Deux Runes Sombres, {$n} point d’Expérience chacune, donnent {$chance} ; mais chaque lune qu’elles montrent vous corrompt.',
    'Un coup risqué ? Deux Runes Sombres, {$n} points d’Expérience chacune, donnent {$chance} ; mais chaque lune qu’elles montrent vous corrompt.',
  ),
  'coach/feat':
    'Il manque {$n} ! La carte en main est un Exploit : jouez {$card}, et toutes les Runes seront relancées.',
  'coach/feat/other': 'Il manque {$n} ! La carte en main est un Exploit, et c’est son moment : {$card}.',
  'coach/feat/moment': 'La carte en main est un Exploit, et c’est son moment. Jouez-la si vous voulez.',
  'coach/feat/hand':
    'En main, {$card} est un Exploit : une carte qui attend son moment. Quand il vient, on vous propose de la jouer.',
  'coach/corruption':
    'Une lune : vous descendez d’un cran. Deux crans sous le départ, les cartes Héros comme {$card} ne répondent plus.',
  'coach/corruption/deep':
    'Une lune : vous descendez. Les cartes Héros ne répondent plus ; un soleil vous relèverait.',
  'coach/corruption/up': 'Un soleil : vous montez d’un cran, qui vaut plus à la fin.',
  'coach/journey':
    'Explorez : échangez une carte visible contre une nouvelle. Cela coûte 1 point d’Expérience ; c’est gratuit pour un Colon, et votre Destin les compte.',
  'coach/act':
    'Trois cartes, et l’Acte I s’achève : en voici de plus rudes. Jusqu’ici, les lancers étaient arrangés ; désormais, place au vrai hasard.',
  'coach/act/alone': 'Trois cartes, et l’Acte I s’achève : en voici de plus rudes.',
  'coach/act/chance': 'Jusqu’ici, les lancers étaient arrangés ; désormais, place au vrai hasard.',
  'coach/last':
    'Neuf cartes font une vie, et celle de votre rival est complète. Il vous reste un tour : qu’il soit beau.',
  'coach/score':
    'Voici votre vie en points, ligne par ligne. Triomphe et Tragédie comptent autant ; le plus haut total entre dans la légende.',
  'coach/done': 'Vous savez jouer. Une autre partie, ou une courte leçon ?',
  'coach/lesson': 'Une courte leçon',
  'coach/again': 'Une autre partie',
  'coach/got-it': 'Compris',
  'coach/no-more': 'Arrêter les conseils',
  'coach/tips': 'Conseils',
} satisfies Like<typeof en>
