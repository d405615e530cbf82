/** The picture behind the first screen; clouds and birds drift in front of it. */
import { scenes } from 'virtual:home'
import styles from './scenery.module.css'

export function Scenery() {
  return (
    <div class={styles.scenery} aria-hidden="true">
      <picture>
        <source media="(max-aspect-ratio: 4/5)" srcset={scenes.tall} />
        <img src={scenes.wide} alt="" fetchpriority="high" />
      </picture>
      <svg class={styles.clouds} viewBox="0 0 1200 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M40 60Q180 46 300 54T560 60Q300 68 40 60ZM620 150Q800 136 900 144T1160 150Q900 158 620 150ZM760 30Q860 22 930 27T1080 30Q930 36 760 30Z" />
      </svg>
      <svg class={styles.birds} viewBox="0 0 90 40" aria-hidden="true">
        <path d="M2 20q4-5 7 0q3-5 7 0M22 9q4-5 7 0q3-5 7 0M34 24q4-5 7 0q3-5 7 0M55 14q4-5 7 0q3-5 7 0M70 29q3-4 6 0q3-4 6 0" />
      </svg>
      <div />
    </div>
  )
}
