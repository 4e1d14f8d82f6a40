import { favorites } from '@pusula/contract'
import { oneByOne } from '../../platform/concurrency.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount } from '../accounts/index.ts'
import { type Coin, symbolOf } from '../market/index.ts'
import { addFavorite, countFavorites, type Favorite, favoritesOf, lockFavorites, removeFavorite } from './store.ts'

/** Limit of favorites: the prices of all of them come in one call. */
export const maxFavorites = 200

interface Dependencies {
  findCoin(spelling: string): Promise<Coin | undefined>
}

export function openRoutes(door: Door, { database, clock }: Platform, { findCoin }: Dependencies) {
  for (const route of [favorites.ofUser, favorites.list])
    serve(door, route, async ({ viewer }) => (await favoritesOf(database, viewer.accountId)).map(shown))

  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const inTurn = oneByOne()
  serve(door, favorites.add, async ({ input, viewer: { accountId } }) => {
    const coin = await findCoin(input.coinSymbol)
    if (!coin) throw new Problem('market.unknownCoin')
    return inTurn(accountId, () =>
      database.transaction(async tx => {
        await holdAccount(tx, accountId)
        await lockFavorites(tx, accountId)
        const added = await addFavorite(tx, accountId, coin, clock.now())
        if (!added) throw new Problem('favorites.alreadyPresent')
        if ((await countFavorites(tx, accountId)) > maxFavorites)
          throw new Problem('favorites.full', { most: maxFavorites })
        return shown(added)
      }),
    )
  })

  // A coin that is traded nowhere any more can still be removed, so the market is not asked.
  serve(door, favorites.remove, async ({ input, viewer }) => {
    await removeFavorite(database, viewer.accountId, symbolOf(input.symbol))
    return { success: true as const }
  })
}

const shown = ({ createdAt, ...favorite }: Favorite) => ({ ...favorite, createdAt: createdAt.toISOString() })
