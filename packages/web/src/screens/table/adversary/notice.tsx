/** What the Adversary has done, beside the table until it was read. */
import type { ComponentChildren } from 'preact'
import { useSession } from '../../../session/index.ts'
import { layout } from '../../../state/layout.ts'
import { MarkButton } from '../../../ui/button.tsx'
import { say } from '../../../ui/language.ts'
import { IconKey } from '../../../ui/tips/icon-key.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  /** what it is called among the notices that were read */
  name: string
  title: string
  picture: ComponentChildren
  children: ComponentChildren
}

export function Notice({ name, title, picture, children }: NoticeProps) {
  const { readNotices } = useSession().ui
  const slim = layout.value !== 'tablet'
  return (
    <section class={`${styles.notice} ${slim ? styles.slim : ''} panel`} aria-labelledby={name} data-icons="">
      {picture}
      <div>
        <h2 id={name}>{title}</h2>
        {children}
      </div>
      <MarkButton
        name={say('common/close')}
        mark="close"
        onClick={() => (readNotices.value = new Set([...readNotices.value, name]))}
      />
      <IconKey />
    </section>
  )
}
