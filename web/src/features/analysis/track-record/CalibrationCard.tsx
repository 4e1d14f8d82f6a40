import type { Format } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import type { InLanguage } from '../../../lib/messages.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { trackRecordText } from './messages.ts'
import {
  type CalibrationPoint,
  type CalibrationVerdict,
  calibrationTolerance,
  calibrationVerdict,
  isEnough,
} from './record.ts'
import styles from './track-record.module.css'

const marks = [0, 0.2, 0.4, 0.6, 0.8, 1]
const toX = (ratio: number) => Math.round((34 + ratio * 256) * 10) / 10
const toY = (ratio: number) => Math.round((216 - ratio * 206) * 10) / 10
const clamp = (ratio: number) => Math.min(1, Math.max(0, ratio))
const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${toX(x)} ${toY(y)}`).join('L')}`

const low = calibrationTolerance
const high = 1 - calibrationTolerance
const band = `${path([
  [0, 0],
  [0, low],
  [high, 1],
  [1, 1],
  [1, high],
  [low, 0],
])}Z`

/** When we said 80 %, did it happen 80 % of the time? */
export function CalibrationCard({ points }: { points: readonly CalibrationPoint[] }) {
  const t = useText(trackRecordText)
  const format = useFormat()
  const known = points.filter(isEnough)
  const said = known.map(({ statedRatio, happenedRatio }) =>
    t.calibrationPoint(format.part(statedRatio), format.part(happenedRatio)),
  )
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.calibration}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.calibrationSays}</p>
      <div className={styles.calibrationFrame}>
        <svg
          className={styles.calibration}
          viewBox="0 0 300 250"
          width="100%"
          role="img"
          aria-label={`${t.calibration} ${said.join('; ')}.`}
        >
          {marks.map(mark => (
            <g key={mark}>
              <path className={styles.grid} d={`M34 ${toY(mark)}H290`} />
              <text x="26" y={toY(mark) + 4} textAnchor="end">
                {mark * 100}
              </text>
              <text x={toX(mark)} y="236" textAnchor="middle">
                {mark * 100}
              </text>
            </g>
          ))}
          <path className={styles.band} d={band} />
          <path className={styles.diagonal} d="M34 216L290 10" />
          {known.length > 1 && (
            <path
              className={styles.curve}
              d={path(known.map(({ statedRatio, happenedRatio }) => [statedRatio, clamp(happenedRatio)]))}
            />
          )}
          {known.map(({ statedRatio, happenedRatio }) => (
            <circle key={statedRatio} cx={toX(statedRatio)} cy={toY(clamp(happenedRatio))} r="4.5" />
          ))}
        </svg>
        <p className={`${base.tiny} ${base.faint} ${styles.calibrationAxis}`}>{t.calibrationAxis}</p>
      </div>
      <p className={`${base.small} ${base.muted}`}>{sentence(calibrationVerdict(points), t, format)}</p>
    </section>
  )
}

function sentence(verdict: CalibrationVerdict, t: InLanguage<typeof trackRecordText>, { part, count }: Format): string {
  switch (verdict.kind) {
    case 'tooFew':
      return t.tooFew
    case 'kept':
      return t.kept(count(verdict.offRatio * 100))
    case 'tooSure':
    case 'tooCareful':
      return t[verdict.kind](part(verdict.statedRatio), part(verdict.happenedRatio))
  }
}
