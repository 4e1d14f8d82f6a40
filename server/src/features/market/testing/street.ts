import { createExchange } from '@pusula/simulator'
import { Registry } from 'prom-client'
import { createLog } from '../../../platform/log.ts'
import { type Get, httpGet } from '../asking/get.ts'
import type { Ticker } from '../facts.ts'
import { startMarket } from '../starting/start.ts'
import { binanceDialect, btcTurkDialect, bybitDialect, type Dialect, listDialect, okxDialect } from './dialects.ts'
import { happen, movableTime } from './time.ts'
import { startUpstream, type Upstream } from './upstream.ts'

/** Nobody lives there. */
const nowhere = 'http://127.0.0.1:1'

export const streetCoins = ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE', 'ADA']

/**
 * A live market whose four exchanges and list are local servers in front of one exchange in a box, and whose time moves
 * only when nothing else does: while every request on its way hangs and everybody waits.
 */
export async function openStreet() {
  const time = movableTime()
  const box = createExchange({ seed: 7 })
  const upstreams: Upstream[] = []
  const truths = new Set<string>()
  const truth = ({ symbol, lastPrice }: Ticker) => truths.add(`${symbol} ${lastPrice}`)
  const open = async (dialect: Dialect, factor: number) => {
    const upstream = await startUpstream({ box, symbols: streetCoins, dialect, nowMs: time.nowMs, factor, truth })
    upstreams.push(upstream)
    return upstream
  }
  const binance = await open(binanceDialect, 10)
  const bybit = await open(bybitDialect, 0.1)
  const okx = await open(okxDialect, 3)
  const btcTurk = await open(btcTurkDialect, 0.3)
  const coinGecko = await open(listDialect, 100)

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
    addresses: () => ({
      binance: binance.address,
      bybit: bybit.address,
      okx: okx.address,
      btcTurk: btcTurk.address,
      btcTurkGraph: btcTurk.address,
      paribu: nowhere,
      coinGecko: coinGecko.address,
      coinPaprika: nowhere,
    }),
  })
  return {
    market,
    box,
    time,
    metrics,
    binance,
    bybit,
    okx,
    btcTurk,
    coinGecko,
    upstreams,
    /** Every price that was true when somebody asked for it, as "BTC 91000.1". */
    truths,
    /** One more exchange, of the owner's choice. */
    openOwn: () => open(binanceDialect, 1),
    get,
    settled,
    close: () => Promise.all(upstreams.map(upstream => upstream.close())),
  }
}
