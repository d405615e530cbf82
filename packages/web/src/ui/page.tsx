/** A screen beside the table: its title, and the way back to where one came from. */
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { goBack } from '../state/route.ts'
import { Button } from './button.tsx'
import { say } from './language.ts'
import styles from './page.module.css'

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
    <div class={`${styles.page} oak ${also}`}>
      <header class={styles.head}>
        <Button mark="back" onClick={goBack}>
          {say('common/back')}
        </Button>
        <h1>{title}</h1>
      </header>
      <main class={styles.body}>{children}</main>
    </div>
  )
}
