import { notifications } from '@pusula/contract'
import { oneByOne } from '../../../platform/concurrency.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import type { Prices } from '../prices.ts'
import { perDollarIn } from './rates.ts'
import { isMet, isPossible } from './rules.ts'
import { type Alert, addAlert, alertsOf, countWaiting, lockAlerts, removeAlert } from './store.ts'

const mostShown = 100
const dayMs = 86_400_000

export function openAlertRoutes(door: Door, { database, clock, settings }: Platform, prices: Prices) {
  serve(door, notifications.alerts, async ({ viewer }) =>
    (await alertsOf(database, viewer.accountId, mostShown)).map(shown),
  )

  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const inTurn = oneByOne()
  serve(door, notifications.addAlert, async ({ input, viewer: { accountId } }) => {
    const { symbol, kind, target, days, origin = null } = input
    // A percent is of dollars, whatever prices are read in.
    const currency = kind === 'move' ? 'USD' : (input.currency ?? 'USD')
    if (!isPossible({ kind, target })) throw new Problem('request.invalid')
    const coin = await prices.findCoin(symbol)
    if (!coin) throw new Problem('market.unknownCoin')
    const { value: day } = await prices.ticker(coin.symbol)
    const fromRate = await perDollarIn(currency, prices)
    if (fromRate === null) throw new Problem('market.unavailable')
    const wish = { kind, target, currency, fromUsd: day.lastPrice, fromRate }
    if (isMet(wish, day, fromRate)) throw new Problem('notifications.alreadyThere')
    const { alertsPerMember } = await settings()
    return inTurn(accountId, () =>
      database.transaction(async tx => {
        await lockAlerts(tx, accountId)
        const { symbol, name } = coin
        const createdAt = clock.now()
        const endsAt = days ? new Date(createdAt.getTime() + days * dayMs) : null
        const added = await addAlert(tx, { ...wish, accountId, symbol, name, createdAt, endsAt, origin })
        if (!added) throw new Error('An alert was neither added nor found.')
        if ((await countWaiting(tx, accountId)) > alertsPerMember)
          throw new Problem('notifications.tooManyAlerts', { most: alertsPerMember })
        return shown(added)
      }),
    )
  })

  serve(door, notifications.removeAlert, async ({ input, viewer }) => {
    await removeAlert(database, viewer.accountId, input.id)
    return { success: true as const }
  })
}

const shown = (alert: Alert) => {
  const { id, symbol, name, kind, target, currency, origin, createdAt, endsAt, endedAt, firedAt, firedUsd } = alert
  return {
    id,
    symbol,
    name,
    kind,
    target,
    currency,
    createdAt: createdAt.toISOString(),
    firedAt: firedAt?.toISOString() ?? null,
    firedUsd,
    firedAmount: firedUsd === null ? null : firedUsd * (alert.firedRate ?? 1),
    origin,
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }
}
