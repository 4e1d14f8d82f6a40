import { classes } from '../classes.ts'
import { ringTick, tickPath } from '../polar.ts'
import styles from './brand.module.css'

type Props = {
  sizePx?: number | undefined
  bearingDeg?: number | undefined
  /** The needle sways while an answer is being sought. */
  seeking?: boolean | undefined
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

export function Dial({ sizePx = 112, bearingDeg = 0, seeking }: Props) {
  return (
    <svg
      className={classes(styles.dial, seeking && styles.seeking)}
      width={sizePx}
      height={sizePx}
      viewBox="0 0 400 400"
      aria-hidden="true"
    >
      <circle cx="200" cy="200" r="195" className={styles.rim} />
      <g className={styles.ticks}>
        {marks.map(({ weight, d }) => (
          <path key={d} className={weight} d={d} />
        ))}
      </g>
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
