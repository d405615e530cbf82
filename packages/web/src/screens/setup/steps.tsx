/** On a phone the kinds of cards are pages: which one is open, and which are settled. */

import { useSession } from '../../session/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { type Dealt, type Kept, SLOTS, type Slot } from './slots.ts'

export type Page = Slot | 'heritage'

interface StepsProps {
  dealt: Dealt
  chosen: Kept
  heritage: boolean
  page: Page
  onPage: (page: Page) => void
}

export function Steps({ dealt, chosen, heritage, page, onPage }: StepsProps) {
  const { catalog } = useSession()
  const pages: Page[] = heritage ? ['heritage', ...SLOTS] : [...SLOTS]
  return (
    <nav aria-label={say('opening/steps')}>
      <ol>
        {pages.map((at) => {
          const done = at === 'heritage' || chosen[at] !== null
          const kind = at === 'heritage' ? at : catalog.kind(dealt[at][0])
          return (
            <li key={at}>
              <button
                type="button"
                aria-current={at === page ? 'step' : undefined}
                onClick={() => onPage(at)}
              >
                {done && <Icon name="check" />}
                {words().terms.kinds[kind].one}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
