import { createExchange } from '@pusula/simulator'
import type { Config } from '../../../config.ts'
import type { Broadcast } from '../../../platform/broadcast/broadcast.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Metrics } from '../../../platform/http/metrics.ts'
import type { Log } from '../../../platform/log.ts'
import type { ListStore } from '../coins/lists.ts'
import type { CoinName } from '../coins/merge.ts'
import { noOwnCoins, type OwnCoins } from '../coins/own/own.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { RateCurrency } from '../exchanges/rates.ts'
import { withTether } from '../exchanges/tether.ts'
import { type Get, httpGet } from '../fetching/get.ts'
import { realTime, type Time } from '../fetching/time.ts'
import { withTimeout } from '../fetching/timeout.ts'
import { createMarket, type OwnedMarket } from '../market.ts'
import { createDailyCloses, type DailyCloses } from '../prices/daily-closes.ts'
import { createDayRates, type DayRate } from '../prices/day-rates.ts'
import { createLiraBoards, type LocalPrice } from '../prices/lira.ts'
import { createRates, type Rates } from '../prices/rates.ts'
import { exchangeSocket, simulatedSocket } from '../stream/socket.ts'
import { readBoard, saveBoard } from '../stream/store.ts'
import { createStream, type Stream } from '../stream/stream.ts'
import { symbolOf } from '../symbols.ts'
import { countRefusals, type MarketSettings, usualSettings } from './setup.ts'
import { createVenueHealth, type VenueState } from './venue-health.ts'
import { type Addresses, compatibleExchange, liveVenues, type Reach, simulatedVenues } from './venues.ts'

interface StartOptions {
  config: Pick<Config, 'marketSource' | 'simSeed' | 'isProduction'>
  clock: Clock
  log: Log
  metrics: Metrics
  settings?: () => Promise<MarketSettings>
  ownCoins?: () => Promise<OwnCoins>
  get?: Get
  time?: Time
  addresses?: () => Addresses | Promise<Addresses>
  coinGeckoKey?: Config['coinGeckoKey']
  rateLimitOf?: Reach['rateLimitOf']
  listStore?: ListStore
  /** What it takes to let prices arrive by themselves; without it everything is asked for. */
  streaming?: Streaming
}

interface Streaming {
  database: Db
  broadcast: Broadcast
  /** Where the first live exchange speaks, if it does. */
  address: () => Promise<string | undefined>
  userAgent: string
}

/** A market that is running, and the ways the owner can change it. */
export interface RunningMarket extends OwnedMarket {
  /** What one dollar is worth in other currencies; null where nobody can be believed. */
  rates(): Promise<Rates>
  /** What a coin costs at the Turkish exchanges; none while nobody knows what a dollar is worth. */
  localPrices(spelling: string): Promise<LocalPrice[]>
  /** What one dollar was worth on a past day, or the nearest one before; undefined where nobody knows. */
  rateOn(currency: RateCurrency, atMs: number): Promise<DayRate | undefined>
  /** The closes of whole days as far back as exchanges tell them, ten years at most. */
  dailyCloses(spelling: string): Promise<DailyCloses>
  /** Prices that arrive by themselves, from when it is started. */
  stream: Stream | undefined
  /** How the venues answer this process. */
  venues(): VenueState[]
  /** Exchanges to ask when the usual ones fail, by address; these and no others from now on. */
  useAddresses(addresses: readonly string[], get: Get): void
}

const probeLimitMs = 1_000

