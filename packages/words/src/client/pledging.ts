/** A hero is asked whether to side with the Adversary. */
import { catalogue } from '../messages.ts'

export const pledging = catalogue({
  en: {
    title: '{$foe} makes you an offer',
    text: 'Your third Act begins. You may turn against the other heroes. Everybody is told what you choose.',
    yes: 'Side with {$foe}',
    'yes/1': 'You take {$xp} from it at once.',
    'yes/2': 'You don’t face it, and its reward is not for you.',
    'yes/3':
      'You win if another hero fails against it, or if it keeps Experience. If they defeat it, you lose.',
    no: 'Stay with the heroes',
    'no/1': 'You face {$foe} at the end, as all do.',
    'no/2': 'You win together if every hero overcomes it and it has no Experience left.',
    'no/3': 'You aren’t asked again.',
    told: '{$who} sides with {$foe}',
    'told/text':
      '{$who} took {$xp} from it and has turned against the other heroes: {$who} wins if one of them fails against it, or if it keeps Experience.',
  },
  fr: {
    title: '{$foe} vous fait une offre',
    text: 'Votre troisième Acte commence. Vous pouvez vous retourner contre les autres Héros. Tous apprennent votre choix.',
    yes: 'Rejoindre {$foe}',
    'yes/1': 'Vous lui prenez aussitôt {$xp}.',
    'yes/2': 'Vous ne l’affrontez pas, et sa récompense n’est pas pour vous.',
    'yes/3':
      'Vous gagnez si un autre Héros échoue contre lui, ou s’il garde de l’Expérience. S’il est vaincu, vous perdez.',
    no: 'Rester avec les Héros',
    'no/1': 'Vous affrontez {$foe} à la fin, comme tous.',
    'no/2': 'Vous gagnez ensemble si chaque Héros triomphe de lui et s’il n’a plus d’Expérience.',
    'no/3': 'La question ne vous sera plus posée.',
    told: '{$who} rejoint {$foe}',
    'told/text':
      '{$who} lui a pris {$xp} et se retourne contre les autres Héros : {$who} gagne si l’un d’eux échoue contre lui, ou s’il garde de l’Expérience.',
  },
})
