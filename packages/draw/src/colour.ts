/** Colours as `#rrggbb`: mixed, and turned round the wheel a little. */

const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
const written = (rgb: readonly number[]): string =>
  `#${rgb
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` of the second colour in the first. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b)
  return written(channels(a).map((c, i) => c * (1 - share) + to[i] * share))
}

/** The colour turned by so many degrees of hue; its luminance stays about the same. */
export function turn(hex: string, degrees: number): string {
  const [r, g, b] = channels(hex)
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return written([
    r * (0.213 + cos * 0.787 - sin * 0.213) +
      g * (0.715 - cos * 0.715 - sin * 0.715) +
      b * (0.072 - cos * 0.072 + sin * 0.928),
    r * (0.213 - cos * 0.213 + sin * 0.143) +
      g * (0.715 + cos * 0.285 + sin * 0.14) +
      b * (0.072 - cos * 0.072 - sin * 0.283),
    r * (0.213 - cos * 0.213 - sin * 0.787) +
      g * (0.715 - cos * 0.715 + sin * 0.715) +
      b * (0.072 + cos * 0.928 + sin * 0.072),
  ])
}
