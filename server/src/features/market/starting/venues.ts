import type { Exchange as Box } from '@pusula/simulator'
import type { VenueName } from '../../../config.ts'
import { binance } from '../exchanges/binance.ts'
import { btcTurk } from '../exchanges/btcturk.ts'
import { bybit } from '../exchanges/bybit.ts'
import { type CoinList, coinGecko } from '../exchanges/coingecko.ts'
import { coinPaprika } from '../exchanges/coinpaprika.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { LiraVenue } from '../exchanges/lira.ts'
import { okx } from '../exchanges/okx.ts'
import { paribu } from '../exchanges/paribu.ts'
import { exchangeRates, type PastRates, type RateSource, referenceRates } from '../exchanges/rates.ts'
import { simulatedGet, simulatedHosts } from '../exchanges/simulator.ts'
import type { Get } from '../fetching/get.ts'
import { localRateLimit, type RateLimit } from '../fetching/rate-limit.ts'
import { type Ask, createSource } from '../fetching/source.ts'
import type { Time } from '../fetching/time.ts'
import type { Allowance } from '../fetching/token-bucket.ts'
import type { Refusals } from './setup.ts'
import type { VenueHealth } from './venue-health.ts'

/** Configuration of a venue. */
export interface Reach {
  get: Get
  time: Time
  refusals: Refusals
  venueHealth: VenueHealth
  /** One for all instances, where there is a database; else each counts for itself. */
  rateLimitOf?: (venue: string, allowance: Allowance) => RateLimit
}

interface Venues {
  exchanges: Exchange[]
  /** In the order in which they are asked. */
  lists: CoinList[]
  /** Those that trade against the lira. */
  lira: LiraVenue[]
  /** Who says what a dollar is worth, besides those that trade against the lira. */
  exchangeRates: RateSource[]
  bankRates: RateSource[]
  pastRates: PastRates[]
}

/** Where the venues answer without a key. Binance keeps this host for its public data. */
export const liveAddresses: Addresses = {
  binance: 'https://data-api.binance.vision',
  bybit: 'https://api.bybit.com',
  okx: 'https://www.okx.com',
  btcTurk: 'https://api.btcturk.com',
  btcTurkGraph: 'https://graph-api.btcturk.com',
  paribu: 'https://api.paribu.com',
  coinGecko: 'https://api.coingecko.com',
  coinPaprika: 'https://api.coinpaprika.com',
}
export type Addresses = Record<VenueName, string>

/** Where the first of them speaks by itself, by the same rule. */
export const liveStream = 'wss://data-stream.binance.vision'

/** Who pays CoinGecko is served elsewhere. */
export const coinGeckoProAddress = 'https://pro-api.coingecko.com'

const frankfurter = 'https://api.frankfurter.dev'

const maxWaitMs = 1_000
/** Half of what each publishes, since others may share our address; all of our instances share these. */
const allowances = {
  binance: { burst: 1_000, perSecond: 50, maxWaitMs },
  bybit: { burst: 100, perSecond: 60, maxWaitMs },
  okx: { burst: 10, perSecond: 5, maxWaitMs },
  btcTurk: { burst: 10, perSecond: 5, maxWaitMs },
  btcTurkGraph: { burst: 30, perSecond: 0.5, maxWaitMs },
  paribu: { burst: 10, perSecond: 5, maxWaitMs },
  coinGecko: { burst: 5, perSecond: 5 / 60, maxWaitMs },
  coinGeckoKey: { burst: 10, perSecond: 0.5, maxWaitMs },
  coinPaprika: { burst: 3, perSecond: 1 / 240, maxWaitMs },
  frankfurter: { burst: 5, perSecond: 5 / 60, maxWaitMs },
  simulator: { burst: Number.MAX_SAFE_INTEGER, perSecond: 1, maxWaitMs },
} satisfies Record<string, Allowance>

const exchangeLimitMs = 2_500
const listLimitMs = 6_000
/** It always answers: on a machine that has a lot to do it takes its time, and is not taken for silent. */
const boxLimitMs = 60_000

interface Manner {
  allowance: Allowance
  timeoutMs?: number
  headers?: Record<string, string>
  leftIn?: (headers: Record<string, string>) => number | undefined
}

type Base = () => string | Promise<string>

