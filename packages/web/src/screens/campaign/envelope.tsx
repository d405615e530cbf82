/** An envelope as it lies on the road: sealed, ready to be opened, or open with its letter looking out. */

import styles from './envelope.module.css'
import { type Mark, Wax } from './wax.tsx'

export type Seal = 'sealed' | 'ready' | 'open'

interface EnvelopeProps {
  /** of its own within the page */
  id: string
  /** the number in the wax while it is whole */
  numeral: string
  seal: Seal
  won?: boolean
  lost?: boolean
  /** its seal is just being broken */
  breaking?: boolean
  /** what looks out of it: a picture of 148 × 70, and the mark of its wax; only once it is open */
  letter?: { picture: string; emblem: string } | undefined
}

/** The two small seals of a result use the marks of the page. */
const mark = (name: string): Mark => ({ body: `<use href="#icon-${name}" width="512" height="512"/>` })

export function Envelope({ id, numeral, seal, won, lost, breaking, letter }: EnvelopeProps) {
  const isOpen = seal === 'open'
  return (
    <svg class={styles.envelope} data-seal={seal} viewBox="0 -18 180 144" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-paper`} x1="0" y1="0" x2="0" y2="1">
          <stop class={styles.paperLight} offset="0" />
          <stop class={styles.paperDeep} offset="1" />
        </linearGradient>
        <clipPath id={`${id}-letter`}>
          <rect x="16" y="2" width="148" height="70" rx="3" />
        </clipPath>
      </defs>
      {isOpen ? <Open id={id} letter={letter} /> : <Shut id={id} />}
      {isOpen ? (
        <Wax
          id={`${id}-seal`}
          x={90}
          y={94}
          r={26}
          tone="red"
          mark={letter === undefined ? { text: numeral } : { body: letter.emblem }}
          broken
        />
      ) : (
        <Wax
          id={`${id}-seal`}
          x={90}
          y={76}
          r={25}
          tone={seal === 'ready' ? 'red' : 'grey'}
          mark={{ text: numeral }}
          broken={breaking}
        />
      )}
      {won === true && <Wax id={`${id}-won`} x={146} y={100} r={17} tone="gold" mark={mark('check')} />}
      {lost === true && <Wax id={`${id}-lost`} x={35} y={101} r={14} tone="black" mark={mark('close')} />}
    </svg>
  )
}

function Shut({ id }: { id: string }) {
  return (
    <>
      <rect class={styles.paper} x="4" y="14" width="172" height="108" rx="4" fill={`url(#${id}-paper)`} />
      <path class={styles.fold} d="M4 122 72 74M176 122 108 74" />
      <path class={styles.flap} d="M4 16 90 84 176 16" />
    </>
  )
}

function Open({ id, letter }: { id: string; letter: EnvelopeProps['letter'] }) {
  return (
    <>
      <path class={styles.paper} d="M4 34 90 -16 176 34Z" fill={`url(#${id}-paper)`} />
      <path d="M16 33 90 -10 164 33Z" fill="#c9b07d" opacity=".6" />
      {letter !== undefined && (
        <g clip-path={`url(#${id}-letter)`}>
          <svg
            x="16"
            y="2"
            width="148"
            height="70"
            viewBox="0 0 148 70"
            dangerouslySetInnerHTML={{ __html: letter.picture }}
          />
        </g>
      )}
      <rect x="16" y="2" width="148" height="70" rx="3" fill="none" stroke="#2a1b10" stroke-width="2" />
      <path class={styles.paper} d="M4 34 90 92 176 34V122H4Z" fill={`url(#${id}-paper)`} />
      <path class={styles.fold} d="M4 122 72 78M176 122 108 78" />
    </>
  )
}
