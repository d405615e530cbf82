/** Beginning a campaign: the first page of its book, the envelopes that wait, and who plays. Name and party may change later. */
import { vignette } from '@runesaga/draw'
import { beginCampaign } from '@runesaga/table'
import { printedName } from '@runesaga/words'
import { useEffect, useState } from 'preact/hooks'
import { CardsContext } from '../../cards/cards-here.ts'
import { Reading } from '../../cards/reading.tsx'
import { keepCampaign } from '../../state/campaigns.ts'
import { go } from '../../state/route.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { language, say } from '../../ui/language.ts'
import { Sprite } from '../../ui/sprite.tsx'
import { waiting } from '../../ui/waiting.ts'
import { BeginningBar } from '../new-table/bar.tsx'
import { playersIn, problemOf } from '../new-table/draft.ts'
import factStyles from '../new-table/facts.module.css'
import { Fact } from '../new-table/facts.tsx'
import tableStyles from '../new-table/new-table.module.css'
import { Seats } from '../new-table/seats.tsx'
import { type CampaignCards, cardsInside, fetchCampaignCards } from './cards.ts'
import { Envelope } from './envelope.tsx'
import styles from './new-campaign.module.css'
import { NUMBERS, numeral } from './numerals.ts'
import { Opening } from './opening.tsx'
import { PARTY_SIZES, usualParty } from './party.ts'
import { letterOf } from './stops.tsx'

/** Its cards, once they are there; without them the page has no premise. */
function useCampaignCards(): CampaignCards | null {
  const [cards, setCards] = useState<CampaignCards | null>(null)
  useEffect(() => void waiting(() => fetchCampaignCards().then(setCards, () => {})), [])
  return cards
}

export function NewCampaignScreen() {
  const cards = useCampaignCards()
  const [name, setName] = useState('')
  const [party, setParty] = useState(usualParty)
  /** the campaign whose first seal was just broken */
  const [begun, setBegun] = useState<string | null>(null)
  const usualName = say('campaign/new/usual-name')
  const problem = problemOf(party)
  const show = (id: string) => go({ screen: 'campaign', id })
  const begin = async () => {
    const saved = beginCampaign({
      name: name.trim() === '' ? usualName : name.trim(),
      group: playersIn(party),
    })
    await keepCampaign(cards === null ? saved : { ...saved, unsealed: 1 })
    if (cards === null) show(saved.id)
    else setBegun(saved.id)
  }
  return (
    <div class={`${tableStyles.screen} oak`}>
      <BeginningBar title={say('campaign/new/title')} about={say('edition/epic')} />
      <main>
        <form
          class={`${tableStyles.newTable} ${styles.newCampaign}`}
          onSubmit={(event) => event.preventDefault()}
        >
          <Book cards={cards} />
          <div class={`${tableStyles.side} panel`}>
            <Seats
              draft={party}
              numbers={PARTY_SIZES}
              title={say('campaign/new/who')}
              onChange={(changed) => setParty((was) => ({ ...was, ...changed }))}
              onSwap={setParty}
            />
            <TextField
              label={say('campaign/new/name')}
              value={name}
              placeholder={usualName}
              onInput={setName}
            />
            <ul class={factStyles.facts}>
              <Fact
                mark="hourglass"
                title={say('campaign/new/evenings')}
                about={say('campaign/new/evenings/about')}
              />
              <Fact
                mark="flame"
                title={say('campaign/new/counts')}
                about={say('campaign/new/counts/about')}
              />
              <Fact
                mark="rivals"
                title={say('campaign/new/change')}
                about={say('campaign/new/change/about')}
              />
            </ul>
          </div>
          <div class={tableStyles.begin}>
            <p role="status" class={tableStyles.wrong}>
              {problem !== null && say(problem)}
            </p>
            <Button
              look="primary"
              mark="seal"
              aria-disabled={problem !== null}
              onClick={() => {
                if (problem === null) void begin()
              }}
            >
              {say('campaign/new/begin')}
            </Button>
            {problem === null && <p class={tableStyles.enough}>{say('campaign/new/others')}</p>}
          </div>
        </form>
      </main>
      {begun !== null && cards !== null && (
        <CardsContext value={cards.here}>
          <Sprite />
          <Opening
            chapter={1}
            cards={cardsInside(1, cards)}
            letter={letterOf(1, cards)}
            onClose={() => show(begun)}
          />
          <Reading />
        </CardsContext>
      )}
    </div>
  )
}

/** Nobody stands in it yet. */
const SCENE = { mood: 'blood', place: 'towers', emblem: null } as const

function Book({ cards }: { cards: CampaignCards | null }) {
  const first = cards?.chapters[0]
  const chapter = first === undefined ? '' : printedName(first.name, language())
  return (
    <article class={styles.book} aria-labelledby="campaign">
      <div
        class={styles.scene}
        aria-hidden="true"
        dangerouslySetInnerHTML={{
          __html: vignette('the shadow war', SCENE, { w: 980, h: 368, x: 0.5, y: 0.42, size: 0.8 }, {}),
        }}
      />
      <h2 id="campaign">{say('campaign/new/usual-name')}</h2>
      <p class={styles.sub}>{say('campaign/new/sub')}</p>
      <div class={styles.premise}>
        {first !== undefined && (
          <>
            <h3>{say('campaign/new/chapter', { name: chapter })}</h3>
            <p>{printedName(first.premise, language())}</p>
          </>
        )}
      </div>
      <ol class={styles.envelopes} aria-label={say('campaign/new/chapters')}>
        {NUMBERS.map((n) => (
          <li key={n} class={n === 1 ? styles.ready : ''}>
            <Envelope id={`new-${n}`} numeral={numeral(n)} seal={n === 1 ? 'ready' : 'sealed'} />
            <small>{n === 1 ? chapter : say('campaign/state/sealed')}</small>
          </li>
        ))}
      </ol>
      <p class={styles.leaves}>{say('campaign/new/leaves')}</p>
    </article>
  )
}
