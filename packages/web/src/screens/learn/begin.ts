/** A lesson's table: laid anew each time, kept while it is played, and gone when it is left. */
import lessons, { type Lesson } from 'virtual:lessons'
import { youIn } from '@runesaga/words'
import type { Session } from '../../session/index.ts'
import { forgetLessons } from '../../state/library.ts'
import { layTable } from '../../state/tables.ts'
import { language } from '../../ui/language.ts'

/** A lesson that is played, and what is said of it. */
export interface Begun {
  session: Session
  lesson: Lesson
}

/** Those at the table beside the person. */
const OTHERS = ['Tomas', 'Mira', 'Edric']

/** What nobody has touched for so many milliseconds is no longer played in another tab. */
const A_DAY = 86_400_000

/** Null where it was left meanwhile. Throws where something can't be fetched. */
export async function beginLesson(name: string, isWanted: () => boolean): Promise<Begun | null> {
  const { title, fetch } = lessons.find((one) => one.name === name)!
  const { default: lesson } = await fetch()
  const { setup, sets } = lesson.laid.layout
  // those of pages that were closed or loaded again, which nobody could leave
  void forgetLessons(new Date(Date.now() - A_DAY).toISOString())
  const others = OTHERS.slice(0, setup.heroes - 1)
  const session = await layTable(
    {
      // by which it isn't listed
      id: `lesson/${crypto.randomUUID()}`,
      name: title[language()],
      players: [
        { kind: 'person', name: youIn(language()) },
        ...others.map((other) => ({ kind: 'bot', name: other, bot: 'gentle' }) as const),
      ],
      setup: { ...setup, sets },
      laid: lesson.laid,
    },
    isWanted,
  )
  if (session === null) return null
  session.ui.task = lesson.task
  return { session, lesson }
}

/** The lesson after this one; null after the last. */
export const lessonAfter = (name: string): string | null =>
  lessons[lessons.findIndex((one) => one.name === name) + 1]?.name ?? null

export const isLesson = (name: string): boolean => lessons.some((one) => one.name === name)
