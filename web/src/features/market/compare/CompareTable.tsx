import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import styles from './Compare.module.css'
import { compareText } from './messages.ts'
import type { Comparison } from './queries.ts'

/** The figures side by side; on a narrow phone it scrolls under its fixed first column. */
export function CompareTable({ of: { coins, withBitcoin } }: { of: Comparison }) {
  const t = useText(compareText)
  const format = useFormat()
  const { compactPrice } = useMoney()
  const change = (percent: number | null) =>
    percent === null ? (
      '—'
    ) : (
      <Delta direction={directionOf(0, percent)} small>
        {format.percent(percent)}
      </Delta>
    )
  const rows: [string, (coin: Comparison['coins'][number], place: number) => ReactNode][] = [
    [t.day, ({ dayPercent }) => change(dayPercent)],
    [t.week, ({ weekPercent }) => change(weekPercent)],
    [t.month, ({ monthPercent }) => change(monthPercent)],
    [t.swing, ({ swingPercent }) => (swingPercent === null ? '—' : `±${format.share(swingPercent)}`)],
    [t.size, ({ marketCapUsd }) => (marketCapUsd === null ? '—' : compactPrice(marketCapUsd))],
    [t.withBitcoin, (_, place) => format.plain(withBitcoin[place], 2)],
  ]
  // Without a list of sizes the row is left out, as everywhere.
  const shown = rows.filter(([name]) => name !== t.size || coins.some(({ marketCapUsd }) => marketCapUsd !== null))
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.table}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className={base.visuallyHidden}>{t.figure}</span>
              </th>
              {coins.map(({ symbol }) => (
                <th key={symbol} scope="col">
                  {symbol}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([name, write]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {coins.map((coin, place) => (
                  <td key={coin.symbol}>{write(coin, place)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
