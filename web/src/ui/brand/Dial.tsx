import { classes } from '../classes.ts'
import { ringTick, tickPath } from '../polar.ts'
import styles from './brand.module.css'

type Props = {
  sizePx?: number | undefined
  bearingDeg?: number | undefined
  /** The needle sways while an answer is being sought. */
  seeking?: boolean | undefined
  /** North, east, south, west, in the language of the page; with them come the inner rings. */
  letters?: readonly [string, string, string, string] | undefined
  className?: string | undefined
}

/** Ticks of the dial, one path for all of one weight: far less to draw than an element for each. */
const marks = [
  { weight: undefined, length: 7, holds: (index: number) => index % 5 !== 0 },
  { weight: styles.medium, length: 12, holds: (index: number) => index % 5 === 0 && index % 15 !== 0 },
  { weight: styles.major, length: 18, holds: (index: number) => index % 15 === 0 },
].map(({ weight, length, holds }) => {
  const places = Array.from({ length: 180 }, (_, index) => index).filter(holds)
  return { weight, d: tickPath(places.map(index => ringTick(200, 184, length, index * 2))) }
})

export function Dial({ sizePx = 112, bearingDeg = 0, seeking, letters, className }: Props) {
  return (
    <svg
      className={classes(styles.dial, seeking && styles.seeking, className)}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 400 400"
      aria-hidden="true"
    >
      <circle cx="200" cy="200" r="195" className={styles.rim} />
      {letters && [124, 72].map(radius => <circle key={radius} cx="200" cy="200" r={radius} className={styles.ring} />)}
      <g className={styles.ticks}>
        {marks.map(({ weight, d }) => (
          <path key={d} className={weight} d={d} />
        ))}
      </g>
      {letters && (
        <g className={styles.letters}>
          <text x="200" y="60" className={styles.north}>
            {letters[0]}
          </text>
          <text x="346" y="206">
            {letters[1]}
          </text>
          <text x="200" y="352">
            {letters[2]}
          </text>
          <text x="54" y="206">
            {letters[3]}
          </text>
        </g>
      )}
      <g transform={`rotate(${bearingDeg} 200 200)`}>
        <g className={styles.sway}>
          <path className={styles.northBright} d="M200,50L215,200L200 200Z" />
          <path className={styles.northShade} d="M200,50L185,200L200 200Z" />
          <path className={styles.southBright} d="M200,320L215,200L200 200Z" />
          <path className={styles.southShade} d="M200,320L185,200L200 200Z" />
        </g>
      </g>
      <circle cx="200" cy="200" r="5" className={styles.pin} />
    </svg>
  )
}

/** The brass triangle that points at the current tab, value or step. */
export function Lubber({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes(styles.lubber, className)} width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
      <path d="M0 0h10L5 6Z" />
    </svg>
  )
}
