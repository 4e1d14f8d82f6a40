import { DAY_MS } from '@pusula/words'
import type { Platform } from '../../../platform.ts'
import { type Outgoing, send } from '../../channels/index.ts'
import type { Changed, Prices } from '../prices.ts'
import type { Basis } from './basis.ts'
import { alertData, alertMessage, coinPath, type Rang, ranOutData, ranOutMessage, tagOf } from './messages.ts'
import { type Day, momentFor } from './moment.ts'
import { moneyOf, perDollarIn, type Rates, type ShownTo } from './rates.ts'
import { closedBeyond, isBack, isMet, median, ratioOf } from './rules.ts'
import { type Alert, alertKey, endOver, markFired, markRang, waitAgain, waitedSymbols, waitingFor } from './store.ts'

const coinsAtOnce = 200
/** Look-back in hours: those of a day of downtime are not missed. */
const hoursLookedAt = 26
const endedAtOnce = 200
/** So many ring in one transaction: many may wait for one price. */
const rungAtOnce = 200
/** What rings every time rings at most this often. */
const apartMs = 3_600_000
/** A price that could not be looked at for so long says nothing about now. */
const oldMs = 60_000
/** A price is worth telling for a few hours; that an alert ran out, for a day. */
const worthMs = 6 * 3_600_000

/** The market, and what its prices are held against. */
interface Watched {
  prices: Prices
  basis: Basis
}

/** Tells what came, once, and then what ran out: the last look counts. */
export async function watchAlerts(platform: Platform, watched: Watched): Promise<{ fired: number; ended: number }> {
  const fired = (await watchPrices(platform, watched)) + (await watchCloses(platform, watched.prices))
  return { fired, ended: await endAlerts(platform) }
}

/** Looks at every coin whose price somebody waits for. */
async function watchPrices(platform: Platform, watched: Watched): Promise<number> {
  const { prices } = watched
  const symbols = await waitedSymbols(platform.database, false)
  let fired = 0
  for (let i = 0; i < symbols.length; i += coinsAtOnce) {
    const tickers = await prices.tickers(symbols.slice(i, i + coinsAtOnce))
    for (const [symbol, { value: day, provenance }] of tickers) {
      // An old price says nothing about now; the next look will.
      if (!provenance.isStale) fired += await lookAt(platform, watched, symbol, day)
    }
  }
  return fired
}

type Needed = { prices: Rates; basis: Basis }

/** Tells everybody who waits for what a coin costs now. Returns how many alerts came true. */
async function lookAt(
  platform: Platform,
  { prices, basis }: Needed,
  symbol: string,
  day: Day,
  onRung?: () => void,
): Promise<number> {
  const now = platform.clock.now()
  const met: Met[] = []
  for (const alert of await waitingFor(platform.database, symbol)) {
    const isOver = alert.endsAt !== null && alert.endsAt <= now
    // Without an exchange rate no alert in lira rings; the next look will have one.
    const perDollar = isOver ? null : await perDollarIn(alert.currency, prices)
    if (perDollar === null) continue
    const moment = await momentFor(alert, symbol, perDollar, day, basis)
    if (alert.awaitsReturn) {
      if (isBack(alert, moment)) await waitAgain(platform.database, alert.id, day.lastPrice, perDollar)
      continue
    }
    if (!isMet(alert, moment)) continue
    const usualMove = alert.kind === 'move' ? median((await basis.days(symbol)).moves.map(Math.abs)) : null
    const { range } = moment
    const happened = { usd: day.lastPrice, perDollar, ratio: ratioOf(alert, moment), range, usualMove, at: now }
    met.push({ alert, happened })
  }
  return ring(platform, prices, met, onRung)
}

/** Looks at the hours of every coin whose close somebody waits for. */
async function watchCloses(platform: Platform, prices: Prices): Promise<number> {
  const { database, clock, log } = platform
  let fired = 0
  for (const symbol of await waitedSymbols(database, true)) {
    const history = await prices.candles(symbol, '1h', hoursLookedAt).catch(error => {
      log.warn({ err: error, symbol }, 'no hours for the alerts of a coin')
    })
    if (!history) continue
    const met: Met[] = []
    for (const alert of await waitingFor(database, symbol)) {
      const perDollar = alert.kind === 'close' ? await perDollarIn(alert.currency, prices) : null
      if (perDollar === null) continue
      const closed = closedBeyond(alert, history.value.candles, clock.now().getTime(), perDollar)
      if (!closed) continue
      const nothing = { ratio: null, range: null, usualMove: null }
      const happened = { usd: closed.usd, perDollar, ...nothing, at: new Date(closed.closedMs) }
      met.push({ alert, happened })
    }
    fired += await ring(platform, prices, met)
  }
  return fired
}

/** An alert that came true, and how. */
interface Met {
  alert: Alert
  happened: Rang
}

