import type { InputOf, portfolio, ReplyOf } from '@pusula/contract'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { type Market, symbolOf } from '../market/index.ts'
import { formerCoin } from './rules/former-coins.ts'
import { decimalOf } from './rules/input.ts'
import * as store from './store/own-coins.ts'

type CoinFinder = Pick<Market, 'findCoin'>
interface FoundCoin {
  symbol: string
  name: string
}

/** As many as anybody invents; whoever scripts it fills no table. */
const mostOwnCoins = 500

/** Coins that can be held: those of the market, those that it has given up, and those of a member's own. */
export function openCoins({ database, clock }: Platform, { findCoin }: CoinFinder) {
  return {
    /** By its symbol or name; undefined where neither the market nor the member knows it. */
    async find(accountId: string, spelling: string): Promise<FoundCoin | undefined> {
      const found = await findCoin(spelling)
      if (found) return found
      const symbol = symbolOf(spelling)
      return (await store.ownCoin(database, accountId, symbol)) ?? formerCoin(symbol)
    },

    list: (accountId: string): Promise<ReplyOf<typeof portfolio.ownCoins>> => store.ownCoinsOf(database, accountId),

    /** A name and a price of one's own, for what no list knows. */
    async keep(accountId: string, { symbol: written, name, priceUsd }: InputOf<typeof portfolio.keepOwnCoin>) {
      const symbol = symbolOf(written)
      if (await findCoin(symbol)) throw new Problem('portfolio.coinListed')
      const known = await store.ownCoinsOf(database, accountId)
      if (known.length >= mostOwnCoins && !known.some(coin => coin.symbol === symbol))
        throw new Problem('portfolio.full', { most: mostOwnCoins })
      const coin = { symbol, name: name.trim() || symbol, priceUsd: priceUsd === null ? null : decimalOf(priceUsd) }
      await store.keepOwnCoin(database, accountId, coin, clock.now())
      return store.ownCoinsOf(database, accountId)
    },
  }
}
