/** Everything that somebody may prefer on this device, as a page or in a dialog at the table. It applies at once. */
import type { PromptPolicy } from '@runesaga/table'
import { change, type Settings, settings } from '../../state/settings.ts'
import { changeTips, tipsOf } from '../../state/tips.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { say } from '../../ui/language.ts'
import { sound } from '../../ui/sound.ts'
import { Switch } from '../../ui/switch.tsx'
import { AskingChoice } from './asking-choice.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './settings-panel.module.css'

const MOTIONS = ['system', 'full', 'calm'] as const
const PACES = [0, 0.5, 1, 1.6] as const
const TEXT_SIZES = [1, 1.15, 1.3] as const
const CONTRASTS = ['usual', 'high'] as const

interface SettingsPanelProps {
  /** the table that they are opened over: Feat windows are set for it, not for new ones */
  atTable?: { asking: PromptPolicy; onAsking: (wish: PromptPolicy) => void }
  /** a first game, by its table */
  firstGame?: string | undefined
}

export function SettingsPanel({ atTable, firstGame }: SettingsPanelProps) {
  const { motion, pace, textSize, contrast, marks, asking, sound: sounds } = settings.value

  return (
    <div class={styles.panel}>
      <section class={`${styles.group} panel`} aria-labelledby="settings-display">
        <h2 id="settings-display">{say('settings/display')}</h2>
        <LanguageChoice />
        <Choice
          legend={say('settings/text-size')}
          value={textSize}
          options={TEXT_SIZES.map((value) => ({ value, label: say(`settings/text-size/${value}`) }))}
          onChange={(chosen) => change({ textSize: chosen })}
        >
          <p class={styles.sample}>{say('settings/text-size/sample')}</p>
        </Choice>
        <Choice
          legend={say('settings/contrast')}
          about={say('settings/contrast/about')}
          value={contrast}
          options={CONTRASTS.map((value) => ({ value, label: say(`settings/contrast/${value}`) }))}
          onChange={(chosen) => change({ contrast: chosen })}
        />
        <fieldset class="choice">
          <legend>{say('settings/marks')}</legend>
          <Switch
            label={say('settings/marks/label')}
            about={say('settings/marks/about')}
            on={marks}
            onChange={(on) => change({ marks: on })}
          />
          <SeatSample />
        </fieldset>
        <Choice<Settings['motion']>
          legend={say('settings/motion')}
          about={say('settings/motion/about')}
          value={motion}
          options={MOTIONS.map((value) => ({ value, label: say(`settings/motion/${value}`) }))}
          onChange={(chosen) => change({ motion: chosen })}
        />
      </section>
      <section class={`${styles.group} panel`} aria-labelledby="settings-play">
        <h2 id="settings-play">{say('settings/play')}</h2>
        {firstGame !== undefined && (
          <fieldset class="choice">
            <legend>{say('coach/tips')}</legend>
            <Switch
              label={say('settings/tips/label')}
              about={say('settings/tips/about')}
              on={!tipsOf(firstGame).off}
              onChange={(on) => changeTips(firstGame, { off: !on })}
            />
          </fieldset>
        )}
        <Choice
          legend={say('settings/pace')}
          about={say('settings/pace/about')}
          value={pace}
          options={PACES.map((value) => ({ value, label: say(`settings/pace/${value}`) }))}
          onChange={(chosen) => change({ pace: chosen })}
        />
        <fieldset class="choice">
          <legend>{say('settings/sound')}</legend>
          <Switch
            label={say('settings/sound/label')}
            about={say('settings/sound/about')}
            on={sounds}
            onChange={(on) => {
              change({ sound: on })
              sound('overcome')
            }}
          />
          {sounds && (
            <Button mark="sound" onClick={() => sound('cast')}>
              {say('settings/sound/hear')}
            </Button>
          )}
        </fieldset>
        <AskingChoice
          asking={atTable?.asking ?? asking}
          about={say(atTable === undefined ? 'settings/asking/about' : 'settings/asking/here')}
          onChange={atTable?.onAsking ?? ((wish) => change({ asking: wish }))}
        />
      </section>
    </div>
  )
}

/** The four seats as they look now. */
function SeatSample() {
  return (
    <p class={styles.seats} aria-hidden="true">
      {[1, 2, 3, 4].map((seat) => (
        <span key={seat} class={`seat-dot seat-${seat}`} />
      ))}
    </p>
  )
}
