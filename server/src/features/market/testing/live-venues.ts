import { createExchange } from '@pusula/simulator'
import { Registry } from 'prom-client'
import { createLog } from '../../../platform/log.ts'
import type { Ticker } from '../facts.ts'
import { type Get, httpGet } from '../fetching/get.ts'
import { startMarket } from '../starting/start.ts'
import { happen, movableTime } from './time.ts'
import { openVenues } from './venues.ts'

export const liveVenueCoins = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE', 'ADA']

/**
 * A live market whose four exchanges and list are local servers in front of one exchange in a box, and whose time moves
 * only when nothing else does: while every request on its way hangs and everybody waits.
 */
export async function openLiveVenues() {
  const time = movableTime()
  const box = createExchange({ seed: 7 })
  const truths = new Set<string>()
  const truth = ({ symbol, lastPrice }: Ticker) => truths.add(`${symbol} ${lastPrice}`)
  const venues = await openVenues({ box, symbols: liveVenueCoins, nowMs: time.nowMs, truth })
  const { upstreams, addresses } = venues

  const underWay = new Set<string>()
  let requests = 0
  const get: Get = async (url, signal) => {
    const trace = String(++requests)
    underWay.add(trace)
    try {
      return await httpGet(`${url}${url.includes('?') ? '&' : '?'}trace=${trace}`, signal)
    } finally {
      underWay.delete(trace)
      for (const { state } of upstreams) state.hanging.delete(trace)
    }
  }
  const hangs = (trace: string) => upstreams.some(({ state }) => state.hanging.has(trace))

  /** Waits for the outcome, letting time pass whenever nothing else can happen. */
  async function settled<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
    let outcome: PromiseSettledResult<T> | undefined
    Promise.allSettled([work]).then(([result]) => {
      outcome = result
    })
    while (!outcome) {
      await happen()
      if (!outcome && [...underWay].every(hangs)) time.forwardToNext()
    }
    return outcome
  }

  const metrics = new Registry()
  const market = await startMarket({
    config: { marketSource: 'live', simSeed: 1, isProduction: true },
    clock: { now: () => new Date(time.nowMs()) },
    log: createLog('silent'),
    metrics,
    get,
    time,
    addresses: () => addresses,
  })
  return {
    ...venues,
    market,
    box,
    time,
    metrics,
    /** Every price that was true when somebody asked for it, as "BTC 91000.1". */
    truths,
    get,
    settled,
  }
}
