/** The tips of a first tale. */
export { Coach, useCoaching } from './coach.tsx'
export { PanelCoach } from './panel-coach.tsx'
