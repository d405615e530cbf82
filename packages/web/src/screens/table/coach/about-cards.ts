/** What tips must know of cards, from the cards themselves. */
import { ABILITIES, ICONS, type Icon } from '@runesaga/table'
import type { Session } from '../../../session/index.ts'
import { words } from '../../../ui/language.ts'
import { askedBy } from '../aim/index.ts'
import type { CardsAbout } from './moment.ts'

const isIcon = (name: string): name is Icon => (ICONS as readonly string[]).includes(name)
const isAbility = (name: string): boolean => (ABILITIES as readonly string[]).includes(name)

export const aboutCards = (session: Session): CardsAbout => ({
  iconsOf(card, path) {
    const { paths, rewards } = session.catalog.face(card, words())
    const shown = path === undefined ? paths : paths.slice(path === 'bottom' ? 1 : 0).slice(0, 1)
    const given = shown.length === 0 ? rewards : shown.flatMap((one) => one.rewards)
    return given.map(({ icon }) => icon).filter((icon): icon is Icon => isIcon(icon) && isAbility(icon))
  },
  asks: (destiny) => askedBy(destiny, session),
  allowsHero: (level) =>
    session.about.figures.track.find((one) => one.level === level)?.feats.includes('hero') === true,
})
