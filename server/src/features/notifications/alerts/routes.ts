import { type AlertKind, notifications } from '@pusula/contract'
import { openingDays } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { oneByOne } from '../../../platform/concurrency.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { holdAccount } from '../../accounts/index.ts'
import { receiptsOf } from '../../channels/index.ts'
import type { Prices } from '../prices.ts'
import type { Basis } from './basis.ts'
import { momentFor } from './moment.ts'
import { perDollarIn } from './rates.ts'
import { isMet, isPossible, isUpwards, passedSide, type Wish } from './rules.ts'
import * as store from './store.ts'

const maxOverShown = 100
/** As many removed alerts as anybody would restore. */
const maxRemoved = 100
/** What is not chosen: of a hundred days, those that end inside the likely range, and the days of history that an analysis needs. */
const givenTargets: Partial<Record<AlertKind, number>> = { range: 80, opens: openingDays.plans }
const done = { success: true as const }

export function openAlertRoutes(
  door: Door,
  { database, clock, settings }: Platform,
  { prices, basis }: { prices: Prices; basis: Basis },
) {
  const shown = async (alert: store.Alert) => ({
    ...wireOf(alert),
    range: isMeasured(alert) ? await basis.range(alert.symbol) : null,
    receipt: null,
  })
  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const inTurn = oneByOne()
  /** Changes what is set, one after the other; more than are allowed are refused. */
  const change = (accountId: string, work: (tx: Tx) => Promise<store.Alert | undefined>) =>
    inTurn(accountId, async () => {
      const { alertsPerMember } = await settings()
      const changed = await database.transaction(async tx => {
        await holdAccount(tx, accountId)
        await store.lockAlerts(tx, accountId)
        const before = await store.countSet(tx, accountId)
        const alert = await work(tx)
        // Whoever has more, since fewer are allowed by now, keeps them.
        if (alert && (await store.countSet(tx, accountId)) > Math.max(alertsPerMember, before))
          throw new Problem('notifications.tooManyAlerts', { most: alertsPerMember })
        return alert
      })
      if (!changed) throw new Problem('request.notFound')
      return shown(changed)
    })

  const remove = (accountId: string, work: (tx: Tx) => Promise<unknown>) =>
    inTurn(accountId, () =>
      database.transaction(async tx => {
        await store.lockAlerts(tx, accountId)
        await work(tx)
        await store.trimRemoved(tx, accountId, maxRemoved)
      }),
    )

  /** What is true already rings at once: whoever waits for it is told so instead. */
  const refuseMet = async (wish: Wish, symbol: string, day: Parameters<typeof momentFor>[3]) => {
    const moment = await momentFor(wish, symbol, wish.fromRate, day, basis)
    if (wish.kind === 'range' && !moment.range) throw new Problem('notifications.noRange')
    if (wish.kind === 'gap' && moment.gapRatio === null) throw new Problem('notifications.noGap')
    if (wish.kind === 'opens' && moment.isOpen !== false) throw new Problem('notifications.notNew')
    const side = passedSide(wish)
    if (side) throw new Problem(side === 'above' ? 'notifications.alreadyAbove' : 'notifications.alreadyBelow')
    if (isMet(wish, moment)) throw new Problem('notifications.alreadyThere')
  }
  const rateOf = async (currency: Wish['currency']) => {
    const rate = await perDollarIn(currency, prices)
    if (rate === null) throw new Problem('market.unavailable')
    return rate
  }
  /** From where an alert goes on that rested or was removed. */
  const fromNow = async (alert: store.Alert, hasRested: boolean) => {
    const { value: day } = await prices.ticker(alert.symbol)
    const from = { fromUsd: day.lastPrice, fromRate: await rateOf(alert.currency) }
    // A close that was waited for from below is not one from above because the price has passed meanwhile.
    const way = alert.kind === 'close' ? wayOf(alert) : alert.way
    if (hasRested) await refuseMet({ ...alert, way, ...from }, alert.symbol, day)
    return from
  }

  serve(door, notifications.alerts, async ({ viewer: { accountId } }) => {
    const alerts = await store.alertsOf(database, accountId, maxOverShown)
    const over = alerts.filter(({ firedAt, endedAt }) => firedAt !== null || endedAt !== null)
    const receipts = await receiptsOf(
      database,
      accountId,
      over.map(({ id }) => store.alertKey(id)),
      clock.now(),
    )
    const withReceipt = async (alert: store.Alert) => ({
      ...(await shown(alert)),
      receipt: receipts.get(store.alertKey(alert.id)) ?? null,
    })
    return Promise.all(alerts.map(withReceipt))
  })

  serve(door, notifications.addAlert, async ({ input, viewer: { accountId } }) => {
    const { kind, days, origin = null, hours = 24, way = 'either' } = input
    const target = givenTargets[kind] ?? input.target
    // An analysis opens once.
    const repeats = kind !== 'opens' && input.repeats === true
    if (target === undefined || !isPossible({ kind, target })) throw new Problem('request.invalid')
    const coin = await prices.findCoin(input.symbol)
    if (!coin) throw new Problem('market.unknownCoin')
    const { value: day } = await prices.ticker(coin.symbol)
    // Only prices are in a currency: a percent is of dollars, whatever prices are read in.
    const currency = priceKinds.includes(kind) ? (input.currency ?? 'USD') : 'USD'
    const from = { fromUsd: day.lastPrice, fromRate: await rateOf(currency) }
    // A close from below and one from above at the same price are two wishes.
    const side = kind === 'close' ? wayOf({ target, ...from }) : 'either'
    const span = kind === 'move' ? { hours, way } : ({ hours: 24, way: side } as const)
    const wish: Wish = { kind, target, currency, ...span, ...from }
    await refuseMet({ ...wish, way }, coin.symbol, day)
    return change(accountId, async tx => {
      const { symbol, name } = coin
      const createdAt = clock.now()
      const endsAt = days ? new Date(createdAt.getTime() + days * DAY_MS) : null
      return store.addAlert(tx, { ...wish, accountId, symbol, name, createdAt, endsAt, origin, repeats })
    })
  })

  serve(door, notifications.pauseAlert, async ({ input: { id, isPaused }, viewer: { accountId } }) => {
    const alert = await store.setAlertOf(database, accountId, id)
    if (!alert) throw new Problem('request.notFound')
    if (isPaused) return change(accountId, tx => store.pauseAlert(tx, alert.id, clock.now()))
    const { fromUsd, fromRate } = await fromNow(alert, alert.pausedAt !== null)
    return change(accountId, tx => store.resumeAlert(tx, alert.id, fromUsd, fromRate, clock.now()))
  })
  serve(door, notifications.removeAlert, async ({ input, viewer }) => {
    await remove(viewer.accountId, tx => store.removeAlert(tx, viewer.accountId, input.id, clock.now()))
    return done
  })
  serve(door, notifications.restoreAlert, async ({ input: { id }, viewer: { accountId } }) => {
    const removed = await store.removedWaiting(database, accountId, id)
    const from = removed && (await fromNow(removed, true))
    return change(accountId, tx => store.restoreAlert(tx, accountId, { id, from, now: clock.now() }))
  })
  serve(door, notifications.clearAlerts, async ({ viewer }) => {
    await remove(viewer.accountId, tx => store.clearAlerts(tx, viewer.accountId, clock.now()))
    return done
  })

  serve(door, notifications.alertFacts, async ({ input }) => {
    const coin = await prices.findCoin(input.symbol)
    if (!coin) throw new Problem('market.unknownCoin')
    const { value: day } = await prices.ticker(coin.symbol)
    const [range, { moves, usualVolumeUsd }] = await Promise.all([basis.range(coin.symbol), basis.days(coin.symbol)])
    return {
      priceUsd: day.lastPrice,
      range,
      dayMoves: [...moves],
      volumeRatio: usualVolumeUsd && day.volumeQuote / usualVolumeUsd,
    }
  })
}

