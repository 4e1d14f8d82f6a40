import { MINUTE_MS } from '@pusula/words'
import { type Candles, eachColumn, fromRows, slice } from '../../candles.ts'
import type { ForecastInput } from '../forecast.ts'
import { type HourState, hourlyHorizons } from '../learning/hours.ts'
import { sampleMarket, seededChance } from '../sample-market.ts'

const none = fromRows([])

const usual = sampleMarket({ seed: 1, days: 520, tickUsd: 0.01, isCounted: true })
const coarse = sampleMarket({ seed: 2, days: 60, tickUsd: 0.5, now: Date.UTC(2026, 3, 25, 20) })
/** Test vector over a daylight-saving change of New York within the day ahead. */
const spring = sampleMarket({ seed: 3, days: 60, stepRatio: 0.003, now: Date.UTC(2025, 2, 9, 3), startUsd: 3e-6 })
const weekend = sampleMarket({ seed: 4, days: 5, now: Date.UTC(2025, 0, 18, 3, 15), stepRatio: 0.004 })

const last = (candles: Candles, count: number) => slice(candles, candles.time.length - count)

/** The same market a few minutes later, with the fine candles of the last hours. */
function later(market: ForecastInput, minutes: number, timeframe: '1m' | '5m', hours: number): ForecastInput {
  const chance = seededChance(9)
  const spanMs = timeframe === '1m' ? MINUTE_MS : 5 * MINUTE_MS
  const now = market.now + minutes * MINUTE_MS
  const start = now - hours * 60 * MINUTE_MS
  const step = () => 1 + 0.001 * (chance() - 0.5)
  let close = 120
  const rows = Array.from({ length: (now - start) / spanMs }, (_, i) => {
    const open = close
    close = open * step()
    const [high, low] = [
      Math.max(open, close) * (1 + 0.0004 * chance()),
      Math.min(open, close) * (1 - 0.0004 * chance()),
    ]
    return [start + i * spanMs, open, high, low, close, chance(), Math.round(40 * chance())]
  })
  return { ...market, now: now + 20_000, priceUsd: close, fine: { timeframe, candles: fromRows(rows) } }
}

/** The last hour fell by a third: what is short is wide at once, what is long is not yet. */
function crashed(market: ForecastInput): ForecastInput {
  const fallen = (column: Float64Array, ratio: number) =>
    column.map((value, i) => (i >= column.length - 2 ? value * ratio : value))
  const { candles15m } = market
  return {
    ...market,
    priceUsd: market.priceUsd * 0.7,
    candles15m: { ...candles15m, low: fallen(candles15m.low, 0.66), close: fallen(candles15m.close, 0.7) },
  }
}

const withoutTrades = ({ trades, ...candles }: Candles): Candles => eachColumn(candles, column => column)

const anHourState = Object.fromEntries(
  hourlyHorizons.map((horizon, h) => [
    horizon,
    Array.from(
      { length: 24 },
      (_, hour) => Math.round(500 * Math.sin(3 * hour + h)) / 1e4 + (hour === 12 ? 0.1 * h : 0),
    ),
  ]),
) as unknown as HourState

/** Markets that nobody traded on, one for every way a forecast can be made. */
export const markets: Record<string, ForecastInput> = {
  'everything known': usual,
  'no trade counts': { ...usual, candles15m: withoutTrades(usual.candles15m) },
  'with what was learnt': {
    ...usual,
    calibration: { '15min': -0.04, '1hour': 0.03, '4hour': 0.1, '1day': -0.01 },
    hours: anHourState,
  },
  'a crash: longer ranges are raised': crashed(usual),
  'minutes, seven past the quarter': later(usual, 7, '1m', 4),
  'five minutes, ten past the quarter': later(usual, 10, '5m', 5),
  'fine candles that fill no hour': later(usual, 4, '1m', 0.5),
  'inside an open candle': { ...usual, now: usual.now - 7 * MINUTE_MS },
  'one hour too few': { ...usual, candles1h: last(usual.candles1h, 719) },
  'sixty days': { ...usual, candles1d: last(usual.candles1d, 60) },
  'a hundred quarters': { ...usual, candles15m: last(usual.candles15m, 100), candles1h: none, candles1d: none },
  'a quarter missing': {
    ...usual,
    candles15m: eachColumn(usual.candles15m, column => column.filter((_, i) => i !== column.length - 50)),
  },
  'hours alone': { ...usual, candles15m: none },
  'a coarse grid': coarse,
  'a coarse grid, not kept': { ...coarse, tickUsd: 0 },
  'another grid': { ...coarse, tickUsd: 0.25 },
  'a day with 23 hours in New York': spring,
  'a winter weekend': { ...weekend, candles15m: last(weekend.candles15m, 20), candles1h: none, candles1d: none },
}
