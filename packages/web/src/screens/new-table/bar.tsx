/** The bar above whatever is about to begin: what it is, and the way to rules and settings. */
import { useEffect } from 'preact/hooks'
import { go, goBack } from '../../state/route.ts'
import { Bar, BarTitle, Tools, Wordmark } from '../../ui/bar.tsx'
import { MarkButton } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'
import styles from './bar.module.css'

export function BeginningBar({ title, about }: { title: string; about: string }) {
  useEffect(() => {
    document.title = `${title} · Runesaga`
    return () => {
      document.title = 'Runesaga'
    }
  }, [title])
  return (
    <Bar class={styles.bar}>
      <MarkButton name={say('common/back')} mark="back" onClick={goBack} />
      <Wordmark class={styles.wordmark} />
      <BarTitle>
        <h1>{title}</h1>
        <small>{about}</small>
      </BarTitle>
      <Tools aria-label={title}>
        <MarkButton name={say('common/rules')} mark="rules" onClick={() => go({ screen: 'rules' })} />
        <MarkButton
          name={say('common/settings')}
          mark="settings"
          onClick={() => go({ screen: 'settings' })}
        />
      </Tools>
    </Bar>
  )
}
