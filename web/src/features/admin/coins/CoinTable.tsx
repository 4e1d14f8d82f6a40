import { useText } from '../../../lib/language.ts'
import tableStyles from '../../../ui/table.module.css'
import styles from '../admin.module.css'
import { CoinRow } from './CoinRow.tsx'
import type { AdminCoin } from './coins.ts'
import { coinsText } from './text.ts'

export function CoinTable({ coins }: { coins: readonly AdminCoin[] }) {
  const t = useText(coinsText)
  return (
    <table className={`${tableStyles.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t.coin}</th>
          <th scope="col" className={styles.wide}>
            {t.id}
          </th>
          <th scope="col" className={styles.wide}>
            {t.tradingSymbol}
          </th>
          <th scope="col">{t.access}</th>
          <th scope="col" className={`${tableStyles.number} ${styles.wide}`}>
            {t.dayAnalyses}
          </th>
          <th scope="col" className={`${tableStyles.number} ${styles.wide}`}>
            {t.pricedAt}
          </th>
          <th scope="col" className={tableStyles.number}>
            {t.enabled}
          </th>
        </tr>
      </thead>
      <tbody>
        {coins.map(coin => (
          <CoinRow key={coin.symbol} coin={coin} />
        ))}
      </tbody>
    </table>
  )
}
