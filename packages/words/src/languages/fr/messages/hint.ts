/** Why a seasoned player would do something, in French. */
import { byNumber, byNumberOrNone } from '../../../forms.ts'
import type { Like } from '../../../language.ts'
import type { hint as en } from '../../en/messages/hint.ts'

export const hint = {
  'hint/only-choice': 'Il n’y a rien d’autre à choisir.',
  'hint/at-random': 'Un choix au hasard.',
  'hint/nothing-gained': 'Rien d’autre ne vous ferait avancer pour le moment.',
  'hint/next-step': 'C’est l’étape suivante de ce premier récit.',
  'hint/best-answer': 'De ces réponses, c’est celle qui rapporte le plus, ou coûte le moins.',
  // « 81 % de chances de réussir », ou « réussi, 1 de plus qu’il ne faut »
  'hint/answer-turns': 'Avec cette réponse : {$result} ; avec la meilleure des autres : {$other}.',
  'hint/answer-spares':
    'Avec cette réponse : {$result} ; une autre ferait mieux ici, {$other}. Celle-ci devrait mieux vous servir en tout.',
  'hint/answer-equals': 'Aucune autre réponse ne fait mieux : {$result}.',
  'hint/draws/hero': 'Là où vous êtes sur la piste, vous ne pouvez jouer que des cartes Héros.',
  'hint/draws/antihero': 'Là où vous êtes sur la piste, vous ne pouvez jouer que des cartes Antihéros.',
  'hint/draws/either': 'Vous pouvez jouer les deux sortes en ce moment : aucune n’est une erreur.',
  'hint/keeps-cards/no-change': 'Gardez vos cartes : aucune n’arrange les choses ici. En l’état : {$result}.',
  'hint/keeps-cards/little':
    'Avec {$card} : {$result} ; sans : {$other}. Ce que cela rapporte ne vaut pas de s’en servir ici.',
  'hint/keeps-cards/after':
    'Avec {$card} : {$result} ; sans : {$other}. Mais vous pouvez attendre de voir comment tombent les runes.',
  'hint/keeps-cards/failing':
    'Avec {$card} : {$result} ; sans : {$other}. Mais vous pouvez attendre de voir si vous échouez.',
  'hint/keeps-cards': 'Gardez vos cartes : aucune ne changerait assez les choses ici.',
  'hint/odds': '{$chance} de chances de réussir.',
  'hint/odds/best': '{$chance} de chances de réussir : rien n’est plus probable.',
  'hint/hopeless':
    'Sans aide, la réussite est impossible, mais l’échec vous donne {$xp} pour la suite, et amène une nouvelle carte.',
  'hint/hopeless/nothing': 'Sans aide, la réussite est impossible, mais il n’y a rien de mieux à faire.',
  'hint/failing': 'Si c’est raté, vous gagnez tout de même {$xp}.',
  'hint/failing/nothing': 'Si c’est raté, vous ne gagnez rien.',
  'hint/feat': 'Avec {$card}, dans votre main : {$chance} de chances au lieu de {$without}.',
  'hint/turns': 'Avec cette carte : {$result} ; sans : {$other}.',
  'hint/dark-runes': byNumber(
    'Avec {$n} Rune Sombre : {$chance} de chances au lieu de {$without}.',
    'Avec {$n} Runes Sombres : {$chance} de chances au lieu de {$without}.',
  ),
  'hint/dark-runes/more': byNumber(
    'Avec {$n} Rune Sombre de plus : {$chance} de chances au lieu de {$without}.',
    'Avec {$n} Runes Sombres de plus : {$chance} de chances au lieu de {$without}.',
  ),
  'hint/dark-price': 'Prix : {$xp}.',
  'hint/dark-price/moons': 'Prix : {$xp}, et {$chance} de risque de descendre ; au pire : {$level}.',
  'hint/dark-price/more':
    'Prix : {$xp} ; risque de descendre : {$chance}, contre {$before} sinon ; au pire : {$level}.',
  'hint/no-dark': byNumber(
    '{$n} Rune Sombre donnerait {$chance} de chances au lieu de {$without}, mais cela n’en vaut pas le prix.',
    '{$n} Runes Sombres donneraient {$chance} de chances au lieu de {$without}, mais cela n’en vaut pas le prix.',
  ),
  'hint/no-dark/more': byNumber(
    '{$n} Rune Sombre de plus donnerait {$chance} de chances au lieu de {$without}, mais cela n’en vaut pas le prix.',
    '{$n} Runes Sombres de plus donneraient {$chance} de chances au lieu de {$without}, mais cela n’en vaut pas le prix.',
  ),
  'hint/no-dark/none': 'Des Runes Sombres ne changeraient rien à vos chances : {$chance}.',
  // « Gravir le Sommet » est plus probable que ce qui est conseillé
  'hint/likelier/points': '« {$path} » est plus probable, {$chance}, mais rapporte moins.',
  'hint/likelier/lacks': '« {$path} » est plus probable, {$chance}, mais ne vous donne pas {$gains}.',
  'hint/likelier/lacks/more':
    '« {$path} » est plus probable, {$chance}, et rapporte plus tout de suite, mais ne vous donne pas {$gains}.',
  'hint/likelier/corruption': '« {$path} » est plus probable, {$chance}, mais vous coûte plus de Corruption.',
  'hint/likelier/less':
    '« {$path} » est plus probable, {$chance}, mais vous sert moins pour le reste de la partie.',
  'hint/runes': 'Plus de runes pour toutes les tentatives à venir avec {$gains}.',
  'hint/gives': 'Cela vous donne {$gains}.',
  'hint/sure': 'Rien à lancer, c’est donc certain ; cela coûte {$xp}.',
  'hint/sure/free': 'Rien à lancer, c’est donc certain, et cela ne coûte pas d’Expérience.',
  'hint/feeds-destiny': byNumber(
    'Votre Destin {$card} rapporte alors {$n} point de plus.',
    'Votre Destin {$card} rapporte alors {$n} points de plus.',
  ),
  'hint/feeds-destiny/later': 'Cela vous rapproche de ce que demande votre Destin {$card}.',
  'hint/destiny-journeys': 'Votre Destin {$card} compte vos explorations.',
  'hint/feeds-class': 'L’Expérience sur votre Classe débloque ses pouvoirs pour le reste de la partie.',
  'hint/journey-price': 'Cette exploration coûte {$xp}.',
  'hint/journey-price/free': 'Cette exploration ne vous coûte rien.',
  'hint/best-here/none': 'Sans aide, rien dans les rangées ne peut réussir.',
  'hint/best-here': 'Sans aide, rien dans les rangées n’est plus probable que « {$path} », {$chance}.',
  'hint/best-here/gives':
    'Le plus probable dans les rangées, « {$path} », {$chance}, vous donne seulement {$gains}.',
  'hint/nothing-to-attempt': 'Il n’y a rien dans les rangées que vous puissiez tenter.',
  'hint/after-journey': 'Après une exploration, « {$path} » passe à {$chance} au lieu de {$without}.',
  'hint/leaves': '{$card} cède la place à une nouvelle carte : votre meilleure chance y est de {$chance}.',
  'hint/leaves/none':
    '{$card} cède la place à une nouvelle carte : vous ne pouvez pas la prendre en ce moment.',
  'hint/least-use': 'Cette carte vous sert le moins ; une nouvelle vous ira peut-être mieux.',
  'hint/locks/hero': byNumberOrNone(
    'Son prix : votre Corruption bloque alors les cartes Héros.',
    'Son prix : votre Corruption bloque alors votre seule carte Héros.',
    'Son prix : votre Corruption bloque alors vos {$n} cartes Héros.',
  ),
  'hint/locks/antihero': byNumberOrNone(
    'Son prix : votre Vertu bloque alors les cartes Antihéros.',
    'Son prix : votre Vertu bloque alors votre seule carte Antihéros.',
    'Son prix : votre Vertu bloque alors vos {$n} cartes Antihéros.',
  ),
  'hint/may-lock': byNumberOrNone(
    'Risque, {$chance} : la Corruption des Runes Sombres bloque les cartes Héros.',
    'Risque, {$chance} : la Corruption des Runes Sombres bloque votre seule carte Héros.',
    'Risque, {$chance} : la Corruption des Runes Sombres bloque vos {$n} cartes Héros.',
  ),
  'hint/ends-dark': 'Ensuite, vous ne pouvez plus acheter de Runes Sombres.',
  'hint/track-loses': byNumber(
    'La piste de Corruption rapporte alors {$n} point de moins.',
    'La piste de Corruption rapporte alors {$n} points de moins.',
  ),
  'hint/better-position': 'Cela devrait payer plus tard.',
} satisfies Like<typeof en>
