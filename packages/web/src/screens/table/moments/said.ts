/** What a milestone says: a title, and a sentence or two. */
import type { Level } from '@runesaga/table'
import { actName, actSentence, capital } from '@runesaga/words'
import { isSeen } from '../../../cards/is-seen.ts'
import type { Session } from '../../../session/index.ts'
import { language, say, words } from '../../../ui/language.ts'
import type { Milestone } from './milestones.ts'

interface Said {
  title: string
  text: string
}

const ROMAN = ['I', 'II', 'III']

/** What a level counts, and what it allows. */
function levelText(level: Level, session: Session): string {
  const here = session.about.figures.track.find((one) => one.level === level)
  if (here === undefined) return ''
  const n = here.triumph === 0 ? here.tragedy : here.triumph
  const feats = here.feats.length > 1 ? 'both' : here.feats.at(0)
  const lines = [say('moment/level/points', { n })]
  if (feats !== undefined) lines.push(say(`moment/level/${feats}`))
  if (!here.dark) lines.push(say('moment/level/no-dark'))
  return lines.join(' ')
}

export function saidOf(one: Milestone, session: Session): Said {
  const { catalog, about, seat, you, view } = session
  const names = catalog.names(seat.value)
  const by = (of: number) => ({ person: of === you.value ? 'you' : 'hero', who: about.players[of].name })
  switch (one.what) {
    case 'act':
      return {
        title: say('moment/act/of', { ...by(one.seat), act: actName(one.act, words()) }),
        text: actSentence(view.value.heroes[one.seat].columns[one.act - 1], one.seat, names, words()),
      }
    case 'row':
      return {
        title: say('moment/row', { act: actName(one.row, words()) }),
        text: say('moment/row/of', { ...by(one.seat), row: ROMAN[one.row - 1] }),
      }
    case 'level':
      return { title: capital(say(`level/${one.level}`)), text: levelText(one.level, session) }
    case 'destiny': {
      const { destiny } = view.value.heroes[seat.value]
      const card = isSeen(destiny) ? names.cardName(destiny, language()) : ''
      return { title: say('moment/destiny'), text: say('moment/destiny/text', { card, n: one.points }) }
    }
    case 'last-round':
      return { title: say('moment/last-round'), text: say('moment/last-round/text', by(one.seat)) }
    case 'last-turn':
      return { title: say('moment/last-turn'), text: say('moment/last-turn/text') }
  }
}
