/** Which screen is shown: kept in the address, so that "back" goes back and a page can be opened where it was. */
import { signal } from '@preact/signals'

export type Route =
  | { screen: 'home' }
  | { screen: 'new' }
  | { screen: 'settings' }
  | { screen: 'learn' }
  | { screen: 'lesson'; id: string }
  /** the rules, open at a topic */
  | { screen: 'rules'; topic?: string }
  | { screen: 'table'; id: string }
  /** a campaign; without an id, one that is about to begin */
  | { screen: 'campaign'; id?: string }
  /** a table online, or a link that leads to one: what stands in the address */
  | { screen: 'online'; at: string }

/** What stands in an address; as it is, if nobody can have encoded it so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function read(hash: string): Route {
  const at = hash.replace(/^#\/?/, '')
  const [screen, said] = at.split('/')
  const part = said === undefined ? undefined : decoded(said)
  if (/^(online|join|watch|seat)\/./.test(at)) return { screen: 'online', at }
  if (screen === 'new' || screen === 'settings' || screen === 'learn') return { screen }
  if (screen === 'rules') return part === undefined ? { screen } : { screen, topic: part }
  if ((screen === 'table' || screen === 'lesson') && part !== undefined) return { screen, id: part }
  if (screen === 'campaign') return part === undefined ? { screen } : { screen, id: part }
  return { screen: 'home' }
}

export function addressOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/'
    case 'table':
    case 'lesson':
      return `#/${route.screen}/${encodeURIComponent(route.id)}`
    case 'campaign':
      return route.id === undefined ? '#/campaign' : `#/campaign/${encodeURIComponent(route.id)}`
    case 'rules':
      return route.topic === undefined ? '#/rules' : `#/rules/${encodeURIComponent(route.topic)}`
    case 'online':
      return `#/${route.at}`
    default:
      return `#/${route.screen}`
  }
}

export const route = signal(read(location.hash))
addEventListener('hashchange', () => {
  route.value = read(location.hash)
  scrollTo(0, 0)
})

export const go = (to: Route): void => {
  location.hash = addressOf(to)
}

/** Where one came from, as long as that was here; else home. Browsers that don't tell are taken at the length of their history. */
export const goBack = (): void => {
  const fromHere = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
  if (fromHere) history.back()
  else go({ screen: 'home' })
}
