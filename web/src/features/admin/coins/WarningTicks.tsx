import type { CoinWarning } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import styles from './preview.module.css'
import { previewText, reasonText } from './preview-messages.ts'

type Props = {
  warnings: readonly CoinWarning[]
  /** The symbols that are ticked. */
  ticked: ReadonlySet<string>
  onTick: (symbol: string) => void
}

/** Coins that are listed and would change: each is ticked by its name, none together with another. */
export function WarningTicks({ warnings, ticked, onTick }: Props) {
  const t = useText(previewText)
  const reasons = useText(reasonText)
  const { count } = useFormat()
  return (
    <fieldset className={base.stackTight}>
      <legend className={`${base.subheading} ${styles.legend}`}>{t.warnings}</legend>
      <p className={`${base.small} ${base.muted}`}>{t.warningsSay}</p>
      <ul className={styles.warnings}>
        {warnings.map(({ line, coin, before, reasons: why }) => (
          <li key={line}>
            <Checkbox checked={ticked.has(coin.symbol)} onChange={() => onTick(coin.symbol)}>
              <b className={styles.change}>
                {t.change(`${before.symbol} ${before.name}`, `${coin.symbol} ${coin.name}`)}
              </b>
              <small className={base.faint}>{why.map(reason => reasons[reason]).join(' ')}</small>
            </Checkbox>
          </li>
        ))}
      </ul>
      <output className={`${base.small} ${base.muted}`}>{t.ticked(count(ticked.size), count(warnings.length))}</output>
    </fieldset>
  )
}
