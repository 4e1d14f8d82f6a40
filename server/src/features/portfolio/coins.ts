import type { InputOf, portfolio, ReplyOf } from '@pusula/contract'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { type Market, symbolOf } from '../market/index.ts'
import { formerCoin } from './rules/former-coins.ts'
import { decimalOf } from './rules/input.ts'
import * as store from './store/own-coins.ts'
import type { ChangePortfolio } from './writing.ts'

type CoinFinder = Pick<Market, 'findCoin'>
interface FoundCoin {
  symbol: string
  name: string
}

/** Limit of own coins against scripts and files of them. */
export const maxOwnCoins = 500

/** Coins that can be held: those of the market, those that it has given up, and those of a member's own. */
export function openCoins({ database, clock }: Platform, { findCoin }: CoinFinder, changing: ChangePortfolio) {
  /** Finds many coins with one look at those of the member's own, and says how many more of them there may be. */
  async function finderFor(accountId: string) {
    const own = new Map((await store.ownCoinsOf(database, accountId)).map(coin => [coin.symbol, coin]))
    const find = async (spelling: string): Promise<FoundCoin | undefined> => {
      const symbol = symbolOf(spelling)
      return (await findCoin(spelling)) ?? own.get(symbol) ?? formerCoin(symbol)
    }
    return { find, room: maxOwnCoins - own.size }
  }

  return {
    finderFor,

    /** By its symbol or name; undefined where neither the market nor the member knows it. */
    find: async (accountId: string, spelling: string) => (await finderFor(accountId)).find(spelling),

    list: (accountId: string): Promise<ReplyOf<typeof portfolio.ownCoins>> => store.ownCoinsOf(database, accountId),

    /** A name and a price of one's own, for what no list knows. */
    async keep(accountId: string, { symbol: written, name, priceUsd }: InputOf<typeof portfolio.keepOwnCoin>) {
      const symbol = symbolOf(written)
      if (await findCoin(symbol)) throw new Problem('portfolio.coinListed')
      const coin = { symbol, name: name.trim() || symbol, priceUsd: priceUsd === null ? null : decimalOf(priceUsd) }
      return changing(accountId, async tx => {
        const known = await store.ownCoinsOf(tx, accountId)
        if (known.length >= maxOwnCoins && !known.some(one => one.symbol === symbol))
          throw new Problem('portfolio.full', { most: maxOwnCoins })
        await store.saveOwnCoin(tx, accountId, coin, clock.now())
        return store.ownCoinsOf(tx, accountId)
      })
    },
  }
}
