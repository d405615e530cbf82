/** A hero is asked whether to side with the Adversary, in French. */
import type { Like } from '../../../language.ts'
import type { pledge as en } from '../../en/messages/pledge.ts'

export const pledge = {
  'pledge/title': '{$foe} vous fait une offre',
  'pledge/text':
    'Votre troisième Acte commence. Vous pouvez vous retourner contre les autres Héros. Tous apprennent votre choix.',
  'pledge/yes': 'Rejoindre {$foe :amid}',
  'pledge/yes/1': 'Vous lui prenez aussitôt {$xp}.',
  'pledge/yes/2': 'Vous n’affrontez pas l’Adversaire, et sa récompense n’est pas pour vous.',
  'pledge/yes/3':
    'Vous gagnez si un autre Héros échoue face à l’Adversaire, ou s’il reste de l’Expérience à l’Adversaire. Si l’Adversaire est vaincu, vous perdez.',
  'pledge/no': 'Rester avec les Héros',
  'pledge/no/1': 'Vous affrontez {$foe :amid} à la fin, comme les autres.',
  'pledge/no/2':
    'Vous gagnez ensemble si chaque Héros triomphe de l’Adversaire et s’il ne lui reste plus d’Expérience.',
  'pledge/no/3': 'La question ne vous sera plus posée.',
  'pledge/told': '{$who} rejoint {$foe :amid}',
  'pledge/told/text':
    '{$who} a pris {$xp} à l’Adversaire et se retourne contre les autres Héros : {$who} gagne si l’un d’eux échoue face à l’Adversaire, ou s’il reste de l’Expérience à l’Adversaire.',
} satisfies Like<typeof en>
