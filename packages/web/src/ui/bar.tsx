/** The bar above a screen: the way home, what the screen is, and its tools. */
import type { ComponentChildren, JSX } from 'preact'
import { layout } from '../state/layout.ts'
import styles from './bar.module.css'
import { say } from './language.ts'

interface BarProps {
  class?: string
  'data-part'?: string
  children: ComponentChildren
}

export function Bar({ class: also = '', ...rest }: BarProps) {
  return <header class={`${styles.bar} ${also}`} {...rest} />
}

export function Wordmark({ class: also = '' }: { class?: string }) {
  return (
    <a class={`${styles.wordmark} ${also}`} href="#/" aria-label={`Runesaga, ${say('common/home')}`}>
      Runesaga
    </a>
  )
}

/** `spoken`: on a phone it is only said. */
export function BarTitle({ spoken = false, children }: { spoken?: boolean; children: ComponentChildren }) {
  return <div class={spoken && layout.value === 'phone' ? 'unseen' : styles.title}>{children}</div>
}

/** At the other end. */
export function Tools(props: Omit<JSX.IntrinsicElements['nav'], 'class'>) {
  return <nav class={styles.tools} {...props} />
}
