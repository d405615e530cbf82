/** A screen beside the table: its title, and the way back to where one came from. */
import '../styles/pages.css'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { goBack } from '../state/route.ts'
import { Button } from './button.tsx'
import { say } from './language.ts'

interface PageProps {
  title: string
  class: string
  children: ComponentChildren
}

export function Page({ title, class: also, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Runesaga`
    return () => {
      document.title = 'Runesaga'
    }
  }, [title])
  return (
    <div class={`page oak ${also}`}>
      <header class="page-head">
        <Button mark="back" onClick={goBack}>
          {say('common/back')}
        </Button>
        <h1>{title}</h1>
      </header>
      <main class="page-body">{children}</main>
    </div>
  )
}
