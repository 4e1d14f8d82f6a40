import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import cards from '../../../ui/cards.module.css'
import { directionOf } from '../../../ui/direction.ts'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { Table } from '../../../ui/Table.tsx'
import styles from './Compare.module.css'
import { compareText } from './messages.ts'
import type { Comparison } from './queries.ts'

type Figure = [name: string, write: (coin: Comparison['coins'][number], place: number) => ReactNode]

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
  const rows: Figure[] = [
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
      <Table
        scrolls
        className={styles.table}
        caption={t.table}
        rows={shown}
        keyOf={([name]) => name}
        columns={[
          { key: 'figure', head: t.figure, isHeadHidden: true, cell: ([name]) => name },
          ...coins.map((coin, place) => ({
            key: coin.symbol,
            head: coin.symbol,
            cell: ([, write]: Figure) => write(coin, place),
          })),
        ]}
      />
    </section>
  )
}
