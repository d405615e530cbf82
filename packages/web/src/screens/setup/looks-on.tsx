/** Whoever looks on while the Character cards are chosen: each hero chooses in secret, so there is nothing to be seen yet. */

import { HeroMark } from '../../at-table/hero-mark.tsx'
import { isSeen } from '../../cards/is-seen.ts'
import { useSession, useView } from '../../session/index.ts'
import { say } from '../../ui/language.ts'
import { TopBar } from '../table/top-bar/index.ts'
import styles from './looks-on.module.css'
import { dealtTo } from './slots.ts'

export function LooksOn() {
  const { about } = useSession()
  const { heroes } = useView()
  return (
    <div class={`${styles.looksOn} oak`}>
      <TopBar />
      <main>
        <section class="panel">
          <h1>{say('online/watch/choosing')}</h1>
          <p>{say('online/watch/choosing/about')}</p>
          <ul>
            {heroes.map((hero, seat) => (
              <li key={seat}>
                <HeroMark seat={seat} origin={isSeen(hero.origin) ? hero.origin : null} />
                <b>{about.players[seat].name}</b>
                <small>{say(dealtTo(hero) > 0 ? 'online/not-ready' : 'online/ready')}</small>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}
