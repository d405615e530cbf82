/** A turn in one sentence, in French: what is done, joined by commas and "et", then what comes with it. */
import { byPerson } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { turns as en } from '../../en/messages/turns.ts'

export const turns = {
  'turn/told': byPerson('Vous {$deeds}{$tails}.', '{$who} {$deeds}{$tails}.'),
  'turn/dark': byPerson('achetez {$runes}', 'achète {$runes}'),
  'turn/won': '{$deed} avec {$n} de marge',
  'turn/won/exactly': '{$deed}, de justesse',
  'turn/won/path': byPerson(
    'prenez la voie « {$path} » avec {$n} de marge',
    'prend la voie « {$path} » avec {$n} de marge',
  ),
  'turn/won/path/exactly': byPerson(
    'prenez de justesse la voie « {$path} »',
    'prend de justesse la voie « {$path} »',
  ),
  'turn/failed': byPerson('échouez à {$deed}', 'échoue à {$deed}'),
  'turn/failed/short': byPerson(
    'échouez à {$deed} (il manquait {$n})',
    'échoue à {$deed} (il manquait {$n})',
  ),
  'turn/failed/path': byPerson('échouez sur la voie « {$path} »', 'échoue sur la voie « {$path} »'),
  'turn/failed/path/short': byPerson(
    'échouez sur la voie « {$path} » (il manquait {$n})',
    'échoue sur la voie « {$path} » (il manquait {$n})',
  ),
  'turn/foe/won': byPerson(
    'l’emportez sur {$foe} avec {$n} de marge',
    'l’emporte sur {$foe} avec {$n} de marge',
  ),
  'turn/foe/won/exactly': byPerson('l’emportez de justesse sur {$foe}', 'l’emporte de justesse sur {$foe}'),
  'turn/foe/won/somehow': byPerson('l’emportez sur {$foe}', 'l’emporte sur {$foe}'),
  'turn/foe/beaten': byPerson('triomphez : {$foe} tombe', 'triomphe : {$foe} tombe'),
  'turn/foe/failed': byPerson('vous inclinez devant {$foe}', 's’incline devant {$foe}'),
  'turn/foe/failed/short': byPerson(
    'vous inclinez devant {$foe} (il manquait {$n})',
    's’incline devant {$foe} (il manquait {$n})',
  ),
  'turn/tried': byPerson('tentez {$card}', 'tente {$card}'),
  'turn/trait': byPerson('gagnez le Trait {$card}', 'gagne le Trait {$card}'),
  'turn/journeyed': byPerson('explorez en défaussant {$card}', 'explore en défaussant {$card}'),
  'turn/journeyed/short': byPerson('partez explorer', 'part explorer'),
  'turn/pledged': byPerson('rejoignez l’Adversaire', 'rejoint l’Adversaire'),
  'turn/banked': byPerson('placez {$xp} sur votre Classe', 'place {$xp} sur sa Classe'),
  'turn/played': byPerson('jouez {$card} sur {$on}', 'joue {$card} sur {$on}'),
  'turn/sacrificed': byPerson('sacrifiez {$card}', 'sacrifie {$card}'),
  'turn/ally': byPerson('gagnez l’Allié {$card}', 'gagne l’Allié {$card}'),
  'turn/idle': byPerson('laissez passer votre tour', 'laisse passer son tour'),
  'turn/sank': byPerson('descendez jusqu’à {$level}', 'descend jusqu’à {$level}'),
  'turn/rose': byPerson('montez jusqu’à {$level}', 'monte jusqu’à {$level}'),
  'turn/recovered': byPerson('remontez jusqu’à {$level}', 'remonte jusqu’à {$level}'),
  'turn/evened': byPerson('revenez au départ de la piste', 'revient au départ de la piste'),
  'turn/cost': byPerson('ce qui vous coûte {$xp}', 'ce qui coûte {$xp} à {$who}'),
  'turn/dragged': byPerson(
    'ce qui vous entraîne jusqu’à {$level}',
    'ce qui entraîne {$who} jusqu’à {$level}',
  ),
  'turn/despite': byPerson('malgré votre « {$card} »', 'malgré la carte « {$card} » {$who :de}'),
  'turn/struck': byPerson(
    'sous le coup de votre « {$card} »',
    'sous le coup de la carte « {$card} » {$who :de}',
  ),
  'turn/helped': byPerson('grâce à votre « {$card} »', 'grâce à la carte « {$card} » {$who :de}'),
  'turn/saved': 'grâce à « {$card} »',
  'act/told': byPerson('Vous {$deeds}.', '{$who} {$deeds}.'),
  'act/told/traits': byPerson('gagnez les Traits {$cards}', 'gagne les Traits {$cards}'),
  'act/told/path': byPerson('prenez la voie « {$path} »', 'prend la voie « {$path} »'),
} satisfies Like<typeof en>
