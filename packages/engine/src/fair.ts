/** How everybody at a table makes its seed together, and how that is checked: for servers and pages alike. It brings no rules along. */
export {
  type Givers,
  giversOf,
  type Made,
  madeSeed,
  problemsOfMade,
  promiseOfServer,
  promiseOfShare,
} from './record/made.ts'
