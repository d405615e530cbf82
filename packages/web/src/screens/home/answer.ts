/** Which button answered a dialog's form. The browser closes the dialog then, and the focus returns to where it was. */
import { sayWhy } from '../../ui/why.ts'

export const answerOf = (event: SubmitEvent): string =>
  event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''

/** The dialog stays, and says why it can't be answered so. */
export function refuse(event: SubmitEvent, why: string): void {
  event.preventDefault()
  if (event.submitter !== null) sayWhy(event.submitter, why)
}
