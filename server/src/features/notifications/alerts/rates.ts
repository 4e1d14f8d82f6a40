import type { Currency } from '@pusula/contract'
import type { Prices } from '../prices.ts'

/** What one dollar is worth in a currency now; null where nobody can be believed, and then nothing is compared in it. */
export async function perDollarIn(currency: Currency, prices: Pick<Prices, 'rates'>): Promise<number | null> {
  if (currency === 'USD') return 1
  return (await prices.rates())[currency]?.perDollar ?? null
}
