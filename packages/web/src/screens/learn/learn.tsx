/** Learning by playing: the first tale, and the lessons by their pictures. */
import { pictures, tall } from 'virtual:learn'
import lessons from 'virtual:lessons'
import { useState } from 'preact/hooks'
import { FIRST_TALE, isLearnt } from '../../state/lessons.ts'
import { addressOf } from '../../state/route.ts'
import { Icon } from '../../ui/icon.tsx'
import { language, say } from '../../ui/language.ts'
import { later } from '../../ui/later.tsx'
import { playFirstTale } from '../home/play-now.ts'
import { BeginningBar } from '../new-table/bar.tsx'
import styles from './learn.module.css'

const LESSONS = ['lesson-1', 'lesson-2', 'lesson-3', 'lesson-4', 'lesson-5', 'lesson-6'] as const

/** One of the lessons is drawn with the code of a table. */
const AtLesson = later(async () => (await import('./lesson.tsx')).LessonScreen)

export function LearnScreen({ lesson }: { lesson?: string }) {
  return lesson === undefined ? <Lessons /> : <AtLesson name={lesson} />
}

function Lessons() {
  return (
    <div class={`${styles.screen} oak`}>
      <BeginningBar title={say('home/learn')} about={say('learn/about')} />
      <main class={styles.learn}>
        <FirstTale />
        <section class={styles.lessons} aria-labelledby="lessons">
          <h2 id="lessons">
            {say('learn/lessons')} <small>{say('learn/lessons/about')}</small>
          </h2>
          <ol>
            {LESSONS.map((name, i) => (
              <li key={name}>
                <Lesson name={name} number={i + 1} />
              </li>
            ))}
          </ol>
        </section>
      </main>
    </div>
  )
}

function FirstTale() {
  const [state, setState] = useState<'idle' | 'beginning' | 'failed'>('idle')
  const isDone = isLearnt(FIRST_TALE)
  const begin = async () => {
    if (state === 'beginning') return
    setState('beginning')
    try {
      await playFirstTale()
    } catch {
      setState('failed')
    }
  }
  return (
    <section class={styles.tale} aria-labelledby="tale">
      <button
        type="button"
        class={styles.picture}
        aria-disabled={state === 'beginning'}
        aria-labelledby="tale"
        aria-describedby="tale-about"
        onClick={() => void begin()}
      >
        <picture>
          <source media="(min-width: 1000px)" srcset={tall['first-tale']} />
          <img src={pictures['first-tale']} alt="" />
        </picture>
        {isDone && <Tick />}
        <span class={styles.words}>
          <b id="tale">{say('learn/tale')}</b>
          <span id="tale-about">{say('learn/tale/about')}</span>
          <small>
            {say(state === 'beginning' ? 'home/beginning' : isDone ? 'learn/tale/done' : 'learn/tale/length')}
          </small>
        </span>
      </button>
      {state === 'failed' && (
        <p class="remark bad" role="alert">
          {say('home/cannot-begin', { why: say('home/no-connection') })}
        </p>
      )}
    </section>
  )
}

function Tick() {
  return (
    <span class={styles.tick}>
      <Icon name="check" />
    </span>
  )
}

function Lesson({ name, number }: { name: (typeof LESSONS)[number]; number: number }) {
  const parts = lessons.filter((part) => part.name.startsWith(name))
  const done = parts.filter((part) => isLearnt(part.name))
  const isDone = done.length === parts.length
  // the part that is still to be done
  const next = parts.find((part) => !done.includes(part)) ?? parts[0]
  return (
    <a class={styles.picture} href={addressOf({ screen: 'lesson', id: next.name })}>
      <img src={pictures[name]} alt="" />
      <span class={styles.number} aria-hidden="true">
        {number}
      </span>
      {isDone && <Tick />}
      <span class={styles.words}>
        <b>{parts.map(({ title }) => title[language()]).join('\u00a0· ')}</b>
        <span>{say(`learn/${name}`)}</span>
        <small>
          {isDone ? say('learn/done') : say(parts.length > 1 ? 'learn/length/parts' : 'learn/length')}
        </small>
      </span>
    </a>
  )
}
