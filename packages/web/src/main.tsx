/** The page: one screen after the other. */
import 'virtual:draw.css'
import './styles/fonts.ts'
import './styles/index.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { applySettings } from './state/settings.ts'

applySettings()
render(<App />, document.getElementById('app')!)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./service-worker.js')
