/**
 * Several persons at one device: who of them answers the attempt of another. All are asked at once, and one of them may take the device, once
 * in an attempt.
 */
import { batch, computed, effect, type ReadonlySignal, untracked } from '@preact/signals'
import type { News, Seat, View } from '@runesaga/table'
import { useEffect, useMemo } from 'preact/hooks'
import { attemptIn, type Session, useSession } from '../../../session/index.ts'
import { waiting } from '../../../ui/waiting.ts'

export class Answering {
  /** who may answer, while all are asked; else nobody */
  readonly seats: ReadonlySignal<readonly Seat[]>
  private readonly session: Session
  /** it is passed for others already: news of that begin nothing anew */
  private isPassing = false

  constructor(session: Session) {
    this.session = session
    const { news: told, attempt, ui } = session
    this.seats = computed(() => {
      // the question shows the stones: not before they lie
      const falls = (attempt.value?.thrown?.version ?? 0) > ui.landed.value
      return !falls && this.mayTake(told.value) ? told.value.mayAnswer : NOBODY
    })
  }

  /** Holds the device where it is while all are asked, and passes for whom it isn't handed to any more; gives the end of that. */
  watch(): () => void {
    const { news, seats } = this.session
    seats.withholds.value = (told) => this.mayTake(told) || this.passesOver(told)
    const stop = effect(() => {
      if (this.passesOver(news.value)) void untracked(() => this.passOn())
    })
    return () => {
      stop()
      seats.withholds.value = null
    }
  }

  nobody(): Promise<void> {
    return waiting(() => this.passFor(this.session.news.peek().mayAnswer))
  }

  /** One of those who may answer takes the device; whoever would be asked before does nothing. */
  answerAs(seat: Seat): Promise<void> {
    const { mayAnswer, view } = this.session.news.peek()
    return waiting(async () => {
      await this.passFor(mayAnswer.slice(0, mayAnswer.indexOf(seat)))
      batch(() => {
        this.session.seats.answered.value = attemptIn(view)
        this.session.takeSeat(seat)
      })
    })
  }

  private async passFor(seats: readonly Seat[]): Promise<void> {
    let news = this.session.news.peek()
    for (const seat of seats) {
      if (news.waiting[0] !== seat) return
      news = await this.session.passAs(seat, news.version)
    }
  }

  /** Passes as long as it is to, one run at a time. */
  private async passOn(): Promise<void> {
    if (this.isPassing) return
    this.isPassing = true
    try {
      for (let news = this.session.news.peek(); this.passesOver(news); news = this.session.news.peek()) {
        const { mayAnswer, version } = news
        await this.passFor(mayAnswer.filter((seat) => seat !== this.session.seat.peek()))
        // nothing has come of it
        if (this.session.news.peek().version === version) return
      }
    } finally {
      this.isPassing = false
    }
  }

  private passesOver({ waiting, view }: News): boolean {
    const { session } = this
    const wantsAll = (seat: Seat) => session.newsOf(seat).seat?.promptPolicy.when === 'always'
    const isOther = !waiting.some((seat) => seat === session.seat.value || wantsAll(seat))
    return isOther && this.isAnswer(waiting, view) && this.session.seats.hasAnswered(view)
  }

  private mayTake({ waiting, mayAnswer, view }: News): boolean {
    const others = mayAnswer.some((seat) => seat !== this.session.seat.value)
    return others && this.isAnswer(waiting, view) && !this.session.seats.hasAnswered(view)
  }

  /** Is somebody waited for who may answer the attempt of another? */
  private isAnswer(waiting: readonly Seat[], { attempt, waitsFor }: View): boolean {
    const isWindow = waitsFor[0]?.for === 'window' && waiting.includes(waitsFor[0].seat)
    return this.session.seats.taken.value && attempt !== null && isWindow && !waiting.includes(attempt.seat)
  }
}

const NOBODY: readonly Seat[] = []

/** Where several persons play. */
export function useAnswering(): Answering | null {
  const session = useSession()
  const isAlone = session.seats.persons.length < 2
  const answering = useMemo(() => (isAlone ? null : new Answering(session)), [session, isAlone])
  useEffect(() => answering?.watch(), [answering])
  return answering
}
