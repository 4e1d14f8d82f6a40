import {
  type AssistantScope,
  assistantScopes,
  maxAnalysesPerDay,
  type Permission,
  usualAnalysesPerDay,
} from '@pusula/contract'
import { useText } from '../../lib/language.ts'
import { IconButton } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Toggle } from '../../ui/fields/Checkbox.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import {
  bellIcon,
  coinsIcon,
  compassIcon,
  type IconShape,
  minusIcon,
  plusIcon,
  walletIcon,
} from '../../ui/icons/icons.ts'
import styles from './assistants.module.css'
import { saysOf, scopesText } from './messages.ts'

const icons: Record<AssistantScope, IconShape> = {
  market: coinsIcon,
  analyses: compassIcon,
  portfolio: walletIcon,
  alerts: bellIcon,
}

export const nothingAllowed: Permission = { scopes: [], analysesPerDay: usualAnalysesPerDay, portfolio: 'percent' }

type Props = {
  /** What is asked for; the rest is not offered. */
  offered: readonly AssistantScope[]
  value: Permission
  onChange: (value: Permission) => void
  credits?: number | undefined
}

/** A switch for each thing an assistant may read, with what belongs to it below once it is on. */
export function PermissionSwitches({ offered, value, onChange, credits }: Props) {
  const t = useText(scopesText)
  const isOn = (scope: AssistantScope) => value.scopes.includes(scope)
  const turn = (scope: AssistantScope, on: boolean) =>
    onChange({ ...value, scopes: assistantScopes.filter(each => (each === scope ? on : isOn(each))) })
  return (
    <ul className={styles.switches}>
      {assistantScopes
        .filter(scope => offered.includes(scope))
        .map(scope => (
          <li key={scope}>
            <div className={styles.scope}>
              <span className={styles.scopeIcon}>
                <Icon shape={icons[scope]} sizePx={20} />
              </span>
              <span className={base.grow}>
                <b>{t[scope]}</b>
                <small>{t[saysOf[scope]]}</small>
                {scope === 'analyses' && credits === 0 && <small className={styles.warn}>{t.noCredits}</small>}
              </span>
              <Toggle label={t[scope]} checked={isOn(scope)} onChange={on => turn(scope, on)} />
            </div>
            {scope === 'analyses' && isOn(scope) && (
              <DailyLimit
                value={value.analysesPerDay}
                onChange={analysesPerDay => onChange({ ...value, analysesPerDay })}
              />
            )}
            {scope === 'portfolio' && isOn(scope) && (
              <div className={styles.detail}>
                <Segmented
                  full
                  className={styles.segments}
                  label={t.whatOfPortfolio}
                  segments={[
                    { value: 'percent', label: t.percent },
                    { value: 'amounts', label: t.amounts },
                  ]}
                  value={value.portfolio}
                  onChange={portfolio => onChange({ ...value, portfolio })}
                />
              </div>
            )}
          </li>
        ))}
    </ul>
  )
}

function DailyLimit({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useText(scopesText)
  return (
    <div className={styles.detail}>
      <span>{t.perDay}</span>
      <span className={styles.stepper}>
        <IconButton label={t.less} icon={minusIcon} disabled={value <= 1} onClick={() => onChange(value - 1)} />
        <b aria-live="polite">{value}</b>
        <IconButton
          label={t.more}
          icon={plusIcon}
          disabled={value >= maxAnalysesPerDay}
          onClick={() => onChange(value + 1)}
        />
      </span>
      <span>{t.isCredits(value)}</span>
    </div>
  )
}
