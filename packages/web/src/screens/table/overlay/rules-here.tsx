/** The rules over a table, open at what lay on the screen, however the game goes on behind. */
import { useState } from 'preact/hooks'
import { useSession } from '../../../session/index.ts'
import { RulesPanel } from '../../rules/rules-panel.tsx'
import { topicNow } from './rules-topic.ts'

export function RulesHere() {
  const session = useSession()
  const [topic] = useState(() => topicNow(session))
  const { edition, mode } = session.about.setup
  return <RulesPanel topic={topic} edition={edition} mode={mode} />
}
