import { lazy, memo, Suspense } from 'react'
import { useMoney } from '../../../lib/money/money.ts'

/** Fetched by who reads another currency than dollars. */
const OtherMoney = lazy(() => import('./OtherMoney.tsx'))

/** The rate behind a price, and what the coin costs at the exchanges nearby. */
export const MoneyNearby = memo(function MoneyNearby({ symbol }: { symbol: string }) {
  const { wanted } = useMoney()
  return <Suspense>{wanted !== 'USD' && <OtherMoney symbol={symbol} />}</Suspense>
})
