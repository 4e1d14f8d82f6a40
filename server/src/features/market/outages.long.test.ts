import { timeframeMs } from '@pusula/engine'
import { afterAll, describe, expect, it } from 'vitest'
import type { History, Sourced, Ticker } from './facts.ts'
import { liveVenueCoins, openLiveVenues } from './testing/live-venues.ts'
import { type Fault, failures } from './testing/upstream.ts'
import { wrongAnswers } from './testing/wrong-answers.ts'

const street = await openLiveVenues()
afterAll(() => street.close())
const { market, box, time, upstreams, truths, metrics, settled } = street

const faults: Fault[] = [...failures, ...wrongAnswers]
const stepMs = 5_000
const breakerMs = 30_000

/** Chance that is the same in every run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
const chance = seeded(11)

function expectTrue({ value, provenance }: Sourced<Ticker>) {
  const said = `${value.symbol} ${value.lastPrice}`
  expect(truths.has(said), said).toBe(true)
  expect(provenance.ageMs).toBeLessThanOrEqual(300_000)
}

function expectTrueCandles(symbol: string, { value: { candles, missing } }: Sourced<History>) {
  const truth = box.candles(symbol, '15m', { limit: 100, nowMs: time.nowMs() }) ?? []
  const closes = new Map(truth.map(({ openMs, close }) => [openMs, close]))
  const closed = [...candles.time].slice(0, -1)
  expect([...candles.close].slice(0, -1)).toEqual(closed.map(openMs => closes.get(openMs)))
  expect(closed.every((openMs, i) => openMs === (candles.time[0] ?? 0) + i * timeframeMs['15m'])).toBe(true)
  expect(missing).toEqual([])
}

describe('ten minutes of venues that hang, lie, truncate and limit', () => {
  it('let no wrong number through and fail with "unavailable" alone', async () => {
    await settled(market.coins())
    const endMs = time.nowMs() + 600_000
    let asked = 0
    let answered = 0
    while (time.nowMs() < endMs) {
      for (const { state } of upstreams)
        if (chance() < 0.4) state.fault = chance() < 0.3 ? undefined : faults[Math.floor(chance() * faults.length)]
      time.forward(stepMs)
      const symbol = liveVenueCoins[Math.floor(chance() * liveVenueCoins.length)] ?? 'BTC'
      const [price, prices, history] = await settled(
        Promise.allSettled([market.ticker(symbol), market.tickers(liveVenueCoins), market.candles(symbol, '15m', 48)]),
      ).then(outcome => (outcome.status === 'fulfilled' ? outcome.value : []))
      if (price?.status === 'fulfilled') expectTrue(price.value)
      if (prices?.status === 'fulfilled') for (const one of prices.value.values()) expectTrue(one)
      if (history?.status === 'fulfilled') expectTrueCandles(symbol, history.value)
      for (const outcome of [price, history]) {
        if (outcome?.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'market.unavailable' })
        else answered++
        asked++
      }
    }
    expect(answered / asked, 'most questions were answered all the same').toBeGreaterThan(0.5)
  })

  it('leave the last price with its age, marked as expired', async () => {
    for (const { state } of upstreams) state.fault = undefined
    time.forward(breakerMs)
    const told = await settled(market.ticker('SOL'))
    for (const { state } of upstreams) state.fault = 'failing'
    time.forward(41 * 60_000)
    expect(await settled(market.ticker('SOL'))).toMatchObject({ reason: { code: 'market.unavailable' } })
    const last = market.lastTicker('solusdt')
    expect(last?.value).toEqual(told.status === 'fulfilled' && told.value.value)
    expect(last?.provenance.ageMs).toBeGreaterThanOrEqual(41 * 60_000)
    expect(market.lastTicker('NOTACOIN')).toBeUndefined()
  })

  it('are recovered from one circuit-breaker period after they end', async () => {
    for (const { state } of upstreams) state.fault = undefined
    time.forward(breakerMs)
    const outcome = await settled(market.ticker('BTC'))
    expect(outcome).toMatchObject({ value: { provenance: { venue: 'Binance', isStale: false } } })
    expect(await settled(market.candles('BTC', '15m', 48))).toMatchObject({
      value: { provenance: { venue: 'Binance', isStale: false } },
    })
  })

  it('are in the metrics, by venue and by reason', async () => {
    const text = await metrics.metrics()
    for (const venue of ['Binance', 'Bybit', 'OKX']) expect(text).toContain(`venue="${venue}"`)
    const reasons = new Set([...text.matchAll(/reason="(\w+)"/g)].map(([, reason]) => reason))
    expect(reasons.size, [...reasons].join(', ')).toBeGreaterThan(5)
  })
})
