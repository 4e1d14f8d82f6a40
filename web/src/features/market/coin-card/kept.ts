import type { market, ReplyOf } from '@pusula/contract'
import { readJson, writeJson } from '../../../lib/storage.ts'

export type OverviewReply = ReplyOf<typeof market.overview>

/** Raised when what is kept changes its shape: an older one is forgotten rather than guessed at. */
const shape = 1

/** The card that was shown last; an analysis of the coin keeps it in the same place. */
interface KeptCard {
  shape: typeof shape
  coin: Pick<OverviewReply['coin'], 'id' | 'symbol' | 'name' | 'image'>
  price: { value: OverviewReply; atMs: number }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const figures = ['lastPrice', 'priceChangePercent', 'highPrice', 'lowPrice', 'volume', 'weightedAvgPrice']
const names = ['id', 'symbol', 'name', 'image']

function isCard(value: unknown): value is KeptCard {
  const price = at(value, 'price')
  const reply = at(price, 'value')
  return (
    at(value, 'shape') === shape &&
    Number.isFinite(at(price, 'atMs')) &&
    Number.isFinite(at(at(reply, 'provenance'), 'ageMs')) &&
    figures.every(figure => Number.isFinite(at(at(reply, 'price'), figure))) &&
    names.every(name => typeof at(at(reply, 'coin'), name) === 'string')
  )
}

/** The last reply about this coin and when it came. */
export function keptReply(symbol: string): KeptCard['price'] | undefined {
  const price = readJson('analyzedCoinData', isCard)?.price
  return price?.value.coin.symbol === symbol ? price : undefined
}

export function keepReply(value: OverviewReply, atMs: number): void {
  const { id, symbol, name, image } = value.coin
  writeJson('analyzedCoinData', { shape, coin: { id, symbol, name, image }, price: { value, atMs } } satisfies KeptCard)
}
