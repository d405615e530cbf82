/** The settings of the client, in French. */
import type { Like } from '../../../language.ts'
import type { settings as en } from '../../en/messages/settings.ts'

export const settings = {
  'settings/about': 'Tout s’applique aussitôt et reste sur cet appareil.',
  'settings/language': 'Langue',
  'settings/motion': 'Animations',
  'settings/motion/system': 'Comme l’appareil',
  'settings/motion/full': 'Complètes',
  'settings/motion/calm': 'Calmes',
  'settings/motion/about': 'Calmes : rien ne bouge, tout apparaît à sa place.',
  'settings/pace': 'Rythme des bots',
  'settings/pace/0': 'Immédiat',
  'settings/pace/0.5': 'Rapide',
  'settings/pace/1': 'Normal',
  'settings/pace/1.6': 'Lent',
  'settings/pace/about': 'Le temps de regarder un coup avant le suivant.',
  'settings/sound': 'Sons',
  'settings/sound/label': 'Jouer les sons',
  'settings/sound/about': 'Les Runes, les cartes et les tours, en douceur.',
  'settings/sound/hear': 'Écouter',
  'settings/text-size': 'Taille du texte',
  'settings/text-size/1': 'Normale',
  'settings/text-size/1.15': 'Grande',
  'settings/text-size/1.3': 'Très grande',
  'settings/text-size/sample': 'Votre Héros lance les Runes, et le récit continue.',
  'settings/contrast': 'Contraste',
  'settings/contrast/usual': 'Normal',
  'settings/contrast/high': 'Élevé',
  'settings/contrast/about': 'Élevé : des mots plus clairs, des bords plus nets.',
  'settings/marks': 'Couleurs',
  'settings/marks/label': 'Des signes à côté des couleurs',
  'settings/marks/about':
    'Pour qui distingue mal certaines couleurs : les places et les résultats portent aussi un signe.',
  'settings/asking': 'Quand me demander',
  'settings/asking/about':
    'Quand le jeu s’arrête pour demander si vous jouez une carte de votre main. « Quand cela compte » : seulement si elle peut encore renverser une tentative ou vous éviter une perte. S’il ne demande pas, vous gardez vos cartes. Pour les nouvelles parties ; chacune peut ensuite avoir son propre réglage.',
  'settings/asking/here':
    'Dans cette partie : quand le jeu s’arrête pour demander si vous jouez une carte de votre main. « Quand cela compte » : seulement si elle peut encore renverser une tentative ou vous éviter une perte. S’il ne demande pas, vous gardez vos cartes.',
  'settings/asking/matters': 'Quand cela compte',
  'settings/asking/always': 'Chaque fois',
  'settings/asking/mine': 'Seulement pendant mes tentatives',
  'settings/asking/from': 'À partir de la difficulté {$n}',
  'settings/asking/never': 'Jamais',
  'settings/asking/difficulty': 'Difficulté',
  'settings/display': 'À l’écran',
  'settings/play': 'En jeu',
} satisfies Like<typeof en>
