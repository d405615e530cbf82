/** What went wrong beside the game, above every screen until it was read. */
import { common } from '@runesaga/words'
import { useEffect } from 'preact/hooks'
import { dismiss, type Notice, notices } from '../state/notices.ts'
import { announce } from './announcer.tsx'
import { MarkButton } from './button.tsx'
import { language } from './language.ts'

export function Notices() {
  return notices.value.map((notice) => <OneNotice key={notice} notice={notice} />)
}

function OneNotice({ notice }: { notice: Notice }) {
  const words = common(language(), notice)
  useEffect(() => announce(words), [words])
  return (
    <aside class="notice">
      <p>{words}</p>
      <MarkButton name={common(language(), 'close')} mark="close" onClick={() => dismiss(notice)} />
    </aside>
  )
}
