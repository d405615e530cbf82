/** What the table waits for, and the buttons and questions of the moment. */
export { Prompt } from './prompt.tsx'
export { RefusalLine } from './refusal-line.tsx'
