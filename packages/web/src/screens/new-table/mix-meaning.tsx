/** What a mix means, in words: whose rules hold, what is dealt, whom one meets, how many cards there are, what is odd about it. */
import type { Edition, Mix } from '@runesaga/table'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { Sprite } from '../../ui/sprite.tsx'
import { IconKey } from '../../ui/tips/icon-key.tsx'
import { type Draft, setupOf } from './draft.ts'
import styles from './mix.module.css'

interface MixProps {
  mix: Mix
  draft: Draft
}

/** Seven kinds of story icons: both of those that take each other's place in the boxes. */
const ALL_ICONS = 7

function foeSentences({ host, foes, boxedFoes, special }: Mix, draft: Draft): string[] {
  if (draft.mode === 'competitive')
    return [foes === 0 ? say('mix/foes/none') : say('mix/foes/rows', { n: foes })]
  return [
    say(`mix/foes/${host}`, { n: foes }),
    ...(boxedFoes ? [say('mix/foes/boxed')] : []),
    ...(special > 0 ? [say('mix/special', { n: special })] : []),
  ]
}

function sentences(mix: Mix, draft: Draft): string[] {
  const { host, classes, boxedHeritages, icons, radiant } = mix
  return [
    say(`mix/host/${host}`),
    ...(classes ? [say('mix/classes')] : []),
    ...(boxedHeritages ? [say('mix/heritages/boxed')] : []),
    ...(icons === ALL_ICONS ? [say('mix/icons', { n: icons })] : []),
    ...foeSentences(mix, draft),
    ...(radiant === null ? [] : [say('mix/radiant-share', radiant)]),
  ]
}

function Decks({ mix, draft }: MixProps) {
  const sets = setupOf(draft).sets as Edition[]
  return (
    <table class={styles.decks}>
      <caption class="unseen">{say('mix/decks')}</caption>
      <thead>
        <tr>
          <td />
          {sets.map((set) => (
            <th key={set} scope="col">
              {say(`edition/${set}`)}
            </th>
          ))}
          <th scope="col">{say('mix/deck/all')}</th>
        </tr>
      </thead>
      <tbody>
        {mix.decks.map(({ deck, all, of }) => (
          <tr key={deck}>
            <th scope="row">{say(`mix/deck/${deck}`)}</th>
            {of.map((n, i) => (
              <td key={i}>{n}</td>
            ))}
            <td class={styles.all}>{all}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function MixMeaning({ mix, draft }: MixProps) {
  return (
    <section class={styles.mix} aria-labelledby="mix" data-icons="">
      <div class={styles.words}>
        <Sprite />
        <h3 id="mix">{say('mix/means')}</h3>
        <ul class="diamonds">
          {sentences(mix, draft).map((sentence) => (
            <li key={sentence}>
              <Rich text={sentence} />
            </li>
          ))}
        </ul>
        {mix.oddities.length > 0 && (
          <div class={styles.odd}>
            <h4>
              <Icon name="hint" />
              {say('mix/odd')}
            </h4>
            <ul>
              {mix.oddities.map((oddity) => (
                <li key={oddity}>
                  <Rich text={say(`mix/odd/${oddity}`)} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Decks mix={mix} draft={draft} />
      <IconKey />
    </section>
  )
}
