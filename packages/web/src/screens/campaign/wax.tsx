/** Sealing wax: an uneven disc with a pressed rim and a mark; in two pieces once the seal is broken. */
import type { ComponentChildren } from 'preact'
import styles from './envelope.module.css'

export type Tone = 'red' | 'grey' | 'gold' | 'black'
/** A mark in the wax: a few letters, or the body of a drawing in a box of 512. */
export type Mark = { text: string } | { body: string }

interface WaxProps {
  /** of its own within the page */
  id: string
  x: number
  y: number
  r: number
  tone: Tone
  mark: Mark
  broken?: boolean | undefined
}

const POINTS = 14

/** A round blob that is never quite round; the same for the same place. */
function outline(x: number, y: number, r: number): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const reach = r * (1.03 + 0.09 * Math.sin(x * 1.7 + i * 5.3) + 0.04 * Math.sin(y + i * 2.9))
    const angle = (i * 2 * Math.PI) / POINTS
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
  const between = (i: number): string => {
    const [a, b] = [points[(i + POINTS) % POINTS], points[(i + 1) % POINTS]]
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`
  }
  const curves = points.map((at, i) => `Q${at[0].toFixed(1)} ${at[1].toFixed(1)} ${between(i)}`)
  return `M${between(-1)}${curves.join('')}Z`
}

/** One side of the crack: −1 left, 1 right. */
const crack = (x: number, y: number, r: number, side: 1 | -1): string =>
  `M${x} ${y - r * 1.5}l4 ${r * 0.6}l-8 ${r * 0.5}l7 ${r * 0.5}l-5 ${r * 0.5}l3 ${r}H${x + side * r * 2}V${y - r * 1.5}Z`

export function Wax({ id, x, y, r, tone, mark, broken = false }: WaxProps) {
  const disc = (
    <Disc id={id} path={outline(x, y, r)} {...{ x, y, r }}>
      <Pressed {...{ x, y, r, mark }} />
    </Disc>
  )
  return (
    <g class={styles.wax} data-tone={tone}>
      <defs>
        <radialGradient id={`${id}-shine`} cx=".35" cy=".28">
          <stop class={styles.light} offset="0" />
          <stop class={styles.body} offset=".5" />
          <stop class={styles.deep} offset="1" />
        </radialGradient>
        {([-1, 1] as const).map((side) => (
          <clipPath key={side} id={`${id}-${side}`}>
            <path d={crack(x, y, r, side)} />
          </clipPath>
        ))}
      </defs>
      {broken ? (
        <>
          <g transform={`rotate(-9 ${x} ${y}) translate(-4 1)`}>
            <g class={`${styles.piece} ${styles.left}`} clip-path={`url(#${id}--1)`}>
              {disc}
            </g>
          </g>
          <g transform={`rotate(8 ${x} ${y}) translate(4 2)`}>
            <g class={`${styles.piece} ${styles.right}`} clip-path={`url(#${id}-1)`}>
              {disc}
            </g>
          </g>
        </>
      ) : (
        disc
      )}
    </g>
  )
}

interface DiscProps extends Pick<WaxProps, 'id' | 'x' | 'y' | 'r'> {
  path: string
  children: ComponentChildren
}

function Disc({ id, x, y, r, path, children }: DiscProps) {
  return (
    <>
      <path d={path} transform="translate(1 3)" fill="#0008" />
      <path d={path} fill={`url(#${id}-shine)`} />
      <circle class={styles.rim} cx={x} cy={y} r={r * 0.7} />
      <circle class={styles.glint} cx={x} cy={y} r={r * 0.7} stroke-dasharray={`${r * 1.6} 99`} />
      {children}
    </>
  )
}

function Pressed({ x, y, r, mark }: Pick<WaxProps, 'x' | 'y' | 'r' | 'mark'>) {
  if ('text' in mark)
    return (
      <text class={styles.mark} x={x} y={y + r * 0.23} text-anchor="middle" font-size={r * 0.66}>
        {mark.text}
      </text>
    )
  const size = r * 0.86
  return (
    <g
      class={styles.mark}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      dangerouslySetInnerHTML={{ __html: mark.body }}
    />
  )
}