/** Opens the market the configuration asks for, and says which one it is. */
export async function startMarket(options: StartOptions): Promise<RunningMarket> {
  const { config, clock, log, metrics, settings, get = httpGet, time = realTime(clock) } = options
  const refusals = countRefusals(metrics, log)
  const venueHealth = createVenueHealth(time)
  const reach = {
    get,
    time,
    refusals,
    venueHealth: venueHealth,
    ...(options.rateLimitOf && { rateLimitOf: options.rateLimitOf }),
  }
  const live = liveVenues(reach, options)
  const source = await chooseSource(config, () => isReachable(live.exchanges, time))
  const box = createExchange({ seed: config.simSeed })
  const venues = source === 'live' ? live : simulatedVenues(box, reach)
  const { lists } = venues
  const all = venues.exchanges.map(withTether)
  const lira = createLiraBoards({ venues: venues.lira, time, refusals })
  const rates = createRates({
    sources: [...venues.exchangeRates, ...lira.rateSources, ...venues.bankRates],
    time,
    refusals,
  })
  let stream: Stream | undefined
  const { streaming } = options
  const exchanges = streaming
    ? all.map((exchange, place) => shared(exchange, streaming, () => stream, place === 0))
    : all
  if (source === config.marketSource || source === 'live') log.info({ source }, 'market')
  else log.warn({ source }, 'no exchange could be reached: prices are simulated')

  let added = new Map<string, Exchange>()
  const market = createMarket(
    {
      source,
      exchanges: () => [...exchanges, ...added.values()],
      lists,
      // What was made up is not kept.
      listStore: source === 'live' ? options.listStore : undefined,
      time,
      refusals,
      ownCoins: options.ownCoins ?? (async () => noOwnCoins),
      settings: async () => (await settings?.().catch(() => undefined)) ?? usualSettings,
    },
    once(() => new Map(box.coins(time.nowMs()).map(({ symbol, id, name }) => [symbol, { id, name }]))),
  )
  const venue = exchanges[0]?.venue ?? ''
  const open =
    source === 'simulated'
      ? simulatedSocket(box, time)
      : streaming && exchangeSocket(streaming.address, streaming.userAgent)
  if (streaming && open) {
    const { boards } = market
    stream = createStream({ ...streaming, venue, open, boards, time, log, refusals, metrics })
  }
  const closesOf = createDailyCloses(market, time.nowMs)
  return {
    ...market,
    stream,
    rates,
    localPrices: async spelling => {
      const [{ value }, { TRY: rate }] = await Promise.all([market.ticker(spelling), rates()])
      return rate ? lira.pricesOf(value.symbol, value.lastPrice * rate.perDollar) : []
    },
    rateOn: createDayRates({ sources: venues.pastRates, time }),
    dailyCloses: spelling => closesOf(symbolOf(spelling)),
    venues: () => venueHealth.seen([...exchanges, ...added.values(), ...lists].map(({ venue }) => venue)),
    useAddresses: (addresses, guardedGet) => {
      // A simulated price and a real one never stand side by side.
      if (source === 'simulated') return
      const known = added
      added = new Map(
        addresses.map(address => [
          address,
          known.get(address) ?? compatibleExchange({ ...reach, get: guardedGet }, address),
        ]),
      )
    },
  }
}

/** A board that another instance heard or asked for a moment ago is taken, and the exchange is left alone. */
const shared = (
  exchange: Exchange,
  { database }: Streaming,
  stream: () => Stream | undefined,
  isStreamed: boolean,
): Exchange => ({
  ...exchange,
  tickers: async () => {
    // The instance with the stream stores its board once it was validated; one that has not begun to listen shares nothing.
    const isShared = stream()?.isStarted() && !(isStreamed && stream()?.isLeading())
    if (!isShared) return exchange.tickers()
    const saved = await readBoard(database, exchange.venue).catch(() => undefined)
    if (saved) return saved
    const asked = await exchange.tickers()
    await saveBoard(database, exchange.venue, asked, 0).catch(() => 0)
    return asked
  },
})

/** Simulated prices are for whoever asks for them by name, and for places without a network that are not in production. */
export async function chooseSource(
  { marketSource, isProduction }: Pick<Config, 'marketSource' | 'isProduction'>,
  canReach: () => Promise<boolean>,
): Promise<'live' | 'simulated'> {
  if (marketSource !== 'auto') return marketSource
  return isProduction || (await canReach()) ? 'live' : 'simulated'
}

async function isReachable(exchanges: readonly Exchange[], time: Time): Promise<boolean> {
  const anyAnswer = Promise.any(exchanges.map(exchange => exchange.ping()))
  return withTimeout(probeLimitMs, time, () => anyAnswer).then(
    () => true,
    () => false,
  )
}

function once(make: () => Map<string, CoinName>): () => Map<string, CoinName> {
  let made: Map<string, CoinName> | undefined
  return () => {
    made ??= make()
    return made
  }
}
