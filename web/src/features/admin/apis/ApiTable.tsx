import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from '../admin.module.css'
import { type ApiConfig, useSwitchApi } from './apis.ts'
import { apisText } from './messages.ts'

/** Below this a service is worth a look. */
const healthyRatio = 0.98

type Props = { apis: readonly ApiConfig[]; selectedId: string | undefined; onSelect: (config: ApiConfig) => void }

export function ApiTable({ apis, selectedId, onSelect }: Props) {
  const t = useText(apisText)
  const { count, part } = useFormat()
  const isSelected = ({ id }: ApiConfig) => id === selectedId
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.list}>
      <Table
        look="dense"
        className={`${styles.table} ${styles.apis}`}
        caption={t.list}
        rows={apis}
        keyOf={({ id }) => id}
        isSelected={isSelected}
        columns={[
          {
            key: 'name',
            head: t.name,
            cell: config => (
              <button
                type="button"
                className={styles.open}
                aria-current={isSelected(config) || undefined}
                onClick={() => onSelect(config)}
              >
                {config.name}
              </button>
            ),
          },
          { key: 'kind', head: t.kind, className: styles.wide, cell: ({ kind }) => t[kind] },
          { key: 'method', head: t.method, className: styles.wide, cell: ({ method }) => <Pill>{method}</Pill> },
          {
            key: 'endpoint',
            head: t.endpoint,
            className: styles.wide,
            cellClass: () => base.muted,
            cell: ({ endpoint }) => <span className={styles.cut}>{endpoint}</span>,
          },
          {
            key: 'median',
            head: t.median,
            isNumber: true,
            cell: ({ health }) => (health ? t.tookMs(count(health.medianMs)) : '–'),
          },
          {
            key: 'success',
            head: t.success,
            isNumber: true,
            cellClass: ({ health }) => health && health.successRatio < healthyRatio && base.warning,
            cell: ({ health }) => part(health?.successRatio, 1),
          },
          { key: 'active', head: t.active, isNumber: true, cell: config => <ActiveSwitch config={config} /> },
        ]}
      />
    </section>
  )
}

function ActiveSwitch({ config: { id, name, active } }: { config: ApiConfig }) {
  const t = useText(apisText)
  const change = useSwitchApi(id)
  return (
    <Toggle
      small
      label={t.isActive(name)}
      checked={change.isPending ? change.variables : active}
      onChange={next => !change.isPending && change.mutate(next)}
    />
  )
}
