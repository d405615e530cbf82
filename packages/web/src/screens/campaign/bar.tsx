/** The bar above a campaign: which one it is, and the way to rules, settings and what else can be done with it. */
import { go } from '../../state/route.ts'
import { BarTitle, Tools, Bar as TopBar, Wordmark } from '../../ui/bar.tsx'
import { MarkButton } from '../../ui/button.tsx'
import { say } from '../../ui/language.ts'

export function Bar({ line, onMore }: { line: string; onMore: () => void }) {
  return (
    <TopBar>
      <Wordmark />
      <BarTitle spoken>
        <b>{say('campaign/campaign')}</b>
        <small>{line}</small>
      </BarTitle>
      <Tools aria-label={say('campaign/campaign')}>
        <MarkButton name={say('common/rules')} mark="rules" onClick={() => go({ screen: 'rules' })} />
        <MarkButton
          name={say('common/settings')}
          mark="settings"
          onClick={() => go({ screen: 'settings' })}
        />
        <MarkButton name={say('campaign/more')} mark="menu" onClick={onMore} />
      </Tools>
    </TopBar>
  )
}
