/** The attempt on the screen: the panel before it is declared, and the table's oak while it lasts. */
export { AttemptPanel } from './panel.tsx'
export { trialIsOn } from './told.ts'
export { TrialScreen } from './trial.tsx'