function askAt(reach: Reach, venue: string, base: Base, manner: Manner): Ask {
  const { get, time, refusals, venueHealth, rateLimitOf = (_, rateLimit) => localRateLimit(rateLimit, time) } = reach
  const { allowance, timeoutMs = exchangeLimitMs, ...rest } = manner
  const refused = ({ reason, message }: { reason: Parameters<Refusals>[1]; message: string }) =>
    refusals(venue, reason, message)
  const ask = createSource({ base, get, time, rateLimit: rateLimitOf(venue, allowance), timeoutMs, refused, ...rest })
  return async (path, weight, read) => {
    try {
      const facts = await ask(path, weight, read)
      venueHealth.worked(venue)
      return facts
    } catch (error) {
      venueHealth.failed(venue, error)
      throw error
    }
  }
}

/** Binance counts what our address has used of 6,000 in this minute; half of it is ours. */
const leftAtBinance = (headers: Record<string, string>) => left(headers['x-mbx-used-weight-1m'], used => 3_000 - used)

/** Bybit says how many calls are left of those that it allows in these seconds. */
const leftAtBybit = (headers: Record<string, string>) => left(headers['x-bapi-limit-status'], rest => rest)

const left = (said: string | undefined, of: (count: number) => number): number | undefined =>
  said && /^\d+$/.test(said) ? of(Number(said)) : undefined

interface LiveOptions {
  addresses?: () => Addresses | Promise<Addresses>
  coinGeckoKey?: { key: string; plan: 'demo' | 'pro' } | undefined
}

export function liveVenues(reach: Reach, { addresses = () => liveAddresses, coinGeckoKey }: LiveOptions = {}): Venues {
  const at = (name: keyof Addresses) => async () => (await addresses())[name]
  const askBinance = askAt(reach, 'Binance', at('binance'), { allowance: allowances.binance, leftIn: leftAtBinance })
  const keyHeader = coinGeckoKey && { [`x-cg-${coinGeckoKey.plan}-api-key`]: coinGeckoKey.key }
  const toCoinGecko = {
    allowance: keyHeader ? allowances.coinGeckoKey : allowances.coinGecko,
    timeoutMs: listLimitMs,
    ...(keyHeader && { headers: keyHeader }),
  }
  const toCoinPaprika = { allowance: allowances.coinPaprika, timeoutMs: listLimitMs }
  const turkish = btcTurk(
    askAt(reach, 'BtcTurk', at('btcTurk'), { allowance: allowances.btcTurk }),
    askAt(reach, 'BtcTurk candles', at('btcTurkGraph'), { allowance: allowances.btcTurkGraph }),
    reach.time.nowMs,
  )
  const bank = referenceRates(
    askAt(reach, 'Frankfurter', () => frankfurter, { allowance: allowances.frankfurter }),
    'Frankfurter',
  )
  const binanceRates = exchangeRates(askBinance, 'Binance')
  return {
    exchanges: [
      binance(askBinance),
      bybit(askAt(reach, 'Bybit', at('bybit'), { allowance: allowances.bybit, leftIn: leftAtBybit })),
      okx(askAt(reach, 'OKX', at('okx'), { allowance: allowances.okx })),
      turkish,
    ],
    lists: [
      coinGecko(askAt(reach, 'CoinGecko', at('coinGecko'), toCoinGecko)),
      coinPaprika(askAt(reach, 'CoinPaprika', at('coinPaprika'), toCoinPaprika)),
    ],
    lira: [turkish, paribu(askAt(reach, 'Paribu', at('paribu'), { allowance: allowances.paribu }))],
    exchangeRates: [binanceRates],
    bankRates: [bank],
    pastRates: [binanceRates, bank],
  }
}

/** The simulated exchange, through the same adapter as the live ones. */
export function simulatedVenues(box: Box, { time, refusals, venueHealth }: Omit<Reach, 'get'>): Venues {
  const venue = 'Simulator'
  const askHost = (name: string, host: string) =>
    askAt({ get: simulatedGet(box, time), time, refusals, venueHealth }, name, () => `http://${host}`, {
      allowance: allowances.simulator,
      timeoutMs: boxLimitMs,
    })
  const ask = askHost(venue, 'simulator')
  const askBtcTurk = askHost('BtcTurk', simulatedHosts.btcTurk)
  const bank = referenceRates(ask, venue)
  return {
    exchanges: [binance(ask, venue)],
    lists: [coinGecko(ask, venue)],
    lira: [btcTurk(askBtcTurk, askBtcTurk, time.nowMs), paribu(askHost('Paribu', simulatedHosts.paribu))],
    exchangeRates: [exchangeRates(ask, venue)],
    bankRates: [bank],
    pastRates: [bank],
  }
}

/** An exchange of the owner's choice that speaks like the first live one. */
export function compatibleExchange(reach: Reach, address: string): Exchange {
  const venue = new URL(address).host
  return binance(
    askAt(reach, venue, () => address.replace(/\/+$/, ''), { allowance: allowances.binance }),
    venue,
  )
}
