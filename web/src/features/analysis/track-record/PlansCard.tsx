import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import tables from '../../../ui/table.module.css'
import { MoneySentence } from '../ideas/MoneySentence.tsx'
import { trackRecordText } from './messages.ts'
import type { TrackRecord } from './record.ts'
import styles from './track-record.module.css'

/** How plans of either side began and ended, each beside the chance that was said; and what they brought. */
export function PlansCard({ plans }: Pick<TrackRecord, 'plans'>) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
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
              {t.begun}
            </th>
            <th scope="col" className={tables.number}>
              {t.targetFirst}
            </th>
            <th scope="col" className={tables.number}>
              {t.stopFirst}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(plan => (
            <tr key={plan.what}>
              <td>
                <b>{t[plan.what]}</b>
                <small>{t.planCount(count(plan.graded + plan.lapsed))}</small>
              </td>
              <Share was={plan.begunRatio} said={plan.begunStatedRatio} />
              <Share was={plan.targetRatio} said={plan.targetStatedRatio} />
              <Share was={plan.stopRatio} said={plan.stopStatedRatio} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`${styles.plansFoot} ${base.stackTight}`}>
        {plans.map(({ what, kind, graded, meanRatio, errorRatio }) => (
          <div key={what} className={base.stackTight}>
            <h3 className={`${base.tiny} ${base.muted}`}>{t[what]}</h3>
            <MoneySentence record={{ kind, ended: graded, meanRatio, errorRatio }} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Share({ was, said }: { was: number; said: number }) {
  const t = useText(trackRecordText)
  const { part } = useFormat()
  return (
    <td className={tables.number}>
      <b>{part(was)}</b>
      <small>{t.stated(part(said))}</small>
    </td>
  )
}
