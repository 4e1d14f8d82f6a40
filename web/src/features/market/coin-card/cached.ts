import type { market, ReplyOf } from '@pusula/contract'
import { isDemo } from '../../../lib/mode.ts'
import { forgetStored, readStored, writeStored } from '../../../stored/stored.ts'
import type { Saved } from '../../../stored/table.ts'

export type OverviewReply = ReplyOf<typeof market.overview>

/** The last reply about this coin and when it came. The demo's samples and what was really asked for never meet. */
export function cachedReply(symbol: string): Saved<OverviewReply> | undefined {
  const price = isDemo() ? undefined : readStored('analyzedCoinData')?.price
  return price?.value.coin.symbol === symbol ? price : undefined
}

export function saveReply(value: OverviewReply, atMs: number): void {
  if (isDemo()) return
  const { id, symbol, name, image } = value.coin
  writeStored('analyzedCoinData', { shape: 1, coin: { id, symbol, name, image }, price: { value, atMs } })
}

export const forgetReply = (): void => forgetStored('analyzedCoinData')
