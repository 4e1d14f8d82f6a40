import { ringTick, tickPath } from '../../../ui/polar.ts'
import { dialAngleDeg, litTicks, tickAngles } from './liveliness.ts'
import styles from './MarketScreen.module.css'

const centre = 66
const rim = 62

const marks = (angles: readonly number[]) =>
  tickPath(angles.map(angle => ringTick(centre, rim, angle % 120 === 0 ? 10 : 6, angle)))
const everyMark = marks(tickAngles)

/** North is the usual, its half lies at the left end and its double at the right; marks are lit from north to the needle. */
export function LivelinessDial({ ratio, reading, label }: { ratio: number | null; reading: string; label: string }) {
  return (
    <svg className={styles.dial} width={132} height={132} viewBox="0 -14 132 132" role="img" aria-label={label}>
      <path className={styles.marks} d={everyMark} />
      {ratio !== null && <path className={styles.lit} d={marks(litTicks(ratio))} />}
      <path className={styles.ring} d="M27.5 88.3A44.5 44.5 0 1 1 104.5 88.3" />
      {ratio !== null && (
        <g transform={`rotate(${dialAngleDeg(ratio)} ${centre} ${centre})`}>
          <path className={styles.south} d="M66 82 70.7 66H61.3Z" />
          <path className={styles.north} d="M66 21.5 70.7 66H61.3Z" />
        </g>
      )}
      <circle className={styles.pin} cx={centre} cy={centre} r="2" />
      <text className={styles.reading} x={centre} y="114">
        {reading}
      </text>
      <text x="14" y="112">
        ½×
      </text>
      <text x={centre} y="-3">
        1×
      </text>
      <text x="118" y="112">
        2×
      </text>
    </svg>
  )
}