/** What came and what is to be sent are written together or not at all. How many rang: one that was told before does not. */
async function ring(
  { database, clock }: Platform,
  prices: Rates,
  met: readonly Met[],
  onRung = () => {},
): Promise<number> {
  let rung = 0
  for (let i = 0; i < met.length; i += rungAtOnce) {
    const part = met.slice(i, i + rungAtOnce)
    const shownTo = await moneyOf(
      database,
      prices,
      part.map(({ alert }) => alert),
    )
    rung += await database.transaction(async tx => {
      const now = clock.now()
      const once = await markFired(
        tx,
        part.filter(({ alert }) => !alert.repeats),
        now,
      )
      const outgoing: Outgoing[] = []
      for (const { alert, happened } of part) {
        const again = () => markRang(tx, alert.id, happened, now, new Date(now.getTime() - apartMs))
        const rungId = alert.repeats ? await again() : once.has(alert.id) ? alert.id : null
        if (rungId) outgoing.push(rungMessage(rungId, alert, happened, shownTo, now))
      }
      await send(tx, now, outgoing)
      return outgoing.length
    })
    // What rang first leaves while the rest still rings.
    if (rung) onRung()
  }
  return rung
}

const rungMessage = (id: string, alert: Alert, happened: Rang, shownTo: ShownTo, now: Date): Outgoing => ({
  ...about(id, alert, now, worthMs),
  happenedAt: happened.at,
  data: alertData(id, alert, happened),
  say: to => alertMessage(to, alert, { ...happened, shown: shownTo(alert, to) }),
})

const about = (id: string, { accountId, symbol }: Alert, now: Date, forMs: number) => ({
  ...{ accountId, key: alertKey(id), kind: 'alert' as const, urgency: 'high' as const },
  ...{ path: coinPath(symbol), tag: tagOf(id), expiresAt: new Date(now.getTime() + forMs) },
})

async function endAlerts({ database, clock }: Platform): Promise<number> {
  const now = clock.now()
  return database.transaction(async tx => {
    const over = await endOver(tx, now, endedAtOnce)
    const message = (alert: Alert): Outgoing => {
      const waitedMs = (alert.endsAt ?? now).getTime() - alert.createdAt.getTime()
      const days = Math.max(1, Math.round(waitedMs / DAY_MS))
      return {
        ...about(alert.id, alert, now, DAY_MS),
        happenedAt: now,
        // A program must not take it for one that rang.
        event: 'alert.ended',
        data: ranOutData(alert),
        say: ({ language }) => ranOutMessage(language, alert, days),
      }
    }
    await send(tx, now, over.map(message))
    return over.length
  })
}

/** What a coin cost at most and at least since somebody looked. */
interface Unseen {
  highest: Day
  lowest: Day
  sinceMs: number
}

/**
 * Looks at prices as they arrive, in the one instance with the stream. While a second is looked at the next ones
 * wait, and of those the highest and the lowest price count: no level that was touched is missed, also where a look fails.
 * What rang is sent at once.
 */
export function alertWatcher(
  platform: Platform,
  needed: Needed,
  onRung: () => void,
): (changed: Changed, isFirst: boolean) => Promise<void> {
  const waiting = new Map<string, Unseen>()
  const wait = (symbol: string, { highest, lowest, sinceMs }: Unseen) => {
    const held = waiting.get(symbol) ?? { highest, lowest, sinceMs }
    waiting.set(symbol, {
      highest: highest.lastPrice > held.highest.lastPrice ? highest : held.highest,
      lowest: lowest.lastPrice < held.lowest.lastPrice ? lowest : held.lowest,
      sinceMs: Math.min(sinceMs, held.sinceMs),
    })
  }
  let isLooking = false
  return async (changed, isFirst) => {
    if (!isFirst) return
    const nowMs = platform.clock.now().getTime()
    if (!isLooking) for (const [symbol, { sinceMs }] of waiting) if (nowMs - sinceMs > oldMs) waiting.delete(symbol)
    for (const { symbol, ...day } of changed) wait(symbol, { highest: day, lowest: day, sinceMs: nowMs })
    if (isLooking) return
    isLooking = true
    const unseen = new Map<string, Unseen>()
    try {
      while (waiting.size) {
        for (const [symbol, days] of waiting) unseen.set(symbol, days)
        waiting.clear()
        for (const symbol of await waitedSymbols(platform.database, false)) {
          const { highest, lowest } = unseen.get(symbol) ?? {}
          if (highest) await lookAt(platform, needed, symbol, highest, onRung)
          if (lowest && lowest !== highest) await lookAt(platform, needed, symbol, lowest, onRung)
          unseen.delete(symbol)
        }
        unseen.clear()
      }
    } catch (error) {
      // They are looked at with the next price, and the look of every minute finds what is true by then.
      for (const [symbol, days] of unseen) wait(symbol, days)
      platform.log.debug({ err: error }, 'alerts wait')
    } finally {
      isLooking = false
    }
  }
}
