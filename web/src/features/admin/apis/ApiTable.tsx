import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { classes } from '../../../ui/classes.ts'
import { Toggle } from '../../../ui/fields/Toggle.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { type ApiConfig, useSwitchApi } from './apis.ts'
import { apisText } from './text.ts'

/** Below this a service is worth a look. */
const healthyRatio = 0.98

type Props = { apis: readonly ApiConfig[]; selectedId: string | undefined; onSelect: (id: string) => void }

export function ApiTable({ apis, selectedId, onSelect }: Props) {
  const t = useText(apisText)
  return (
    <section className="card card--flush" aria-label={t.list}>
      <table className="tbl adm-apis">
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col" className="adm-wide">
              {t.kind}
            </th>
            <th scope="col" className="adm-wide">
              {t.method}
            </th>
            <th scope="col" className="adm-wide">
              {t.endpoint}
            </th>
            <th scope="col" className="r">
              {t.median}
            </th>
            <th scope="col" className="r">
              {t.success}
            </th>
            <th scope="col" className="r">
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
              onSelect={() => onSelect(config.id)}
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
    <tr className={classes(isSelected && 'sel')}>
      <th scope="row">
        <button type="button" className="adm-open" aria-current={isSelected || undefined} onClick={onSelect}>
          {name}
        </button>
      </th>
      <td className="adm-wide">{t[kind]}</td>
      <td className="adm-wide">
        <Pill>{method}</Pill>
      </td>
      <td className="mono adm-wide">
        <span className="adm-cut">{endpoint}</span>
      </td>
      <td className="r">{health ? t.tookMs(count(health.medianMs)) : '–'}</td>
      <td className={classes('r', health && health.successRatio < healthyRatio && 'warnt')}>
        {part(health?.successRatio, 1)}
      </td>
      <td className="r">
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
