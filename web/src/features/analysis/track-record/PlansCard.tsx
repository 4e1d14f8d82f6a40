import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Table } from '../../../ui/Table.tsx'
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
      <Table
        look="dense"
        className={styles.plans}
        caption={t.plans}
        rows={plans}
        keyOf={({ what }) => what}
        columns={[
          {
            key: 'plan',
            head: t.plan,
            cell: ({ what, graded, lapsed }) => (
              <>
                <b>{t[what]}</b>
                <small>{t.planCount(count(graded + lapsed))}</small>
              </>
            ),
          },
          {
            key: 'begun',
            head: t.begun,
            isNumber: true,
            cell: plan => <Share was={plan.begunRatio} said={plan.begunStatedRatio} />,
          },
          {
            key: 'target',
            head: t.targetFirst,
            isNumber: true,
            cell: plan => <Share was={plan.targetRatio} said={plan.targetStatedRatio} />,
          },
          {
            key: 'stop',
            head: t.stopFirst,
            isNumber: true,
            cell: plan => <Share was={plan.stopRatio} said={plan.stopStatedRatio} />,
          },
        ]}
      />
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
    <>
      <b>{part(was)}</b>
      <small>{t.stated(part(said))}</small>
    </>
  )
}
