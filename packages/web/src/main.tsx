/** The page: one screen after the other. */
import 'virtual:draw.css'
import './styles/fonts.ts'
import './styles/index.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { applySettings, settings } from './state/settings.ts'
import { speak } from './ui/language.ts'

applySettings()
await speak(settings.value.language)
render(<App />, document.getElementById('app')!)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./service-worker.js')
