/** What somebody prefers on this device: kept here, applied to the page. */
import { effect, signal } from '@preact/signals'
import { isPromptPolicy, type PromptPolicy } from '@runesaga/table'
import { LANGUAGES, type Language } from '@runesaga/words'
import { oneOf, type Right, remembered } from './remembered.ts'

export interface Settings {
  language: Language
  /** how long moves are left to be looked at: 1 is the usual pace, 0 none at all */
  pace: number
  /** 'system' follows the device */
  motion: 'system' | 'full' | 'calm'
  sound: boolean
  /** of the usual size of text */
  textSize: 1 | 1.15 | 1.3
  contrast: 'usual' | 'high'
  /** marks beside colours that some people can't tell apart */
  marks: boolean
  /** when to be asked in Feat windows, at new tables */
  asking: PromptPolicy
}

const KEY = 'runesaga settings'
/** Beside what is kept. Without it, all settings were, whether somebody had chosen them or not. */
const FORM = 2

const ofDevice = (): Language =>
  LANGUAGES.find((known) => navigator.languages.some((wanted) => wanted.startsWith(known))) ?? 'en'

const USUAL: Settings = {
  language: 'en',
  pace: 1,
  motion: 'system',
  sound: false,
  textSize: 1,
  contrast: 'usual',
  marks: false,
  asking: { when: 'matters' },
}

const RIGHT: Right<Settings> = {
  language: oneOf(...LANGUAGES),
  pace: (value) => Number.isFinite(value) && Number(value) >= 0,
  motion: oneOf('system', 'full', 'calm'),
  sound: oneOf(true, false),
  textSize: oneOf(1, 1.15, 1.3),
  contrast: oneOf('usual', 'high'),
  marks: oneOf(true, false),
  asking: isPromptPolicy,
}

/** What was chosen here. In the form before, "every time" was what everybody had who had never been asked. */
function chosen(): Partial<Settings> {
  const { form, asking, ...others } = remembered<Settings & { form: number }>(KEY, {
    ...RIGHT,
    form: oneOf(FORM),
  })
  const isUnasked = asking === undefined || (form !== FORM && asking.when === 'always')
  return isUnasked ? others : { ...others, asking }
}

const usual: Settings = { ...USUAL, language: ofDevice() }

export const settings = signal<Settings>({ ...usual, ...chosen() })

export const change = (changed: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changed }
  keep(changed)
}

/** Over what is kept by now: another tab may have chosen something else. Only what differs: where somebody has chosen nothing, another version may have something better. */
function keep(changed: Partial<Settings>): void {
  const differing = Object.entries({ ...chosen(), ...changed }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name as keyof Settings]),
  )
  try {
    localStorage.setItem(KEY, JSON.stringify({ form: FORM, ...Object.fromEntries(differing) }))
  } catch {
    // forbidden storage: what is preferred holds until the page is closed
  }
}

const calmDevice = matchMedia('(prefers-reduced-motion: reduce)')
const calm = signal(calmDevice.matches)
calmDevice.addEventListener('change', () => {
  calm.value = calmDevice.matches
})

/** Is nothing to move? */
export const isCalm = (): boolean =>
  settings.value.motion === 'system' ? calm.value : settings.value.motion === 'calm'

/** The page shows what is preferred, and the device remembers it. */
export function applySettings(): void {
  effect(() => {
    const { language, textSize, contrast, marks } = settings.value
    const root = document.documentElement
    root.lang = language
    document.querySelector<HTMLLinkElement>('[rel=manifest]')!.href = `./manifest-${language}.webmanifest`
    root.style.setProperty('--text-size', String(textSize))
    root.dataset.contrast = contrast
    root.dataset.marks = String(marks)
    root.dataset.motion = isCalm() ? 'calm' : 'full'
  })
  keep({})
}

/** What is chosen in another tab holds here too; another language as soon as it is there. */
export function followOtherTabs(speak: (language: Language) => Promise<void>): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    const { language } = settings.value
    const now = { ...usual, ...chosen() }
    settings.value = { ...now, language }
    if (now.language !== language) void speak(now.language)
  })
}
