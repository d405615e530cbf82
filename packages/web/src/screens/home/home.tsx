/** The first screen. */
import { home } from '@runesaga/words'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { language } from '../../ui/language.ts'
import { playNow } from './play-now.ts'

export function HomeScreen() {
  const say = (key: Parameters<typeof home>[1]) => home(language(), key)
  return (
    <main class="home">
      <h1>Runesaga</h1>
      <Button look="primary" onClick={() => void playNow()}>
        {say('play-now')}
      </Button>
      <Button onClick={() => go({ screen: 'new' })}>{say('new-table')}</Button>
    </main>
  )
}
