/** What is thrown when a table can't be laid. */
import type { SetupProblem } from './setup-problems.ts'

/** A setup that can't be played; says what would be right. */
export class BadSetup extends Error {
  /** what is missing, where that is what is wrong */
  readonly problems: readonly SetupProblem[]
  constructor(message: string, problems: readonly SetupProblem[] = []) {
    super(message)
    this.name = 'BadSetup'
    this.problems = problems
  }
}
