import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Toggle } from '../../../ui/fields/Checkbox.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { plugIcon, plusIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from '../admin.module.css'
import { PageHead } from '../frame/AdminFrame.tsx'
import { adminText } from '../frame/messages.ts'
import { ApiEditor } from './ApiEditor.tsx'
import { type ApiConfig, type ApiDraft, useApis, useSwitchApi } from './apis.ts'
import { apisText } from './messages.ts'

/** Success rate below which a service is highlighted. */
const healthyRatio = 0.98

type Props = { apis: readonly ApiConfig[]; selectedId: string | undefined; onSelect: (config: ApiConfig) => void }

function ApiTable({ apis, selectedId, onSelect }: Props) {
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

/** What the editor holds: nothing, a service that is not there yet, or one that is, and of when the list was then. */
type Open =
  | { kind: 'nothing' }
  | { kind: 'fresh' }
  | { kind: 'known'; config: ApiConfig; typed?: ApiDraft; listedAtMs: number }

export function ApisSection() {
  const t = useText(apisText)
  const { apis: title } = useText(adminText)
  const apis = useApis()
  const [open, setOpen] = useState<Open>({ kind: 'nothing' })
  const known = open.kind === 'known' ? open : undefined
  const selected = apis.data?.find(({ id }) => id === known?.config.id)
  const isEditing = open.kind !== 'nothing'
  const listedAtMs = apis.dataUpdatedAt
  // What was saved a moment ago is not on the list before it is read again.
  const isGone = known !== undefined && !selected && listedAtMs > known.listedAtMs
  const close = () => setOpen({ kind: 'nothing' })

  return (
    <>
      <PageHead title={title}>
        <Button look="primary" small onClick={() => setOpen({ kind: 'fresh' })}>
          <Icon shape={plusIcon} sizePx={16} />
          {t.add}
        </Button>
      </PageHead>
      <div className={classes(isEditing && `${styles.split} ${styles.wideSplit}`)}>
        <Loaded
          query={apis}
          empty={list =>
            list.length === 0 && (
              <section className={cards.card}>
                <Empty icon={plugIcon} title={t.none}>
                  {t.noneSays}
                </Empty>
              </section>
            )
          }
        >
          {list => (
            <ApiTable
              apis={list}
              selectedId={selected?.id}
              onSelect={config => setOpen({ kind: 'known', config, listedAtMs })}
            />
          )}
        </Loaded>
        {isEditing && (
          <ApiEditor
            key={known?.config.id ?? 'fresh'}
            config={isGone ? undefined : (selected ?? known?.config)}
            gone={isGone ? known.config.name : undefined}
            typed={known?.typed}
            onClose={close}
            onSaved={(config, typed) => setOpen({ kind: 'known', config, typed, listedAtMs })}
          />
        )}
      </div>
    </>
  )
}