/** Kinds that wait for a price, in a currency. */
const priceKinds: readonly AlertKind[] = ['above', 'below', 'touch', 'close']
/** Those whose chance follows from the likely range of the day, while they wait. */
const isMeasured = ({ kind, firedAt, endedAt }: store.Alert) =>
  !firedAt && !endedAt && (kind === 'range' || priceKinds.includes(kind))

/** Kinds that wait for a price from one side, the one it was set on. */
const oneSided: readonly store.Alert['kind'][] = ['touch', 'close']

const wayOf = (wish: Parameters<typeof isUpwards>[0]) => (isUpwards(wish) ? ('up' as const) : ('down' as const))

const wireOf = (alert: store.Alert) => {
  const { id, symbol, name, kind, target, currency, hours, origin, firedUsd, firedRatio, repeats } = alert
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  const way = oneSided.includes(kind) ? wayOf(alert) : alert.way
  return {
    ...{ id, symbol, name, kind, target, currency, hours, way, origin, firedUsd, firedRatio, repeats },
    rangAt: at(alert.rangAt),
    createdAt: alert.createdAt.toISOString(),
    firedAt: at(alert.firedAt),
    firedAmount: firedUsd === null ? null : firedUsd * (alert.firedRate ?? 1),
    pausedAt: at(alert.pausedAt),
    endsAt: at(alert.endsAt),
    endedAt: at(alert.endedAt),
  }
}
