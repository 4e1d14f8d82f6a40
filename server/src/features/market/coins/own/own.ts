import { inSlices } from '../../../../platform/slices.ts'
import type { Coin } from '../../facts.ts'
import { logoPath } from '../../symbols.ts'
import { isPegged } from '../pegged.ts'

/** A coin as the owner names it. */
export interface OwnCoin {
  id: string
  symbol: string
  name: string
}

/** Everything the owner has added and hidden. */
export interface OwnCoins {
  /** Grows with every change. */
  version: number
  /** By symbol. */
  coins: readonly OwnCoin[]
  disabled: ReadonlySet<string>
}

export const noOwnCoins: OwnCoins = { version: 0, coins: [], disabled: new Set() }

export interface KnownCoin extends Coin {
  isEnabled: boolean
  isUploaded: boolean
}

/** The market's coins under the market's names, then the owner's that it does not list; in slices, since they may be many. */
export async function withOwn(traded: readonly Coin[], { coins, disabled }: OwnCoins): Promise<KnownCoin[]> {
  const known: KnownCoin[] = traded.map(coin => ({
    ...coin,
    isEnabled: !disabled.has(coin.symbol),
    isUploaded: false,
  }))
  const listed = new Set(traded.map(({ symbol }) => symbol))
  await inSlices(coins, ({ id, symbol, name }) => {
    // What the owner named before the market listed it bears the market's name from then on.
    if (listed.has(symbol)) return
    known.push({
      ...{ id, symbol, name },
      image: logoPath(symbol),
      rank: null,
      marketCapUsd: null,
      supply: null,
      exchanges: [],
      isPegged: isPegged({ symbol, name }),
      isEnabled: !disabled.has(symbol),
      isUploaded: true,
    })
  })
  return known
}
