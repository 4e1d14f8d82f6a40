import { admin as routes } from '@pusula/contract'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { type RunningMarket, removeOwnCoin, switchCoin, symbolOf } from '../../market/index.ts'
import { recordChange } from '../store/audit.ts'
import { openFileRoutes } from './file-routes.ts'
import { chosenCoins, described, pageOf } from './list.ts'
import { isFault, readRow } from './rules.ts'
import { putCoins } from './upload.ts'

export async function openCoinRoutes(door: Door, platform: Platform, market: RunningMarket) {
  const { database, clock } = platform
  serve(door, routes.coins, async ({ input }) =>
    described(database, market, pageOf(await chosenCoins(database, market, input), input), clock.now()),
  )
  serve(door, routes.coinCount, async ({ input }) => ({
    count: (await chosenCoins(database, market, input)).length,
  }))
  serve(door, routes.addCoin, async ({ input: { id, symbol, name, isConfirmed }, viewer }) => {
    const row = readRow(1, [id, symbol, name])
    const subject = isFault(row) ? symbol : row.coin.symbol
    const change = { by: viewer.accountId, action: 'coins.add', subject, now: clock.now() } as const
    return putCoins(database, market, { rows: [row], ...change, isAccepted: () => isConfirmed ?? false })
  })
  serve(door, routes.switchCoin, async ({ input: { symbol: spelling, isEnabled }, viewer }) => {
    const symbol = symbolOf(spelling)
    const isKnown = async () => (await market.knownCoins()).find(coin => coin.symbol === symbol)
    if (!(await isKnown())) throw new Problem('market.unknownCoin')
    const now = clock.now()
    await database.transaction(async tx => {
      if (!(await switchCoin(tx, symbol, isEnabled, now))) return
      const action = isEnabled ? 'coins.enable' : 'coins.disable'
      await recordChange(tx, { by: viewer.accountId, action, subject: symbol, now })
    })
    const coin = await isKnown()
    const [shown] = coin ? await described(database, market, [coin], now) : []
    if (!shown) throw new Problem('market.unknownCoin')
    return shown
  })
  serve(door, routes.removeCoin, async ({ input: { id }, viewer }) => {
    await database.transaction(async tx => {
      if (!(await removeOwnCoin(tx, id))) throw new Problem('market.unknownCoin')
      await recordChange(tx, { by: viewer.accountId, action: 'coins.remove', subject: id, now: clock.now() })
    })
    return { success: true as const }
  })
  await openFileRoutes(door, platform, market)
}
