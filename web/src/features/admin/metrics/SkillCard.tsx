import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { messages } from '../../../lib/messages.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import tableStyles from '../../../ui/table.module.css'
import styles from '../admin.module.css'
import { metricsText } from './messages.ts'
import type { Report } from './series.ts'

/** Misses are shown as plainly as hits. */
export function SkillCard({ forecasts }: { forecasts: Report['forecasts'] }) {
  const t = useText(metricsText)
  const names = useText(horizonText)
  const { count, part, ratio } = useFormat()
  const nameOf = (horizon: string) => Object.entries(names).find(([key]) => key === horizon)?.[1] ?? horizon
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{t.skill}</h2>
        <p className={`${base.small} ${base.faint}`}>{forecasts.length > 0 ? t.skillSays : t.noSkill}</p>
      </div>
      {forecasts.length > 0 && (
        <table className={`${tableStyles.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t.horizon}</th>
              <th scope="col" className={tableStyles.number}>
                {t.graded}
              </th>
              <th scope="col" className={tableStyles.number}>
                {t.inside}
              </th>
              <th scope="col" className={tableStyles.number}>
                {t.gain}
              </th>
              <th scope="col" className={`${tableStyles.number} ${styles.wide}`}>
                {t.direction}
              </th>
            </tr>
          </thead>
          <tbody>
            {forecasts.map(({ horizon, graded, insideRatio, skillRatio, directionRatio }) => (
              <tr key={horizon}>
                <th scope="row">{nameOf(horizon)}</th>
                <td className={tableStyles.number}>{count(graded)}</td>
                <td className={tableStyles.number}>{part(insideRatio, 1)}</td>
                <td className={tableStyles.number}>{ratio(skillRatio)}</td>
                <td className={`${tableStyles.number} ${styles.wide}`}>{part(directionRatio, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const horizonText = messages({
  '15min': { tr: '15 dakika', en: '15 minutes' },
  '1hour': { tr: '1 saat', en: '1 hour' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '1 gün', en: '1 day' },
})
