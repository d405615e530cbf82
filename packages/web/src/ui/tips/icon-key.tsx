/**
 * A stop for the keyboard among drawings that aren't in any control: in focus it tells all that stand around it. It isn't seen, and
 * isn't there where nothing is drawn (`page.css`); pointers have the drawings themselves.
 */
import { say } from '../language.ts'

export const IconKey = () => (
  <button type="button" class="unseen" data-tells="" aria-label={say('common/icons-here')} />
)
