import { RateLine } from '../../../lib/money/RateLine.tsx'
import styles from './CoinCard.module.css'
import { LocalPrices } from './LocalPrices.tsx'

/** What else a price in another currency needs: the rate, and what the coin costs nearby. */
export default function OtherMoney({ symbol }: { symbol: string }) {
  return (
    <div className={styles.money}>
      <LocalPrices symbol={symbol} />
      <div className={styles.rate}>
        <RateLine withSources />
      </div>
    </div>
  )
}
