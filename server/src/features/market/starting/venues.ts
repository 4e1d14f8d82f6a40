import type { Exchange as Box } from '@pusula/simulator'
import type { Allowance } from '../asking/bucket.ts'
import type { Get } from '../asking/get.ts'
import { type Ask, createSource } from '../asking/source.ts'
import type { Time } from '../asking/time.ts'
import { binance } from '../exchanges/binance.ts'
import { bybit } from '../exchanges/bybit.ts'
import { type CoinList, coinGecko } from '../exchanges/coingecko.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { okx } from '../exchanges/okx.ts'
import { exchangeRates, type RateSource, referenceRates } from '../exchanges/rates.ts'
import { simulatedGet } from '../exchanges/simulator.ts'
import type { Pulse } from './pulse.ts'
import type { Refusals } from './setup.ts'

/** What it takes to reach a venue. */
interface Reach {
  get: Get
  time: Time
  refusals: Refusals
  pulse: Pulse
}

interface Venues {
  exchanges: Exchange[]
  list: CoinList
  rates: RateSource[]
}

/** Where the venues answer without a key. Binance keeps this host for its public data. */
export const liveAddresses = {
  binance: 'https://data-api.binance.vision',
  bybit: 'https://api.bybit.com',
  okx: 'https://www.okx.com',
  coinGecko: 'https://api.coingecko.com',
}

const frankfurter = 'https://api.frankfurter.dev'

const maxWaitMs = 1_000
/** Half of what each publishes, since several of our processes may share one address. */
const allowances = {
  binance: { burst: 1_000, perSecond: 50, maxWaitMs },
  bybit: { burst: 100, perSecond: 60, maxWaitMs },
  okx: { burst: 10, perSecond: 5, maxWaitMs },
  coinGecko: { burst: 5, perSecond: 5 / 60, maxWaitMs },
  frankfurter: { burst: 5, perSecond: 5 / 60, maxWaitMs },
  simulator: { burst: Number.MAX_SAFE_INTEGER, perSecond: 1, maxWaitMs },
} satisfies Record<string, Allowance>

const exchangeLimitMs = 2_500
const listLimitMs = 6_000

function askAt(reach: Reach, venue: string, base: string, allowance: Allowance, timeoutMs = exchangeLimitMs): Ask {
  const { get, time, refusals, pulse } = reach
  const refused = ({ reason, message }: { reason: Parameters<Refusals>[1]; message: string }) =>
    refusals(venue, reason, message)
  const ask = createSource({ base, get, time, allowance, timeoutMs, refused })
  return async (path, weight, read) => {
    try {
      const facts = await ask(path, weight, read)
      pulse.worked(venue)
      return facts
    } catch (error) {
      pulse.failed(venue, error)
      throw error
    }
  }
}

export function liveVenues(reach: Reach, addresses = liveAddresses): Venues {
  const askBinance = askAt(reach, 'Binance', addresses.binance, allowances.binance)
  return {
    exchanges: [
      binance(askBinance),
      bybit(askAt(reach, 'Bybit', addresses.bybit, allowances.bybit)),
      okx(askAt(reach, 'OKX', addresses.okx, allowances.okx)),
    ],
    list: coinGecko(askAt(reach, 'CoinGecko', addresses.coinGecko, allowances.coinGecko, listLimitMs)),
    rates: [
      exchangeRates(askBinance, 'Binance'),
      referenceRates(askAt(reach, 'Frankfurter', frankfurter, allowances.frankfurter), 'Frankfurter'),
    ],
  }
}

/** The exchange in a box, by the same road as the first live one. */
export function simulatedVenues(box: Box, { time, refusals, pulse }: Omit<Reach, 'get'>): Venues {
  const venue = 'Simulator'
  const ask = askAt(
    { get: simulatedGet(box, time), time, refusals, pulse },
    venue,
    'http://simulator',
    allowances.simulator,
  )
  return { exchanges: [binance(ask, venue)], list: coinGecko(ask, venue), rates: [referenceRates(ask, venue)] }
}

/** An exchange of the owner's choice that speaks like the first live one. */
export function compatibleExchange(reach: Reach, address: string): Exchange {
  const venue = new URL(address).host
  return binance(askAt(reach, venue, address.replace(/\/+$/, ''), allowances.binance), venue)
}
