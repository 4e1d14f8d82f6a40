import type { Coin } from '../../facts.ts'
import { logoPath } from '../../logos/path.ts'
import { isPegged } from '../pegged.ts'

/** A coin as the owner names it. */
export interface OwnCoin {
  id: string
  symbol: string
  name: string
}

/** Everything the owner has added, renamed and hidden. */
export interface OwnCoins {
  /** Grows with every change. */
  version: number
  coins: readonly OwnCoin[]
  disabled: ReadonlySet<string>
}

export const noOwnCoins: OwnCoins = { version: 0, coins: [], disabled: new Set() }

export interface KnownCoin extends Coin {
  isEnabled: boolean
  isUploaded: boolean
}

/** The market's coins under the owner's names, then the owner's that nobody trades, by symbol. */
export function withOwn(traded: readonly Coin[], { coins, disabled }: OwnCoins): KnownCoin[] {
  const own = new Map(coins.map(coin => [coin.symbol, coin]))
  const known = traded.map(coin => {
    const { id, name } = own.get(coin.symbol) ?? coin
    return { ...coin, id, name, isEnabled: !disabled.has(coin.symbol), isUploaded: own.delete(coin.symbol) }
  })
  const others = [...own.values()].sort((a, b) => (a.symbol < b.symbol ? -1 : 1))
  return [
    ...known,
    ...others.map(({ id, symbol, name }) => ({
      id,
      symbol,
      name,
      image: logoPath(symbol),
      rank: null,
      marketCapUsd: null,
      exchanges: [],
      isPegged: isPegged({ symbol, name }),
      isEnabled: !disabled.has(symbol),
      isUploaded: true,
    })),
  ]
}
