import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import type { Get } from '../fetching/get.ts'
import { happen, movableTime } from '../testing/time.ts'
import { countRefusals } from './setup.ts'
import { chooseSource, startMarket } from './start.ts'

type Asked = 'live' | 'simulated' | 'auto'

const refuse: Get = async () => {
  throw new TypeError('fetch failed')
}
const options = (marketSource: Asked, get: Get) => ({
  config: { marketSource, simSeed: 1, isProduction: false },
  clock: movableClock(),
  log: createLog('silent'),
  metrics: new Registry(),
  get,
})

describe('which market is opened', () => {
  it.each<[Asked, 'in production' | 'elsewhere', 'reachable' | 'unreachable', 'live' | 'simulated']>([
    ['live', 'elsewhere', 'unreachable', 'live'],
    ['live', 'in production', 'unreachable', 'live'],
    ['simulated', 'elsewhere', 'reachable', 'simulated'],
    ['simulated', 'in production', 'reachable', 'simulated'],
    ['auto', 'elsewhere', 'reachable', 'live'],
    ['auto', 'elsewhere', 'unreachable', 'simulated'],
    ['auto', 'in production', 'reachable', 'live'],
    ['auto', 'in production', 'unreachable', 'live'],
  ])('%s, %s, exchanges %s: %s', async (marketSource, place, network, source) => {
    const config = { marketSource, isProduction: place === 'in production' }
    expect(await chooseSource(config, async () => network === 'reachable')).toBe(source)
  })
})

describe('a market that opens by itself', () => {
  it('is live when one exchange answers, whoever it is', async () => {
    const onlyOkx: Get = async (url, signal) =>
      url.startsWith('https://www.okx.com')
        ? { status: 200, retryAfter: null, body: '{"code":"0"}' }
        : refuse(url, signal)
    expect((await startMarket(options('auto', onlyOkx))).source).toBe('live')
  })

  it('is simulated when none does, also when they only hang, after a second', async () => {
    const time = movableTime()
    const started = startMarket({ ...options('auto', () => new Promise(() => {})), time })
    await happen()
    time.forward(1_000)
    expect((await started).source).toBe('simulated')
  })

  it('stays live when the exchanges die later, and says that there are no prices', async () => {
    const market = await startMarket(options('live', refuse))
    await expect(market.check()).rejects.toMatchObject({ code: 'market.unavailable' })
    expect(market.source).toBe('live')
  })
})

describe('the simulated market', () => {
  it('uses the code path of the live one, and says that it is simulated', async () => {
    const market = await startMarket(options('simulated', refuse))
    const simulated = { source: 'simulated', venue: 'Simulator', ageMs: 0, isStale: false }
    const { value: coins, provenance } = await market.coins()
    expect(provenance).toEqual(simulated)
    expect(coins.length).toBeGreaterThanOrEqual(250)
    expect(coins[0]).toMatchObject({ id: 'bitcoin', symbol: 'BTC', rank: 1, exchanges: ['Simulator'] })
    const day = await market.ticker('BTC')
    const history = await market.candles('BTC', '15m', 1000)
    expect([day.provenance, history.provenance]).toEqual([simulated, simulated])
    expect(history.value.candles.time).toHaveLength(1000)
    expect(history.value.candles.close.at(-1), 'the ticker and the candle agree').toBe(day.value.lastPrice)
  })

  it('is never mixed with real exchanges', async () => {
    const market = await startMarket(options('simulated', refuse))
    market.useAddresses(['https://exchange.example'], refuse)
    await expect(market.ticker('NONE')).rejects.toMatchObject({ code: 'market.unknownCoin' })
  })
})

it('the log says at its usual level which venue turns us away, and nothing of what passes', () => {
  const lines: string[] = []
  const refusals = countRefusals(new Registry(), createLog('info', { write: line => lines.push(line) }))
  refusals('Bybit', 'blocked', 'status 403')
  refusals('Bybit', 'failing', 'status 502')
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ venue: 'Bybit', reason: 'blocked', says: 'status 403' }])
})
