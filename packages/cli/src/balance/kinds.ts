/** The kinds of tables whose balance is measured, and which of them a run plays. */
import { MODES, type Mode } from '@runesaga/engine/language'

export interface Kind {
  mode: Mode
  players: number
}

const PLAYERS: Record<Mode, readonly number[]> = { competitive: [2, 3, 4], coop: [2, 3, 4], solo: [1] }

/** The kinds of the modes asked for, always in the same order. */
export const kindsOf = (only: readonly Mode[]): Kind[] =>
  MODES.filter((mode) => only.includes(mode)).flatMap((mode) =>
    PLAYERS[mode].map((players) => ({ mode, players })),
  )

export const kindName = ({ mode, players }: Kind): string => (mode === 'solo' ? mode : `${mode} ${players}`)
