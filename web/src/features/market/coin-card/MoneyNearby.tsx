import { lazy, memo, Suspense } from 'react'
import { useMoney } from '../../../lib/money/money.ts'
import styles from './CoinCard.module.css'

/** Fetched by who reads another currency than dollars. */
const OtherMoney = lazy(() => import('./OtherMoney.tsx'))

/** The rate behind a price, and what the coin costs at the exchanges nearby. */
export const MoneyNearby = memo(function MoneyNearby({ symbol }: { symbol: string }) {
  const { wanted } = useMoney()
  if (wanted === 'USD') return null
  return (
    <Suspense fallback={<Coming isLira={wanted === 'TRY'} />}>
      <OtherMoney symbol={symbol} />
    </Suspense>
  )
})

/** As high as what comes, so that nothing below moves. */
const Coming = ({ isLira }: { isLira: boolean }) => (
  <div className={styles.money}>
    {isLira && <div className={styles.localComing} />}
    <div className={styles.rateComing} />
  </div>
)
