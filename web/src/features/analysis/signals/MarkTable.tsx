import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import tableStyles from '../../../ui/table.module.css'
import type { AnalysisResult } from '../select/run.ts'
import { markName } from './rows.ts'
import styles from './Signals.module.css'
import { signalText } from './text.ts'

/** How likely each level is to be touched, within a day and within a week. */
export function MarkTable({ marks }: { marks: AnalysisResult['levels'] }) {
  const t = useText(signalText)
  const { chance, roughPrice } = useFormat()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <table className={`${tableStyles.table} ${styles.marks}`}>
        <caption className={`${base.subheading} ${cards.flushHead}`}>{t.marks}</caption>
        <thead>
          <tr>
            <th scope="col">{t.mark}</th>
            <th scope="col" className={tableStyles.number}>
              {t.touch}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t.touchWeek}
            </th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ name, kind, priceUsd, touchChance, touchChance7day }) => (
            <tr key={name}>
              <th scope="row">
                <b>{markName(name)}</b> <Price text={roughPrice(priceUsd)} />
                <small className={base.faint}>{t[kind]}</small>
              </th>
              <td className={tableStyles.number}>{chance(touchChance)}</td>
              <td className={tableStyles.number}>{chance(touchChance7day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
