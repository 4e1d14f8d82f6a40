import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import type { OwnRecord } from './queries.ts'
import { recordText } from './record-messages.ts'
import styles from './turn.module.css'

type Points = NonNullable<OwnRecord['calibration']>

const marks = [0, 0.2, 0.4, 0.6, 0.8, 1]
const placeX = (ratio: number) => Math.round((34 + ratio * 256) * 10) / 10
const placeY = (ratio: number) => Math.round((216 - Math.min(1, Math.max(0, ratio)) * 206) * 10) / 10

/** What was said against what happened, each with its error; on the diagonal both are the same. */
export function CalibrationCard({ record, points }: { record: OwnRecord; points: Points }) {
  const t = useText(recordText)
  const { part, count } = useFormat()
  const said = points.map(({ statedRatio, heldRatio }) => t.calibrationPoint(part(statedRatio), part(heldRatio)))
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <h2 className={base.subheading}>{t.calibration}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.calibrationSays}</p>
      <svg className={styles.chart} viewBox="0 0 300 244" role="img" aria-label={`${said.join('; ')}.`}>
        {marks.map(mark => (
          <g key={mark}>
            <path className={styles.grid} d={`M34 ${placeY(mark)}H290`} />
            <text x="26" y={placeY(mark) + 4} textAnchor="end">
              {mark * 100}
            </text>
            <text x={placeX(mark)} y="236" textAnchor="middle">
              {mark * 100}
            </text>
          </g>
        ))}
        <path className={styles.diagonal} d="M34 216L290 10" />
        {points.map(({ statedRatio, heldRatio, errorRatio }) => (
          <g key={statedRatio}>
            <path
              className={styles.error}
              d={`M${placeX(statedRatio)} ${placeY(heldRatio - errorRatio)}V${placeY(heldRatio + errorRatio)}`}
            />
            <circle cx={placeX(statedRatio)} cy={placeY(heldRatio)} r="4.5" />
          </g>
        ))}
      </svg>
      <p className={`${base.tiny} ${base.faint}`}>{t.calibrationAxis}</p>
      <p className={`${base.small} ${base.muted}`}>{t.sides(count(record.below), count(record.above))}</p>
    </section>
  )
}
