import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import tables from '../../../ui/table.module.css'
import { horizonText } from '../horizons.ts'
import { trackRecordText } from './messages.ts'
import { againstUnchanged, type HorizonRecord, skillOf } from './record.ts'
import styles from './track-record.module.css'

/** Whether the midpoint beats "no change", and the range one of constant width. */
export function SkillCard({ horizons }: { horizons: readonly HorizonRecord[] }) {
  const t = useText(trackRecordText)
  const names = useText(horizonText)
  const { part } = useFormat()
  const say = (against: ReturnType<typeof skillOf>) =>
    against.kind === 'same' ? t.same : t[against.kind](part(against.byRatio, 1))
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.error}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.errorSays}</p>
      </div>
      <table className={`${tables.table} ${styles.plans}`}>
        <thead>
          <tr>
            <th scope="col">{t.span1}</th>
            <th scope="col" className={tables.number}>
              {t.midpoint}
            </th>
            <th scope="col" className={tables.number}>
              {t.range}
            </th>
          </tr>
        </thead>
        <tbody>
          {horizons.map(row => (
            <tr key={row.horizon}>
              <td>{names[row.horizon]}</td>
              <td className={tables.number}>{say(againstUnchanged(row))}</td>
              <td className={tables.number}>{row.skillRatio === null ? '–' : say(skillOf(row.skillRatio))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
