import { lazy, memo, Suspense } from 'react'
import { useMoney } from '../../../lib/money/money.ts'
import { useIsDrawn } from '../../../lib/store.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './CoinCard.module.css'

/** Fetched by who reads another currency than dollars. */
const OtherMoney = lazy(() => import('./OtherMoney.tsx'))

/** The rate behind a price, and what the coin costs at the exchanges nearby. */
export const MoneyNearby = memo(function MoneyNearby({ symbol }: { symbol: string }) {
  const { wanted } = useMoney()
  // In dollars, whoever looks: who reads other money finds the room for it.
  if (useIsDrawn()) return <Coming isLira className={styles.moneyRoom} />
  if (wanted === 'USD') return null
  return (
    <Suspense fallback={<Coming isLira={wanted === 'TRY'} />}>
      <OtherMoney symbol={symbol} />
    </Suspense>
  )
})

/** As high as what comes, so that nothing below moves. */
const Coming = ({ isLira, className }: { isLira: boolean; className?: string | undefined }) => (
  <div className={classes(styles.money, className)}>
    {isLira && <div className={styles.localComing} />}
    <div className={styles.rateComing} />
  </div>
)
