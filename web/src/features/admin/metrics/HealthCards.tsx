import { admin, type ReplyOf } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon, checkIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import tableStyles from '../../../ui/table.module.css'
import styles from '../admin.module.css'
import { useAsk } from '../frame/ask.ts'
import { metricsText } from './messages.ts'
import { shareOf } from './series.ts'

type Health = ReplyOf<typeof admin.health>

const megabyte = 1_048_576

export const HealthCards = () => (
  <Loaded query={useAsk('figures', admin.health, {})}>
    {health => (
      <div className={styles.pair}>
        <div className={base.stack}>
          <UpstreamsCard upstreams={health.upstreams} checkedAt={health.checkedAt} />
          <SystemCard health={health} />
        </div>
        <JobsCard jobs={health.jobs} />
      </div>
    )}
  </Loaded>
)

function UpstreamsCard({ upstreams, checkedAt }: Pick<Health, 'upstreams' | 'checkedAt'>) {
  const t = useText(metricsText)
  const { age } = useFormat()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={`${cards.flushHead} ${base.row} ${base.between}`}>
        <h2 className={base.subheading}>{t.upstreams}</h2>
        <span className={`${base.tiny} ${base.faint}`}>{t.checked(age(sinceMs(checkedAt)))}</span>
      </div>
      {upstreams.length === 0 && <p className={`${cards.flushHead} ${base.small} ${base.muted}`}>{t.noUpstreams}</p>}
      <ul className={cards.rows}>
        {upstreams.map(upstream => (
          <UpstreamRow key={`${upstream.kind} ${upstream.name}`} upstream={upstream} />
        ))}
      </ul>
    </section>
  )
}

function UpstreamRow({
  upstream: { name, isHealthy, lastOkAt, failures, says, fault },
}: {
  upstream: Health['upstreams'][number]
}) {
  const t = useText(metricsText)
  const { age, count } = useFormat()
  const notes = [
    lastOkAt ? t.lastOk(age(sinceMs(lastOkAt))) : t.neverOk,
    ...(failures > 0 ? [t.inRow(count(failures))] : []),
    ...(fault ? [t[fault]] : []),
    ...(says && !isHealthy ? [says] : []),
  ]
  return (
    <li className={cards.item}>
      <span className={cards.itemText}>
        <b>{name}</b>
        <small>{notes.join(' · ')}</small>
      </span>
      <Pill tone={isHealthy ? 'up' : 'down'}>
        <Icon shape={isHealthy ? checkIcon : alertIcon} sizePx={13} />
        {isHealthy ? t.healthy : t.unhealthy}
      </Pill>
    </li>
  )
}

function SystemCard({ health: { lastHour, database } }: { health: Health }) {
  const t = useText(metricsText)
  const { count, part } = useFormat()
  const rows = [
    [t.requests, count(lastHour.requests)],
    [t.errorRate, part(shareOf(lastHour.failures, lastHour.requests), 2)],
    [t.database, t.megabytes(count(database.sizeBytes / megabyte))],
    [t.databaseTook, t.ms(count(database.tookMs))],
  ]
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.system}</h2>
      <dl className={`${cards.facts} ${styles.facts}`}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function JobsCard({ jobs }: { jobs: Health['jobs'] }) {
  const t = useText(metricsText)
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
                {lastDoneAt ? age(sinceMs(lastDoneAt)) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
