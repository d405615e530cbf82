/** What watches over presses at a table; fetched when it stands. */
import './kept-focus.ts'
import './second-click.ts'
