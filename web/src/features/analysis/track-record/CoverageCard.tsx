import type { Format } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import type { InLanguage } from '../../../lib/messages.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { historyIcon } from '../../../ui/icons/icons.ts'
import { horizonText } from '../horizons.ts'
import { trackRecordText } from './messages.ts'
import {
  type ChancePoint,
  type ChanceVerdict,
  calibrationTolerance,
  chanceVerdict,
  type HorizonRecord,
  type TrackRecord,
} from './record.ts'
import styles from './track-record.module.css'

/** Says of figures that nobody said them at their time. */
function Replayed({ kind }: { kind: 'live' | 'replayed' }) {
  const t = useText(trackRecordText)
  if (kind === 'live') return null
  return (
    <span className={styles.replayed}>
      <Icon shape={historyIcon} sizePx={13} />
      {t.replayed}
    </span>
  )
}

/** How often the likely range held: one large figure, and each horizon with its misses on either side. */
export function CoverageCard({ record }: { record: TrackRecord }) {
  const t = useText(trackRecordText)
  const { plain, count } = useFormat()
  const { total, horizons } = record
  const isReplayed = total?.kind === 'replayed'
  return (
    <section className={`${cards.card} ${isReplayed ? styles.ofThePast : ''}`}>
      <div className={styles.heldHead}>
        <h2 className={base.subheading}>{isReplayed ? t.heldReplayed : t.held}</h2>
        {total && <Replayed kind={total.kind} />}
      </div>
      {total && (
        <div className={styles.total}>
          <p className={base.figure}>{t.inHundred(plain(total.insideRatio * 100, 1))}</p>
          <p className={`${base.small} ${base.muted}`}>
            {t.ofThese(count(total.days), count(total.graded))}
            <b className={styles.down}>{t.missedCount(count(total.missed))}</b>
          </p>
        </div>
      )}
      <div className={styles.coverages}>
        {horizons.map(row => (
          <Coverage key={row.horizon} row={row} isMarked={row.kind !== total?.kind} />
        ))}
      </div>
      <p className={`${base.tiny} ${base.faint} ${styles.note}`}>{t.heldNote}</p>
    </section>
  )
}

function Coverage({ row, isMarked }: { row: HorizonRecord; isMarked: boolean }) {
  const t = useText(trackRecordText)
  const names = useText(horizonText)
  const { part, plain, count } = useFormat()
  const { horizon, kind, graded, days, insideRatio, belowRatio, aboveRatio, usual } = row
  // Whole numbers where days decide, a decimal where forecasts of minutes leave no more than that.
  const digits = usual && usual.highRatio - usual.lowRatio < 0.04 ? 1 : 0
  const points = (ratio: number) => plain(ratio * 100, digits)
  const [below, inside, above] = [part(belowRatio, 1), part(insideRatio, 1), part(aboveRatio, 1)]
  return (
    <div className={styles.coverage}>
      <div className={styles.coverageHead}>
        <span>
          <b>{names[horizon]}</b>
          <small>{t.predictions(count(graded))}</small>
        </span>
        <span className={styles.coverageValue}>
          <b>{inside}</b>
        </span>
      </div>
      <div className={styles.coverageBar} role="img" aria-label={t.heldRow(names[horizon], below, inside, above)}>
        <i className={styles.barBelow} style={{ width: `${belowRatio * 100}%` }} />
        <i className={styles.barInside} />
        <i className={styles.barAbove} style={{ width: `${aboveRatio * 100}%` }} />
        <em style={{ left: '10%' }} />
        <em style={{ left: '90%' }} />
      </div>
      <div className={styles.coverageFoot} aria-hidden="true">
        <span className={styles.down}>{t.below(below)}</span>
        <span>{t.inside}</span>
        <span className={styles.down}>{t.above(above)}</span>
      </div>
      {usual && (
        <p className={`${base.tiny} ${base.muted}`}>
          {t.usual(points(insideRatio), points(usual.lowRatio), points(usual.highRatio), count(days))}
        </p>
      )}
      {isMarked && <Replayed kind={kind} />}
    </div>
  )
}

const marks = [0, 0.2, 0.4, 0.6, 0.8, 1]
const toX = (ratio: number) => Math.round((34 + ratio * 256) * 10) / 10
const toY = (ratio: number) => Math.round((216 - ratio * 206) * 10) / 10
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

const countOf = (points: readonly ChancePoint[]) => points.reduce((sum, { graded }) => sum + graded, 0)

/** When we said 80 %, did it happen 80 % of the time? */
export function ReliabilityCard({ points }: { points: readonly ChancePoint[] }) {
  const t = useText(trackRecordText)
  const format = useFormat()
  const touches = points.filter(({ of }) => of === 'touch')
  const ofPlans = points.filter(({ of }) => of !== 'touch')
  const said = points.map(({ statedRatio, happenedRatio }) =>
    t.calibrationPoint(format.part(statedRatio), format.part(happenedRatio)),
  )
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.calibration}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.calibrationSays}</p>
      <div className={styles.reliability}>
        <svg
          className={styles.chart}
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
          {touches.map(({ statedRatio, happenedRatio }) => (
            <circle key={statedRatio} cx={toX(statedRatio)} cy={toY(happenedRatio)} r="4.5" />
          ))}
          {ofPlans.map(({ of, statedRatio, happenedRatio }) => (
            <rect
              key={`${of} ${statedRatio}`}
              x={toX(statedRatio) - 4}
              y={toY(happenedRatio) - 4}
              width="8"
              height="8"
              className={styles.square}
            />
          ))}
        </svg>
        <p className={`${base.tiny} ${base.faint} ${styles.axis}`}>{t.calibrationAxis}</p>
      </div>
      <ul className={styles.key}>
        <li>
          <i className={styles.keyLive} />
          {t.touches(format.compact(countOf(touches)))}
        </li>
        <li>
          <i className={styles.keySquare} />
          {t.ofPlans(format.count(countOf(ofPlans)))}
        </li>
      </ul>
      <p className={`${base.small} ${base.muted}`}>{sentence(chanceVerdict(points), t, format)}</p>
      {points[0] && <Replayed kind={points[0].kind} />}
    </section>
  )
}

function sentence(verdict: ChanceVerdict, t: InLanguage<typeof trackRecordText>, { part, plain }: Format): string {
  switch (verdict.kind) {
    case 'tooFew':
      return t.tooFew
    case 'kept':
      return t.kept(plain(verdict.offRatio * 100, 1))
    case 'tooSure':
    case 'tooCareful':
      return t[verdict.kind](part(verdict.statedRatio), part(verdict.happenedRatio))
  }
}
