import base from '../../ui/base.module.css'
import { useText } from '../language.ts'
import { useCurrency } from './currency.ts'
import { moneyText } from './messages.ts'
import { useRateMissing } from './rates.ts'

/** Says to whoever reads another currency why a list is in dollars. */
export function NoRate({ className = '' }: { className?: string | undefined }) {
  const t = useText(moneyText)
  const isMissing = useRateMissing(useCurrency())
  return isMissing ? <p className={`${base.tiny} ${base.faint} ${className}`}>{t.noRate}</p> : null
}
