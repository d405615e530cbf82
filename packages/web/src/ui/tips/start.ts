/** Puts the tip on the page, as soon as this module is there: it is fetched when the first screen stands. */
import { loadIcons } from '@runesaga/words'
import { h, render } from 'preact'
import { language } from '../language.ts'
import { listen } from './listen.ts'
import { Tip } from './tip.tsx'

const place = document.createElement('div')
document.body.append(place)
render(h(Tip, null), place)
listen()
// what can't be fetched now is fetched with the first tip
loadIcons(language()).catch(() => {})
