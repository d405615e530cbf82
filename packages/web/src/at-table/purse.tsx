/** How much Experience there is, of a hero or of the Adversary. */
import type { ComponentChildren, JSX } from 'preact'
import { Count } from '../ui/count.tsx'
import { GameIcon } from '../ui/game-icon.tsx'
import styles from './purse.module.css'

type PurseProps = Omit<JSX.IntrinsicElements['span'], 'class'> & {
  n: number | string
  children?: ComponentChildren
}

export function Purse({ n, children, ...rest }: PurseProps) {
  return (
    <span class={styles.purse} {...rest}>
      <GameIcon name="xp" />
      <Count n={n} />
      {children}
    </span>
  )
}
