/** The language of the page; each is called by its own name. */
import { LANGUAGES, type Language, preferences } from '@runesaga/words'
import { settings, speak } from '../../state/settings.ts'
import { Choice } from '../../ui/choice.tsx'
import { LANGUAGE_NAMES } from '../../ui/language.ts'

export function LanguageChoice() {
  const { language } = settings.value
  return (
    <Choice<Language>
      legend={preferences(language, 'language')}
      value={language}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={(chosen) => void speak(chosen)}
    />
  )
}
