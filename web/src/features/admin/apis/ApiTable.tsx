import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import tableStyles from '../../../ui/table.module.css'
import styles from '../admin.module.css'
import { type ApiConfig, useSwitchApi } from './apis.ts'
import { apisText } from './messages.ts'

/** Below this a service is worth a look. */
const healthyRatio = 0.98

type Props = { apis: readonly ApiConfig[]; selectedId: string | undefined; onSelect: (config: ApiConfig) => void }

export function ApiTable({ apis, selectedId, onSelect }: Props) {
  const t = useText(apisText)
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.list}>
      <table className={`${tableStyles.table} ${styles.table} ${styles.apis}`}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className={styles.wide}>
              {t.kind}
            </th>
            <th scope="col" className={styles.wide}>
              {t.method}
            </th>
            <th scope="col" className={styles.wide}>
              {t.endpoint}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t.median}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t.success}
            </th>
            <th scope="col" className={tableStyles.number}>
              {t.active}
            </th>
          </tr>
        </thead>
        <tbody>
          {apis.map(config => (
            <ApiRow
              key={config.id}
              config={config}
              isSelected={config.id === selectedId}
              onSelect={() => onSelect(config)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ApiRow({ config, isSelected, onSelect }: { config: ApiConfig; isSelected: boolean; onSelect: () => void }) {
  const t = useText(apisText)
  const { count, part } = useFormat()
  const { id, name, kind, method, endpoint, health } = config
  const change = useSwitchApi(id)
  return (
    <tr className={classes(isSelected && `${tableStyles.selected} ${styles.selected}`)}>
      <th scope="row">
        <button type="button" className={styles.open} aria-current={isSelected || undefined} onClick={onSelect}>
          {name}
        </button>
      </th>
      <td className={styles.wide}>{t[kind]}</td>
      <td className={styles.wide}>
        <Pill>{method}</Pill>
      </td>
      <td className={`${tableStyles.code} ${styles.wide}`}>
        <span className={styles.cut}>{endpoint}</span>
      </td>
      <td className={tableStyles.number}>{health ? t.tookMs(count(health.medianMs)) : '–'}</td>
      <td className={classes(tableStyles.number, health && health.successRatio < healthyRatio && base.warning)}>
        {part(health?.successRatio, 1)}
      </td>
      <td className={tableStyles.number}>
        <Toggle
          small
          label={t.isActive(name)}
          checked={change.isPending ? change.variables : config.active}
          onChange={active => !change.isPending && change.mutate(active)}
        />
      </td>
    </tr>
  )
}
