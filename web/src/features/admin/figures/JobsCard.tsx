import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import tableStyles from '../../../ui/table.module.css'
import styles from '../admin.module.css'
import type { Health } from './HealthCards.tsx'
import { figuresText } from './text.ts'

export function JobsCard({ jobs }: { jobs: Health['jobs'] }) {
  const t = useText(figuresText)
  const { count, age } = useFormat()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.jobs}</h2>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t.job}</th>
            <th scope="col" className={tableStyles.number}>
              {t.waiting}
            </th>
            <th scope="col" className={`${tableStyles.number} ${styles.wide}`}>
              {t.running}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t.failed}
            </th>
            <th scope="col" className={`${tableStyles.number} ${styles.wide}`}>
              {t.lastDone}
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, waiting, running, failed, lastDoneAt }) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.cut}>{name}</span>
              </th>
              <td className={tableStyles.number}>{count(waiting)}</td>
              <td className={`${tableStyles.number} ${styles.wide}`}>{count(running)}</td>
              <td className={classes(tableStyles.number, failed > 0 && base.warning)}>{count(failed)}</td>
              <td className={`${tableStyles.number} ${base.faint} ${styles.wide}`}>
                {lastDoneAt ? age(Date.now() - Date.parse(lastDoneAt)) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
