/** Icons with their names beside them, as long as this device hasn't shown them often enough. */
import { type InlineIcon, inlineParts, type Token, type Words } from '@runesaga/words'
import { useContext, useEffect } from 'preact/hooks'
import { SessionContext } from '../session/index.ts'
import { isKnown, meet } from '../state/icons-met.ts'
import { GameIcon } from '../ui/game-icon.tsx'
import { words } from '../ui/language.ts'
import { Rich } from '../ui/rich.tsx'

/** The turn that is played where this is shown; null where no game is. */
function useTurn(): string | null {
  const session = useContext(SessionContext)
  if (session === null) return null
  return `${session.about.id} ${session.view.value.turn.number}`
}

/** Which of these icons are still named; that they were is remembered. Without a game all are, and none is counted. */
function useNamed(icons: readonly InlineIcon[]): (icon: InlineIcon) => boolean {
  const turn = useTurn()
  useEffect(() => {
    if (turn !== null) meet(icons, turn)
  }, [turn, icons.join()])
  return (icon) => turn === null || !isKnown(icon, turn)
}

const nameOf = ({ icon, n }: Token, { terms, rules }: Words): string => {
  const { one, many } = terms.icons[icon]
  return n !== null && rules.isMany(n) ? many : one
}

/** A text; of each icon in it the first is named. */
export function NamedRich({ text, in: wanted }: { text: string; in?: Words }) {
  const said = wanted ?? words()
  const parts = inlineParts(text)
  const icons = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.icon]))
  const isNamed = useNamed(icons)
  const before = new Set<InlineIcon>()
  const named = parts.map((part) => {
    if (typeof part === 'string') return part
    const token = part.n === null ? `{${part.icon}}` : `{${part.icon} ${part.n}}`
    if (before.has(part.icon) || !isNamed(part.icon)) return token
    before.add(part.icon)
    // the two are never parted
    return `${token}\u00a0${nameOf(part, said)}`
  })
  return <Rich text={named.join('')} in={said} />
}

/** What a path gives: each icon, and its name. */
export function NamedIcons({ list }: { list: readonly { icon: InlineIcon; n: number | null }[] }) {
  const isNamed = useNamed(list.map(({ icon }) => icon))
  return (
    <>
      {list.map(({ icon, n }, i) => (
        <span key={i}>
          <GameIcon name={icon} n={n} />
          {isNamed(icon) && <small aria-hidden="true">{words().terms.icons[icon].one}</small>}
        </span>
      ))}
    </>
  )
}
