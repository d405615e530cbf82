/** The rules reference as a page of its own. */
import { go } from '../../state/route.ts'
import { say } from '../../ui/language.ts'
import { Page } from '../../ui/page.tsx'
import { Sprite } from '../../ui/sprite.tsx'
import { RulesPanel } from './rules-panel.tsx'

export function RulesScreen({ topic }: { topic: string | undefined }) {
  return (
    <Page title={say('common/rules')} class="rules">
      <Sprite />
      <RulesPanel topic={topic} onTopic={(chosen) => go({ screen: 'rules', topic: chosen })} />
    </Page>
  )
}
