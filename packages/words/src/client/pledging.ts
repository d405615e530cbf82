/** A hero is asked, alone, whether to side with the Adversary. */
import { catalogue } from '../messages.ts'

export const pledging = catalogue({
  en: {
    cover: '{$name}, a question for you alone',
    'cover/text':
      'The others look away. Nobody may know what you are asked to answer here, nor what you answer.',
    'cover/open': 'I am alone with the screen',
    title: '{$foe} makes you an offer',
    text: 'Your third Act begins. You may turn against the other heroes, and nobody is told.',
    yes: 'Side with {$foe}',
    'yes/1': 'You take {$xp} from it at once. Everybody still sees them where they lay.',
    'yes/2': 'You don’t face it, and its reward is not for you.',
    'yes/3':
      'You win if another hero fails against it, or if it keeps Experience. If they defeat it, you lose.',
    'yes/4':
      'It comes to light when you spend what you took, when somebody misses it, or when you would have to face it.',
    no: 'Stay with the heroes',
    'no/1': 'You face {$foe} at the end, as all do.',
    'no/2': 'You win together if every hero overcomes it and it has no Experience left.',
    'no/3': 'You aren’t asked again.',
  },
  fr: {
    cover: '{$name}, une question rien que pour vous',
    'cover/text':
      'Que les autres détournent le regard. Personne ne doit savoir ce qu’on vous demande ici, ni ce que vous répondez.',
    'cover/open': 'Personne d’autre ne regarde',
    title: '{$foe} vous fait une offre',
    text: 'Votre troisième Acte commence. Vous pouvez vous retourner contre les autres Héros, et personne n’en saura rien.',
    yes: 'Rejoindre {$foe}',
    'yes/1': 'Vous lui prenez aussitôt {$xp}. Tous continuent de les voir à leur place.',
    'yes/2': 'Vous ne l’affrontez pas, et sa récompense n’est pas pour vous.',
    'yes/3':
      'Vous gagnez si un autre Héros échoue contre lui, ou s’il garde de l’Expérience. S’il est vaincu, vous perdez.',
    'yes/4':
      'La vérité éclate quand vous dépensez ce que vous avez pris, quand quelqu’un s’aperçoit du manque, ou quand vous devriez l’affronter.',
    no: 'Rester avec les Héros',
    'no/1': 'Vous affrontez {$foe} à la fin, comme tous.',
    'no/2': 'Vous gagnez ensemble si chaque Héros triomphe de lui et s’il n’a plus d’Expérience.',
    'no/3': 'La question ne vous sera plus posée.',
  },
})
