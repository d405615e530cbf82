/** The page: one screen after the other. */
import 'virtual:draw.css'
import './styles/fonts.ts'
import './styles/index.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { applySettings, followOtherTabs, settings } from './state/settings.ts'
import { speak } from './ui/language.ts'

const app = document.getElementById('app')!
applySettings()
followOtherTabs(speak)
try {
  await speak(settings.value.language)
} catch (error) {
  // without words there is nothing to say it with, but the page mustn't be blank
  app.textContent = String(error)
  throw error
}
render(<App />, app)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./service-worker.js')
