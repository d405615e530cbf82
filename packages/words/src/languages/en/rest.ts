/** English for all that comes after the first decision: the table in play, its end, planning one, campaigns, the terminal. */

import { chronicle } from './chronicle.ts'
import { answer } from './messages/answer.ts'
import { attempt } from './messages/attempt.ts'
import { campaign } from './messages/campaign.ts'
import { coach } from './messages/coach.ts'
import { decision } from './messages/decision.ts'
import { end } from './messages/end.ts'
import { hint } from './messages/hint.ts'
import { mix } from './messages/mix.ts'
import { newTable } from './messages/new-table.ts'
import { pledge } from './messages/pledge.ts'
import { rules } from './messages/rules.ts'
import { sheet } from './messages/sheet.ts'
import { table } from './messages/table.ts'
import { terminal } from './messages/terminal.ts'
import { trouble } from './messages/trouble.ts'
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
    ...end,
    ...hint,
    ...mix,
    ...newTable,
    ...pledge,
    ...refusals,
    ...rules,
    ...score,
    ...sheet,
    ...table,
    ...terminal,
    ...trouble,
  },
}
