/** What is told after a campaign: the Adversaries that no envelope held, each with its story and how it ended. */
import { type SavedCampaign, type Tale, talesOf } from '@runesaga/table'
import { printedName } from '@runesaga/words'
import { Readable } from '../../cards/readable.tsx'
import { Button } from '../../ui/button.tsx'
import { language, say, words } from '../../ui/language.ts'
import styles from './age.module.css'
import type { CampaignCards } from './cards.ts'
import { EndWord } from './end-word.tsx'

interface TalesProps {
  saved: SavedCampaign
  cards: CampaignCards
  onFace: (adversary: string) => void
}

export function Tales({ saved, cards, onFace }: TalesProps) {
  return (
    <section class={styles.tales} aria-labelledby="tales">
      <h3 id="tales" class="eyebrow">
        {say('campaign/tales')}
      </h3>
      <ul>
        {talesOf(cards.sets).map((tale) => (
          <TaleRow key={tale.adversary} {...tale} saved={saved} cards={cards} onFace={onFace} />
        ))}
      </ul>
    </section>
  )
}

/** The true face of the foe. */
const SIDE = 'final'

function TaleRow({ adversary, told, saved, cards, onFace }: Tale & TalesProps) {
  const lang = language()
  const { title } = cards.here.faces.face(adversary, words(), SIDE)
  const games = saved.tries.filter((one) => one.chapter === null && one.adversary === adversary)
  const end = games.some(({ won }) => won) ? 'won' : games.length > 0 ? 'lost' : null
  return (
    <li>
      <Readable card={adversary} side={SIDE} size="thumb" />
      <div class={styles.tale}>
        <h4>{title}</h4>
        <p>{printedName(told, lang)}</p>
        <div class={styles.acts}>
          {saved.playing === null && (
            <Button
              aria-label={say('campaign/tale/face/foe', { foe: title })}
              onClick={() => onFace(adversary)}
            >
              {say('campaign/tale/face')}
            </Button>
          )}
          {end !== null && <EndWord end={end} />}
        </div>
      </div>
    </li>
  )
}
