/** What a mix means, in words: whose rules hold, what is dealt, whom one meets, how many cards there are, what is odd about it. */
import '../../styles/mix.css'
import type { Edition, Mix } from '@runesaga/table'
import { EDITION_NAMES, type Language, mixing } from '@runesaga/words'
import { Icon } from '../../ui/icon.tsx'
import { language } from '../../ui/language.ts'
import { Rich } from '../../ui/rich.tsx'
import { Sprite } from '../../ui/sprite.tsx'
import { type Draft, setupOf } from './draft.ts'

interface MixProps {
  mix: Mix
  draft: Draft
}

/** Seven kinds of story icons: both of those that take each other's place in the boxes. */
const ALL_ICONS = 7

function foeSentences({ host, foes, boxedFoes, special }: Mix, draft: Draft, lang: Language): string[] {
  if (draft.mode === 'competitive')
    return [foes === 0 ? mixing(lang, 'foes/none') : mixing(lang, 'foes/rows', { n: foes })]
  return [
    mixing(lang, `foes/${host}`, { n: foes }),
    ...(boxedFoes ? [mixing(lang, 'foes/boxed')] : []),
    ...(special > 0 ? [mixing(lang, 'special', { n: special })] : []),
  ]
}

function sentences(mix: Mix, draft: Draft, lang: Language): string[] {
  const { host, classes, boxedHeritages, icons, radiant } = mix
  return [
    mixing(lang, `host/${host}`),
    ...(classes ? [mixing(lang, 'classes')] : []),
    ...(boxedHeritages ? [mixing(lang, 'heritages/boxed')] : []),
    ...(icons === ALL_ICONS ? [mixing(lang, 'icons', { n: icons })] : []),
    ...foeSentences(mix, draft, lang),
    ...(radiant === null ? [] : [mixing(lang, 'radiant-share', radiant)]),
  ]
}

function Decks({ mix, draft }: MixProps) {
  const lang = language()
  const sets = setupOf(draft).sets as Edition[]
  return (
    <table class="mix-decks">
      <caption class="unseen">{mixing(lang, 'decks')}</caption>
      <thead>
        <tr>
          <td />
          {sets.map((set) => (
            <th key={set} scope="col">
              {EDITION_NAMES[set][lang]}
            </th>
          ))}
          <th scope="col">{mixing(lang, 'deck/all')}</th>
        </tr>
      </thead>
      <tbody>
        {mix.decks.map(({ deck, all, of }) => (
          <tr key={deck}>
            <th scope="row">{mixing(lang, `deck/${deck}`)}</th>
            {of.map((n, i) => (
              <td key={i}>{n}</td>
            ))}
            <td class="mix-all">{all}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function MixMeaning({ mix, draft }: MixProps) {
  const lang = language()
  return (
    <section class="mix" aria-labelledby="mix">
      <div class="mix-words">
        <Sprite />
        <h3 id="mix">{mixing(lang, 'means')}</h3>
        <ul class="diamonds">
          {sentences(mix, draft, lang).map((sentence) => (
            <li key={sentence}>
              <Rich text={sentence} />
            </li>
          ))}
        </ul>
        {mix.oddities.length > 0 && (
          <div class="mix-odd">
            <h4>
              <Icon name="hint" />
              {mixing(lang, 'odd')}
            </h4>
            <ul>
              {mix.oddities.map((oddity) => (
                <li key={oddity}>
                  <Rich text={mixing(lang, `odd/${oddity}`)} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Decks mix={mix} draft={draft} />
    </section>
  )
}
