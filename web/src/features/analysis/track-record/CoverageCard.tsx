import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { horizonText } from '../horizons.ts'
import { trackRecordText } from './messages.ts'
import { Replayed } from './Replayed.tsx'
import type { HorizonRecord, TrackRecord } from './record.ts'
import styles from './track-record.module.css'

/** How often the likely range held: one large figure, and each horizon with its misses on either side. */
export function CoverageCard({ record }: { record: TrackRecord }) {
  const t = useText(trackRecordText)
  const { plain, count } = useFormat()
  const { total, horizons, days } = record
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.held}</h2>
      {total && (
        <div className={styles.total}>
          <p className={base.figure}>{t.inHundred(plain(total.insideRatio * 100, 1))}</p>
          <p className={`${base.small} ${base.muted}`}>
            {t.ofThese(count(days), count(total.graded))}
            <b className={styles.down}>{t.missedCount(count(total.missed))}</b>
          </p>
          <Replayed kind={total.kind} />
        </div>
      )}
      <div className={styles.coverages}>
        {horizons.map(row => (
          <Coverage key={row.horizon} row={row} days={days} isMarked={row.kind !== total?.kind} />
        ))}
      </div>
      <p className={`${base.tiny} ${base.faint} ${styles.note}`}>{t.heldNote}</p>
    </section>
  )
}

function Coverage({ row, days, isMarked }: { row: HorizonRecord; days: number; isMarked: boolean }) {
  const t = useText(trackRecordText)
  const names = useText(horizonText)
  const { part, plain, count } = useFormat()
  const { horizon, kind, graded, insideRatio, belowRatio, aboveRatio, usual } = row
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
