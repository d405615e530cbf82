/** What a tip says, with the names and numbers of the game in the language of the page. */
import type { Session } from '../../../session/index.ts'
import { chanceText } from '../../../ui/chance.ts'
import { language, say, words } from '../../../ui/language.ts'
import type { Mark } from './marks.ts'

export function sentence([key, values = {}]: ReturnType<Mark['says']>, { catalog }: Session): string {
  const { card, icon, chance, ...numbers } = values
  return say(key, {
    ...numbers,
    ...(card !== undefined && { card: catalog.names().cardName(card, language()) }),
    ...(icon !== undefined && { icon: words().terms.icons[icon].one }),
    ...(chance !== undefined && { chance: chanceText(chance, words()) }),
  })
}
