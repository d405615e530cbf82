/** English for all that comes after the first decision: the table in play, its end, planning one, campaigns, the terminal. */

import { chronicle } from './chronicle.ts'
import { deeds } from './deeds.ts'
import { answer } from './messages/answer.ts'
import { attempt } from './messages/attempt.ts'
import { campaign } from './messages/campaign.ts'
import { coach } from './messages/coach.ts'
import { decision } from './messages/decision.ts'
import { editions } from './messages/editions.ts'
import { end } from './messages/end.ts'
import { hint } from './messages/hint.ts'
import { learn } from './messages/learn.ts'
import { mix } from './messages/mix.ts'
import { moments } from './messages/moments.ts'
import { newTable } from './messages/new-table.ts'
import { online } from './messages/online.ts'
import { opening } from './messages/opening.ts'
import { pledge } from './messages/pledge.ts'
import { rules } from './messages/rules.ts'
import { settings } from './messages/settings.ts'
import { sheet } from './messages/sheet.ts'
import { table } from './messages/table.ts'
import { terminal } from './messages/terminal.ts'
import { toll } from './messages/toll.ts'
import { trouble } from './messages/trouble.ts'
import { turns } from './messages/turns.ts'
import { refusals } from './refusals.ts'
import { score } from './score.ts'

export const rest = {
  messages: {
    ...answer,
    ...attempt,
    ...campaign,
    ...chronicle,
    ...coach,
    ...decision,
    ...editions,
    ...end,
    ...hint,
    ...learn,
    ...mix,
    ...moments,
    ...newTable,
    ...online,
    ...opening,
    ...pledge,
    ...refusals,
    ...rules,
    ...score,
    ...settings,
    ...sheet,
    ...table,
    ...terminal,
    ...toll,
    ...trouble,
    ...turns,
  },
  deeds,
}
