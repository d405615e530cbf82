/** The scene of each chapter: its own light and land, with the true face of its foe before it. */
import type { Composition, Scene } from '@runesaga/draw'
import { type CampaignCards, foeOf } from './cards.ts'

const SCENES: readonly Pick<Scene, 'mood' | 'place'>[] = [
  { mood: 'night', place: 'towers' },
  { mood: 'winter', place: 'graves' },
  { mood: 'blood', place: 'peaks' },
  { mood: 'royal', place: 'hall' },
  { mood: 'mist', place: 'trees' },
  { mood: 'dusk', place: 'roofs' },
  { mood: 'ember', place: 'columns' },
]

export const sceneOf = (chapter: number, composition: Composition, cards: CampaignCards): string =>
  cards.here.faces.picture(foeOf(chapter, cards), composition, 'final', SCENES[chapter - 1])
