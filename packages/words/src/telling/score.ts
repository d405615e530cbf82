/** Score sheets and outcomes in words. */
import type { Outcome } from '@runesaga/engine'
import type { ScoreLineView } from '@runesaga/engine/view'
import type { Words } from '../words.ts'
import type { Names } from './names.ts'
import { icon, listed } from './text.ts'

/** Where the points of a line come from: a short phrase without a capital or a stop. */
export function scoreLineWords(line: ScoreLineView, names: Names, words: Words): string {
  const { language, say } = words
  const term = line.what === 'scoring' ? names.termWords?.(line.card, line.term, words) : undefined
  if (line.what === 'scoring' && term !== undefined)
    return say('score/line/term', {
      card: names.cardName(line.card, language),
      term: term.replace(/\.$/, ''),
    })
  return say(`score/line/${line.what}`, {
    card: 'card' in line ? names.cardName(line.card, language) : '',
    level: 'level' in line ? say(`step/${line.level}`) : '',
    icons: 'icon' in line ? icon(line.icon, line.count) : '',
  })
}

/** Who has won, and why. */
export function outcomeWords(outcome: Outcome, names: Names, words: Words): string {
  const { winners, party, loyalists, why } = outcome
  const reason = words.say(`outcome/why/${why}`)
  if (winners.length === 0) return `${words.say('outcome/lost')} ${reason}`
  const ending = loyalists ? 'loyal' : party === 'won' ? 'party' : 'won'
  const yours = names.you !== undefined && winners.includes(names.you)
  const others = winners.filter((seat) => seat !== names.you).map((seat) => names.heroName(seat))
  const values = { person: yours ? 'you' : 'hero', who: listed(others, words) }
  const said =
    winners.length > 1
      ? words.say(`outcome/${ending}/shared`, values)
      : words.say(`outcome/${ending}`, values)
  return `${said} ${reason}`
}
