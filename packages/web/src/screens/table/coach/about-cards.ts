/** What tips must know of cards, from the cards themselves. */
import { ABILITIES, ICONS, type Icon } from '@runesaga/table'
import type { Session } from '../../../session/index.ts'
import { words } from '../../../ui/language.ts'
import type { CardsAbout } from './moment.ts'

const isIcon = (name: string): name is Icon => (ICONS as readonly string[]).includes(name)
const isAbility = (name: string): boolean => (ABILITIES as readonly string[]).includes(name)

export const aboutCards = ({ catalog, about }: Session): CardsAbout => ({
  iconsOf(card, path) {
    const { paths, rewards } = catalog.face(card, words())
    const shown = path === undefined ? paths : paths.slice(path === 'bottom' ? 1 : 0).slice(0, 1)
    const given = shown.length === 0 ? rewards : shown.flatMap((one) => one.rewards)
    return given.map(({ icon }) => icon).filter((icon): icon is Icon => isIcon(icon) && isAbility(icon))
  },
  asks(destiny) {
    const entry = catalog.entry(destiny)
    if (entry.kind !== 'destiny') return null
    const term = entry.card.scoring.find((one) => one.if?.['story-has'] !== undefined)
    if (term === undefined) return null
    return { points: term.triumph ?? term.tragedy ?? 0, icons: term.if?.['story-has'] ?? {} }
  },
  allowsHero: (level) =>
    about.figures.track.find((one) => one.level === level)?.feats.includes('hero') === true,
})
