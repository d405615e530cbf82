/** The circle that is burnt into the oak. */
const TICKS = Array.from({ length: 24 }, (_, i) => (
  <path
    key={i}
    transform={`rotate(${i * 15} 200 200)`}
    d={`M200 ${i % 2 === 0 ? 10 : 14}V32M200 80v${i % 3 === 0 ? -22 : -6}`}
  />
))

export function Ring() {
  return (
    <svg class="oak-ring" viewBox="0 0 400 400" fill="none" stroke="#f0d48c" aria-hidden="true">
      <circle cx="200" cy="200" r="190" />
      <circle cx="200" cy="200" r="168" />
      <circle cx="200" cy="200" r="120" />
      {TICKS}
      <path d="M200 80 304 260H96ZM200 320 96 140h208Z" />
    </svg>
  )
}
