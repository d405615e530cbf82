/** Asks what the adept would do, wherever the viewer has to decide. */
import { useSession } from '../session/index.ts'
import { layout } from '../state/layout.ts'
import { Button, MarkButton } from '../ui/button.tsx'
import { say } from '../ui/language.ts'

export function HintButton() {
  const session = useSession()
  const ask = async () => {
    const { version } = session.news.value
    const hint = await session.ask({ ask: 'hint' })
    if (hint === null || session.news.value.version !== version) return
    session.ui.hint.value = { version, hint }
    // it is said beside what it is about
    session.ui.tab.value = 'table'
  }
  if (layout.value === 'phone')
    return <MarkButton name={say('table/hint')} mark="hint" onClick={() => void ask()} />
  return (
    <Button mark="hint" onClick={() => void ask()}>
      {say('table/hint')}
    </Button>
  )
}
