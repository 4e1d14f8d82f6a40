import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import tables from '../../../ui/table.module.css'
import { trackRecordText } from './messages.ts'
import { Replayed } from './Replayed.tsx'
import { type TrackRecord, verdictOf } from './record.ts'
import styles from './track-record.module.css'

/** How plans ended, and beside them a purchase at no particular moment. */
export function PlansCard({ plans }: Pick<TrackRecord, 'plans'>) {
  const t = useText(trackRecordText)
  const { part, count, ratio } = useFormat()
  const random = plans.find(({ what }) => what === 'random')
  const { planRatio } = verdictOf({ horizons: [], plans })
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.plans}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.plansSay}</p>
      </div>
      <table className={`${tables.table} ${styles.plans}`}>
        <thead>
          <tr>
            <th scope="col">{t.plan}</th>
            <th scope="col" className={tables.number}>
              {t.targetFirst}
            </th>
            <th scope="col" className={tables.number}>
              {t.stopFirst}
            </th>
            <th scope="col" className={tables.number}>
              {t.mean}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ what, graded, targetRatio, stopRatio, meanRatio }) => (
            <tr key={what} className={what === 'random' ? styles.baseRow : undefined}>
              <td>
                <b>{t[what]}</b>
                <small>{t.planCount(count(graded))}</small>
              </td>
              <td className={tables.number}>{part(targetRatio, 1)}</td>
              <td className={tables.number}>{part(stopRatio, 1)}</td>
              <td className={classes(tables.number, meanRatio < 0 && styles.down)}>{ratio(meanRatio)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.plansFoot}>
        {planRatio !== null && random && (
          <p className={`${base.small} ${base.muted}`}>
            {planRatio > Math.max(random.meanRatio, 0) ? t.plansBetter : t.plansNoBetter}
          </p>
        )}
        {plans[0] && <Replayed kind={plans[0].kind} />}
      </div>
    </section>
  )
}
