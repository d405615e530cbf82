/** The answer to what was done in a lesson: once it is settled, beside the table on which it can be seen. */
import type { Lesson } from 'virtual:lessons'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useSession } from '../../session/index.ts'
import { learnt } from '../../state/lessons.ts'
import { go } from '../../state/route.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { language, say } from '../../ui/language.ts'
import styles from './answer.module.css'
import { lessonAfter } from './begin.ts'

interface AnswerProps {
  name: string
  lesson: Lesson
  onAgain: () => void
}

/** The case that was played, as far as it is settled: what comes of it is looked at first. */
function useCase(): string | null {
  const session = useSession()
  const { version, view } = session.news.value
  const [found, setFound] = useState<string | null>(null)
  useEffect(() => {
    let isLate = false
    session.ask({ ask: 'case' }).then(
      (name) => !isLate && setFound(name),
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [session, version])
  const { digest, band } = session.ui
  const isSettled = view.attempt === null && session.attempt.value === null
  const isCovered = digest.value || band.value === 'stage'
  return isSettled && !isCovered ? found : null
}

export function Answer({ name, lesson, onAgain }: AnswerProps) {
  const played = useCase()
  const answer = played === null ? undefined : lesson.answers[played]
  const words = answer?.says[language()]
  const isRight = answer?.verdict === 'right'
  const root = useRef<HTMLElement>(null)
  const title = say(isRight ? 'learn/right' : 'learn/wrong')
  const told = useRef<string | null>(null)
  useEffect(() => {
    // once: whoever plays on is left in peace
    if (words === undefined || told.current === played) return
    told.current = played
    announce(`${title} ${words}`)
    if (isRight) learnt(name)
    root.current?.querySelector<HTMLElement>('button.primary')?.focus({ preventScroll: true })
  }, [words])
  if (words === undefined) return null
  const after = lessonAfter(name)
  return (
    <aside
      ref={root}
      class={styles.answer}
      aria-labelledby="answer"
      data-part="answer"
      data-verdict={answer?.verdict}
    >
      <h2 id="answer">
        <span class={styles.seal}>
          <Icon name={isRight ? 'check' : 'flame'} />
        </span>
        {title}
      </h2>
      <p>{words}</p>
      <div class={styles.ways}>
        <button type="button" class={styles.out} onClick={() => go({ screen: 'learn' })}>
          {say('learn/back')}
        </button>
        {isRight ? (
          <Button
            look="primary"
            onClick={() => go(after === null ? { screen: 'new' } : { screen: 'lesson', id: after })}
          >
            {say(after === null ? 'learn/game' : 'learn/next')}
          </Button>
        ) : (
          <Button look="primary" onClick={onAgain}>
            {say('learn/again')}
          </Button>
        )}
      </div>
    </aside>
  )
}
