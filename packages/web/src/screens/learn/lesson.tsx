/** A lesson: its task, then its table, then the answer to what was done there. It can be tried again, as often as somebody likes. */
import { useEffect, useState } from 'preact/hooks'
import { go } from '../../state/route.ts'
import { deleteTable } from '../../state/tables.ts'
import { Loading } from '../../ui/later.tsx'
import { AtTable, Play } from '../table/index.ts'
import { Answer } from './answer.tsx'
import { type Begun, beginLesson, isLesson } from './begin.ts'
import { Task, TaskButton } from './task.tsx'

export function LessonScreen({ name }: { name: string }) {
  const [tries, setTries] = useState(0)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const [hasRead, setHasRead] = useState(false)
  useEffect(() => {
    if (!isLesson(name)) return go({ screen: 'learn' })
    let isLeft = false
    const beginning = beginLesson(name, () => !isLeft)
    beginning.then(
      (now) => !isLeft && setBegun(now),
      (error: unknown) => !isLeft && setFailed({ error }),
    )
    return () => {
      isLeft = true
      beginning.then(
        (left) => left && deleteTable(left.session.about.id),
        () => undefined,
      )
    }
  }, [name, tries])
  // for whoever guards the screen
  if (failed !== null) throw failed.error
  if (begun === null) return <Loading />
  const { session, lesson } = begun
  const lost = session.lost.value
  if (lost !== null) throw lost.error
  return (
    <AtTable key={session.about.id} session={session}>
      {hasRead ? (
        <>
          <Play key={session.about.id} tool={<TaskButton lesson={lesson} />} />
          <Answer name={name} lesson={lesson} onAgain={() => setTries(tries + 1)} />
        </>
      ) : (
        <Task lesson={lesson} onBegin={() => setHasRead(true)} />
      )}
    </AtTable>
  )
}
