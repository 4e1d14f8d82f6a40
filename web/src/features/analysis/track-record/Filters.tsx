import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import type { Selection } from './LatestCard.tsx'
import { trackRecordText } from './messages.ts'
import styles from './track-record.module.css'

const spans = { '30': 30, '90': 90, '365': 365 } as const

type Props = { selection: Selection; coins: readonly string[]; onChange: (selection: Selection) => void }

export function Filters({ selection: { days, symbol }, coins, onChange }: Props) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  const withSymbol = (next: string | undefined) => (next ? { symbol: next } : {})
  return (
    <div className={`${base.row} ${styles.filters}`}>
      <select
        className={styles.chip}
        aria-label={t.coin}
        value={symbol ?? ''}
        onChange={event => onChange({ days, ...withSymbol(event.target.value) })}
      >
        <option value="">{coins.length ? t.allCoins(count(coins.length)) : t.everyCoin}</option>
        {coins.map(coin => (
          <option key={coin} value={coin}>
            {coin}
          </option>
        ))}
      </select>
      <Segmented
        label={t.span}
        segments={[
          { value: '30', label: t.days30 },
          { value: '90', label: t.days90 },
          { value: '365', label: t.days365 },
        ]}
        value={`${days}`}
        onChange={span => onChange({ days: spans[span], ...withSymbol(symbol) })}
      />
    </div>
  )
}
