/** Scoring, in French: boxes A to E. */
import { list, text } from '../../../forms.ts'
import type { LikeTopic } from '../../../language.ts'
import type { scoring as en } from '../../en/reference/scoring.ts'

export const scoring = {
  title: 'Le décompte',
  sections: {
    boxes: {
      title: 'Les cinq rangées du carnet',
      body: text(
        list(
          '**A, Triomphe** : le {triumph} de votre Histoire, de votre Destin et de ses conditions, de votre cran sur la piste, et 1 par {hero} jouée.',
          '**B, Tragédie** : de même pour la {tragedy}, et 1 par {antihero} jouée.',
          '**C, Expérience** : 1 par jeton {xp} restant. Ceux placés sur une Classe ne comptent pas.',
          '**D, icônes Histoire** : les points des séries.',
          '**E, l’Adversaire** : les récompenses de l’Adversaire Final ou d’Odium, pour qui l’a affronté avec succès.',
        ),
        'Votre score de Destin est la somme des cinq. La piste peut retirer des points.',
      ),
    },
    icons: {
      title: 'Les icônes Histoire',
      body: text(
        'Chaque sorte d’icône Histoire rapporte à part : une icône rien, deux 2 points, trois 4 points, quatre ou plus 8 points. Au-delà de quatre, rien de plus. Ces points ne sont ni du {triumph} ni de la {tragedy}.',
        'Les sortes sont {divinity}, {justice}, {nature}, {arcana}, {royalty} et {villainy}. Dans **Les Archives de Roshar**, {radiant} remplace {nature} ; les boîtes mélangées ont les sept.',
      ),
    },
    'final-adversary': {
      title: 'Les icônes de l’Adversaire Final',
      body: 'Si vous avez réussi face à l’Adversaire Final, ses icônes de Compétence et d’Histoire rejoignent votre Histoire avant le décompte des conditions du Destin et des séries. Ses points ne vont que dans la rangée E.',
    },
  },
} satisfies LikeTopic<typeof en>
