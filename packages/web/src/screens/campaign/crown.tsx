/** The crown of seven shards: one is lit for each legacy mark. */

import styles from './crown.module.css'
import { NUMBERS } from './numerals.ts'

const shard = (i: number): string => {
  const top = 8 + Math.abs(i - 3) * 3.4
  const ragged = i % 2 === 1 ? 4 : -3
  return `M78.8 ${84 + ragged}L77.6 52L81 46L86 ${top}L91 46L94.4 52L93.2 ${88 - ragged}L86 ${80 + ragged}Z`
}

/** `lit`: the chapters whose mark was won. Words beside it say how many. */
export function Crown({ lit }: { lit: readonly number[] }) {
  return (
    <svg class={styles.crown} viewBox="0 0 172 96" aria-hidden="true">
      <defs>
        <linearGradient id="crown-gold" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff6d8" />
          <stop offset=".5" stop-color="#e0b04d" />
          <stop offset="1" stop-color="#94651d" />
        </linearGradient>
      </defs>
      {NUMBERS.map((chapter, i) => (
        <g
          key={chapter}
          class={`${styles.shard} ${lit.includes(chapter) ? styles.lit : ''}`}
          transform={`rotate(${(i - 3) * 9.4} 86 176)`}
        >
          <path d={shard(i)} />
          <circle cx="86" cy="60" r="3.2" />
        </g>
      ))}
    </svg>
  )
}
