/** The tips of a first tale, one at a time, each beside what it is about. */
import { standingEvents } from '@runesaga/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useOffers, useSession } from '../../../session/index.ts'
import { go } from '../../../state/route.ts'
import { beginTable } from '../../../state/tables.ts'
import { changeTips, tipsOf } from '../../../state/tips.ts'
import { say } from '../../../ui/language.ts'
import { isFirstTale } from '../aim/index.ts'
import { aboutCards } from './about-cards.ts'
import { Coaching } from './coaching.ts'
import type { Mark, Place } from './marks.ts'
import type { Moment, Panel } from './moment.ts'
import { Note } from './note.tsx'
import { sentence } from './sentence.ts'

interface CoachProps {
  coaching: Coaching
  place: Place
  /** what is about to be attempted */
  panel?: Panel | null
}

/** The tips of this table, for all places where they are shown. */
export function useCoaching(): Coaching | null {
  const session = useSession()
  const { id } = session.about
  const coaching = useMemo(
    () => new Coaching({ seen: () => tipsOf(id).seen, keep: (seen) => changeTips(id, { seen }) }),
    [id],
  )
  return isFirstTale(session) && !tipsOf(id).off ? coaching : null
}

function useMoment(panel: Panel | null): Moment {
  const session = useSession()
  const offers = useOffers()
  const { view, seat, told, ui, about } = session
  const cards = useMemo(() => aboutCards(session), [session])
  return {
    view: view.value,
    seat: seat.value,
    offers,
    events: standingEvents(told.value),
    panel,
    journeying: ui.journeying.value,
    reading: ui.reading.opened.value?.card ?? null,
    casting: session.attempt.value !== null,
    seen: new Set(tipsOf(about.id).seen),
    about: cards,
  }
}

export function Coach({ coaching, place, panel = null }: CoachProps) {
  const session = useSession()
  const moment = useMoment(panel)
  const [mark, setMark] = useState<Mark | null>(null)
  // what a tip goes with may have happened since
  useEffect(() => setMark(coaching.dueAt(moment, place)))
  // what was asked for comes first: it may lie over what a tip points at
  const isHinted = place !== 'panel' && session.ui.hint.value !== null
  const due = mark !== null && mark.place === place && !isHinted && mark.when(moment) ? mark : null
  const read = () => {
    if (mark !== null) coaching.read(mark)
  }
  const text = due === null ? '' : sentence(due.says(moment), session)
  const things = due?.points(moment) ?? []
  return (
    <Note
      name={due?.name ?? ''}
      text={text}
      things={things}
      onShown={() => due !== null && coaching.shows(due, moment)}
      onRead={read}
      ways={
        due?.name === 'done'
          ? [
              { words: say('common/close'), act: read },
              { words: say('coach/lesson'), act: () => go({ screen: 'learn' }) },
              { words: say('coach/again'), act: () => void beginTable(session.again()) },
            ]
          : [
              { words: say('coach/no-more'), act: () => changeTips(session.about.id, { off: true }) },
              { words: say('coach/got-it'), act: read },
            ]
      }
    />
  )
}
