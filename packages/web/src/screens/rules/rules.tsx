/** The rules reference as a page of its own. */
import { common } from '@runesaga/words'
import { go } from '../../state/route.ts'
import { language } from '../../ui/language.ts'
import { Page } from '../../ui/page.tsx'
import { Sprite } from '../../ui/sprite.tsx'
import { RulesPanel } from './rules-panel.tsx'

export function RulesScreen({ topic }: { topic: string | undefined }) {
  return (
    <Page title={common(language(), 'rules')} class="rules">
      <Sprite />
      <RulesPanel topic={topic} onTopic={(chosen) => go({ screen: 'rules', topic: chosen })} />
    </Page>
  )
}
