/** Allies, of the base game and Stormlight, in French. */
import { text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { allies as en } from '../../en/reference/allies.ts'

export const allies = {
  title: 'Les Alliés',
  sections: {
    appearing: {
      title: 'Comment un Allié apparaît',
      body: text(
        'Les Alliés sont mélangés aux pioches des Actes I et II. Quand l’un d’eux apparaît, le Héros actif le glisse sous un Défi face visible qui n’a pas d’Allié ; un Trait ne convient pas, un Adversaire des rangées convient. Une autre carte prend alors la place vide.',
        'Dans **Call to Adventure**, ce doit être un Défi de l’Acte de l’Allié ; dans **Les Archives de Roshar**, n’importe quelle rangée révélée convient. S’il n’y a pas de tel Défi, l’Allié est défaussé.',
      ),
    },
    winning: {
      title: 'Gagner un Allié',
      body: 'Un Défi qui abrite un Allié est plus difficile d’un point sur ses deux voies. Qui le réussit gagne l’Allié : il reste face visible à côté de l’Histoire, ses icônes et ses points comptent, mais il n’est ni l’une des trois cartes d’une colonne ni une voie. Si le Défi est défaussé, l’Allié l’est aussi.',
    },
    sacrifice: {
      title: 'Pouvoirs et sacrifice',
      body: text(
        'Beaucoup d’Alliés ont des pouvoirs, contre de l’{xp} ou contre un sacrifice. Dans **Call to Adventure**, rien ne limite l’{xp} que vous y dépensez : payez de nouveau, et le pouvoir sert de nouveau.',
        'Un Allié sacrifié est retourné face cachée, et ses icônes quittent votre Histoire. Ce que donne un sacrifice, vous l’obtenez même s’il vous a été imposé. Un Allié dont le texte ne parle pas de sacrifice ne peut être perdu que de force.',
      ),
    },
  },
} satisfies LikeTopic<typeof en>
