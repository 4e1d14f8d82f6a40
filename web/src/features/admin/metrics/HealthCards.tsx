import { admin, type ReplyOf } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { sinceMs } from '../../../lib/server-time.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon, checkIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { Table } from '../../../ui/Table.tsx'
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
      <Table
        look="dense"
        className={styles.table}
        caption={t.jobs}
        rows={jobs}
        keyOf={({ name }) => name}
        columns={[
          { key: 'job', head: t.job, cell: ({ name }) => <span className={styles.cut}>{name}</span> },
          { key: 'waiting', head: t.waiting, isNumber: true, cell: ({ waiting }) => count(waiting) },
          {
            key: 'running',
            head: t.running,
            isNumber: true,
            className: styles.wide,
            cell: ({ running }) => count(running),
          },
          {
            key: 'failed',
            head: t.failed,
            isNumber: true,
            cellClass: ({ failed }) => failed > 0 && base.warning,
            cell: ({ failed }) => count(failed),
          },
          {
            key: 'lastDone',
            head: t.lastDone,
            isNumber: true,
            className: styles.wide,
            cellClass: () => base.faint,
            cell: ({ lastDoneAt }) => (lastDoneAt ? age(sinceMs(lastDoneAt)) : '–'),
          },
        ]}
      />
    </section>
  )
}
