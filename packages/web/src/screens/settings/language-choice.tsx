/** The language of the page; each is called by its own name. */
import { LANGUAGES, type Language, languageName } from '@runesaga/words'
import { Choice } from '../../ui/choice.tsx'
import { language, say, speak } from '../../ui/language.ts'

export function LanguageChoice() {
  return (
    <Choice<Language>
      legend={say('settings/language')}
      value={language()}
      options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
      onChange={(chosen) => void speak(chosen)}
    />
  )
}
