/** Everything that somebody may prefer on this device, as a page or in a dialog at the table. It applies at once. */
import '../../styles/settings.css'
import type { Asking } from '@runesaga/table'
import { preferences } from '@runesaga/words'
import { change, type Settings, settings } from '../../state/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { language } from '../../ui/language.ts'
import { sound } from '../../ui/sound.ts'
import { Switch } from '../../ui/switch.tsx'
import { AskingChoice } from './asking-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'

type Key = Parameters<typeof preferences>[1]

const MOTIONS = ['system', 'full', 'calm'] as const
const PACES = [0, 0.5, 1, 1.6] as const
const TEXT_SIZES = [1, 1.15, 1.3] as const
const CONTRASTS = ['usual', 'high'] as const

interface SettingsPanelProps {
  /** the table that they are opened over: Feat windows are set for it, not for new ones */
  atTable?: { asking: Asking; onAsking: (wish: Asking) => void }
}

export function SettingsPanel({ atTable }: SettingsPanelProps) {
  const say = (key: Key) => preferences(language(), key)
  const { motion, pace, textSize, contrast, marks, asking, sound: sounds } = settings.value
  /** The values of a setting under their names, which the catalogue has as `<group>/<value>`. */
  const options = <T extends string | number>(group: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: say(`${group}/${value}` as Key) }))

  return (
    <div class="settings-panel">
      <section class="settings-group panel" aria-labelledby="settings-display">
        <h2 id="settings-display">{say('display')}</h2>
        <LanguageChoice />
        <Choice
          legend={say('text-size')}
          value={textSize}
          options={options('text-size', TEXT_SIZES)}
          onChange={(chosen) => change({ textSize: chosen })}
        >
          <p class="settings-sample">{say('text-size/sample')}</p>
        </Choice>
        <Choice
          legend={say('contrast')}
          about={say('contrast/about')}
          value={contrast}
          options={options('contrast', CONTRASTS)}
          onChange={(chosen) => change({ contrast: chosen })}
        />
        <fieldset class="choice">
          <legend>{say('marks')}</legend>
          <Switch
            label={say('marks/label')}
            about={say('marks/about')}
            on={marks}
            onChange={(on) => change({ marks: on })}
          />
          <SeatSample />
        </fieldset>
        <Choice<Settings['motion']>
          legend={say('motion')}
          about={say('motion/about')}
          value={motion}
          options={options('motion', MOTIONS)}
          onChange={(chosen) => change({ motion: chosen })}
        />
      </section>
      <section class="settings-group panel" aria-labelledby="settings-play">
        <h2 id="settings-play">{say('play')}</h2>
        <Choice
          legend={say('pace')}
          about={say('pace/about')}
          value={pace}
          options={options('pace', PACES)}
          onChange={(chosen) => change({ pace: chosen })}
        />
        <fieldset class="choice">
          <legend>{say('sound')}</legend>
          <Switch
            label={say('sound/label')}
            about={say('sound/about')}
            on={sounds}
            onChange={(on) => {
              change({ sound: on })
              sound('overcome')
            }}
          />
          {sounds && (
            <Button mark="sound" onClick={() => sound('cast')}>
              {say('sound/hear')}
            </Button>
          )}
        </fieldset>
        <AskingChoice
          asking={atTable?.asking ?? asking}
          about={say(atTable === undefined ? 'asking/about' : 'asking/here')}
          onChange={atTable?.onAsking ?? ((wish) => change({ asking: wish }))}
        />
      </section>
    </div>
  )
}

/** The four seats as they look now. */
function SeatSample() {
  return (
    <p class="settings-seats" aria-hidden="true">
      {[1, 2, 3, 4].map((seat) => (
        <span key={seat} class={`seat-dot seat-${seat}`} />
      ))}
    </p>
  )
}
