import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { classes } from '../../../ui/classes.ts'
import type { Health } from './HealthCards.tsx'
import { figuresText } from './text.ts'

export function JobsCard({ jobs }: { jobs: Health['jobs'] }) {
  const t = useText(figuresText)
  const { count, age } = useFormat()
  return (
    <section className="card card--flush">
      <h2 className="h3 flush-h">{t.jobs}</h2>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t.job}</th>
            <th scope="col" className="r">
              {t.waiting}
            </th>
            <th scope="col" className="r adm-wide">
              {t.running}
            </th>
            <th scope="col" className="r">
              {t.failed}
            </th>
            <th scope="col" className="r adm-wide">
              {t.lastDone}
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, waiting, running, failed, lastDoneAt }) => (
            <tr key={name}>
              <th scope="row">
                <span className="adm-cut">{name}</span>
              </th>
              <td className="r">{count(waiting)}</td>
              <td className="r adm-wide">{count(running)}</td>
              <td className={classes('r', failed > 0 && 'warnt')}>{count(failed)}</td>
              <td className="r dim adm-wide">{lastDoneAt ? age(Date.now() - Date.parse(lastDoneAt)) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
