/** The rules over a table, open at what lay on the screen, however the game goes on behind. */
import { useState } from 'preact/hooks'
import { RulesPanel } from '../rules/rules-panel.tsx'
import { topicNow } from './rules-topic.ts'
import { useSession } from './session-context.ts'

export function RulesHere() {
  const session = useSession()
  const [topic] = useState(() => topicNow(session))
  const { edition, mode } = session.look.peek().view.setup
  return <RulesPanel topic={topic} edition={edition} mode={mode} />
}
