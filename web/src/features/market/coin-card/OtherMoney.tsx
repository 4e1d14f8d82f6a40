import { RateLine } from '../../../lib/money/RateLine.tsx'
import { LocalPrices } from './LocalPrices.tsx'

/** What else a price in another currency needs: the rate, and what the coin costs nearby. */
export default function OtherMoney({ symbol }: { symbol: string }) {
  return (
    <>
      <LocalPrices symbol={symbol} />
      <RateLine />
    </>
  )
}
