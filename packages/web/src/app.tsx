/** Which screen is shown; those that need cards arrive when they are opened. */
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { fetchOnline } from './screens/home/fetch-online.ts'
import { HomeScreen } from './screens/home/home.tsx'
import { addressOf, go, type Route, route } from './state/route.ts'
import { Announcer, hush } from './ui/announcer.tsx'
import { Guard } from './ui/guard.tsx'
import { later, MOMENT } from './ui/later.tsx'
import { Notices } from './ui/notices.tsx'
import { OneMoment } from './ui/one-moment.tsx'
import { useRulesKey } from './ui/use-rules-key.ts'

const NewTable = later(async () => (await import('./screens/new-table/new-table.tsx')).NewTableScreen)
const Settings = later(async () => (await import('./screens/settings/settings.tsx')).SettingsScreen)
const Rules = later(async () => (await import('./screens/rules/rules.tsx')).RulesScreen, {
  words: 'reference',
})
const Campaign = later(async () => (await import('./screens/campaign/campaign.tsx')).CampaignScreen)
const NewCampaign = later(async () => (await import('./screens/campaign/new-campaign.tsx')).NewCampaignScreen)
const Learn = later(async () => (await import('./screens/learn/learn.tsx')).LearnScreen)
const Online = later(async () => (await fetchOnline()).OnlineScreen)
const Table = later(async () => (await import('./screens/table/index.ts')).TableScreen, {
  words: 'cards',
})

function Screen({ at }: { at: Route }) {
  switch (at.screen) {
    case 'home':
      return <HomeScreen />
    case 'new':
      return <NewTable />
    case 'settings':
      return <Settings />
    case 'rules':
      return <Rules topic={at.topic} />
    case 'learn':
      return <Learn />
    case 'lesson':
      return <Learn key={at.id} lesson={at.id} />
    case 'table':
      return <Table key={at.id} id={at.id} />
    case 'online':
      return <Online key={at.at} at={at.at} />
    case 'campaign':
      return at.id === undefined ? <NewCampaign /> : <Campaign key={at.id} id={at.id} />
  }
}

/** At a table they open over it. */
const openRules = (): void => {
  if (!/table|lesson|rules|online/.test(route.value.screen)) go({ screen: 'rules' })
}

/** Tips come when a screen has stood for a moment: nothing that is needed sooner waits for them. */
function useTips(): void {
  const { screen } = route.value
  useEffect(() => {
    // what can't be fetched now is tried again on another screen
    const timer = setTimeout(() => import('./ui/tips/start.ts').catch(() => {}), MOMENT)
    return () => clearTimeout(timer)
  }, [screen])
}

export function App() {
  useRulesKey(openRules)
  useTips()
  const at = addressOf(route.value)
  // before the next screen says anything
  useLayoutEffect(hush, [at])
  return (
    <>
      <Notices />
      <Guard at={at}>
        <Screen at={route.value} />
      </Guard>
      <OneMoment />
      <Announcer />
    </>
  )
}
