/** Before an attempt is declared: how it is meant, what it would come to, and the cast. */
export { type Planning, PlanPanel } from './plan-panel.tsx'
