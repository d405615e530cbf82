/** Icons with their names beside them, as long as this device hasn't shown them often enough. */
import { hasNumber } from '@runesaga/draw'
import { type InlineIcon, inlineParts, type Token, type Words } from '@runesaga/words'
import type { ComponentChildren } from 'preact'
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

/** Which of these icons are still named; that they were is remembered, if it counts. Without a game all of them are named. */
function useNamed(icons: readonly InlineIcon[], counts = true): (icon: InlineIcon) => boolean {
  const turn = useTurn()
  useEffect(() => {
    if (turn !== null && counts) meet(icons, turn)
  }, [turn, counts, icons.join()])
  return (icon) => turn === null || !isKnown(icon, turn)
}

const nameOf = ({ icon, n }: Token, { terms, rules }: Words): string => {
  const { one, many } = terms.icons[icon]
  return n !== null && rules.isMany(n) ? many : one
}

interface NamedProps {
  text: string
  /** the page's language unless another one is wanted */
  in?: Words
  /** it stands there whether anybody reads it or not: that doesn't count as seen */
  passing?: boolean
}

/** A text; of each icon in it the first is named. The icon itself says its name to those who listen. */
export function NamedRich({ text, in: wanted, passing = false }: NamedProps) {
  const said = wanted ?? words()
  const parts = inlineParts(text)
  const tokens = parts.filter((part) => typeof part !== 'string')
  const isNamed = useNamed(
    tokens.map(({ icon }) => icon),
    !passing,
  )
  const first = (token: Token): boolean => tokens.find(({ icon }) => icon === token.icon) === token
  const pieces: ComponentChildren[] = []
  let before = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      before += part
      continue
    }
    before += part.n === null ? `{${part.icon}}` : `{${part.icon} ${part.n}}`
    if (!first(part) || !isNamed(part.icon)) continue
    pieces.push(
      <Rich text={before} in={said} />,
      // the two are never parted
      <span aria-hidden="true">{`\u00a0${nameOf(part, said)}`}</span>,
    )
    before = ''
  }
  return (
    <span class="rich">
      {pieces}
      {before !== '' && <Rich text={before} in={said} />}
    </span>
  )
}

interface Given {
  icon: InlineIcon
  n: number | null
}

/** An icon has its number on it where its shape has room for one; else it stands beside it. */
const One = ({ icon, n, named }: Given & { named: boolean }) => (
  <span>
    <GameIcon name={icon} n={n} />
    {n !== null && n > 1 && !hasNumber(icon) && <b aria-hidden="true">{n}</b>}
    {named && <small aria-hidden="true">{words().terms.icons[icon].one}</small>}
  </span>
)

/** What a path gives: each icon, and its name; `always`: also where it is well known. */
export function NamedIcons({ list, always = false }: { list: readonly Given[]; always?: boolean }) {
  const isNamed = useNamed(
    list.map(({ icon }) => icon),
    !always,
  )
  return (
    <>
      {list.map((given, i) => (
        <One key={i} {...given} named={always || isNamed(given.icon)} />
      ))}
    </>
  )
}
