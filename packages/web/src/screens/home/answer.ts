/** Which button answered a dialog's form. The browser closes the dialog then, and the focus returns to where it was. */
export const answerOf = (event: SubmitEvent): string =>
  event.submitter instanceof HTMLButtonElement ? event.submitter.value : ''
