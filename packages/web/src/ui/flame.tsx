/** The candle that burns where it is somebody's turn. */
import styles from './flame.module.css'

export function Flame() {
  return (
    <svg class={`${styles.flame} flame`} viewBox="0 0 40 60" aria-hidden="true">
      <defs>
        <radialGradient id="flame-body" cx=".5" cy=".7" r=".6">
          <stop offset="0" stop-color="#fffbe8" />
          <stop offset=".4" stop-color="#ffd97a" />
          <stop offset=".8" stop-color="#ff9a3c" />
          <stop offset="1" stop-color="#e8621f" />
        </radialGradient>
        <radialGradient id="flame-glow">
          <stop offset="0" stop-color="#ffb654" stop-opacity=".75" />
          <stop offset="1" stop-color="#ffb654" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle cx="20" cy="27" r="26" fill="url(#flame-glow)" />
      <g class={styles.burning}>
        <path d="M20 4c2 9 11 14 11 25a11 11 0 0 1-22 0C9 20 18 14 20 4Z" fill="url(#flame-body)" />
        <path d="M20 22c1 5 5 7 5 12a5 5 0 0 1-10 0c0-5 4-7 5-12Z" fill="#fff7df" />
      </g>
      <path d="M14 44h12v16H14Z" fill="#eadbb8" />
      <path d="M14 44h12v5q-3 4-5 0t-7 2Z" fill="#fff4d6" />
    </svg>
  )
}
