/** What is to be done in a lesson: alone on the screen before the table is shown, and in the bar above it afterwards. */
import type { Lesson } from 'virtual:lessons'
import { useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { layout } from '../../state/layout.ts'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say } from '../../ui/language.ts'
import { TopBar } from '../table/index.ts'
import styles from './task.module.css'

interface TaskProps {
  lesson: Lesson
  onBegin: () => void
}

export function Task({ lesson, onBegin }: TaskProps) {
  const { about } = useSession()
  return (
    <div class={`${styles.task} oak`}>
      <TopBar />
      <main>
        <h2>{about.name}</h2>
        <p class={styles.words}>{lesson.task[language()]}</p>
        <p>{say('learn/arranged')}</p>
        <Button look="primary" autofocus onClick={onBegin}>
          {say('opening/begin')}
        </Button>
        <Button look="outline" onClick={() => go({ screen: 'learn' })}>
          {say('learn/back')}
        </Button>
      </main>
    </div>
  )
}

/** Where it doesn't stand beside the table. */
export function TaskButton({ lesson }: { lesson: Lesson }) {
  const [isOpen, open] = useState(false)
  const { about } = useSession()
  if (layout.value === 'desk') return null
  return (
    <>
      <button
        type="button"
        class={`button mark ${styles.open}`}
        aria-label={say('learn/task')}
        onClick={() => open(true)}
      >
        <Icon name="story" />
        <small>{say('learn/task/short')}</small>
      </button>
      {isOpen && (
        <Dialog title={about.name} onClose={() => open(false)}>
          <p>{lesson.task[language()]}</p>
          <p>{say('learn/arranged')}</p>
          <div class="dialog-foot">
            <Button onClick={() => go({ screen: 'learn' })}>{say('learn/back')}</Button>
            <Button look="primary" onClick={() => open(false)}>
              {say('common/close')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
