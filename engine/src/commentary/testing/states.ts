import { DAY_MS } from '@pusula/words'
import { type Analysis, analyse } from '../../analysis/analyse.ts'
import { type Candles, slice, type Timeframe, timeframeMs } from '../../candles.ts'
import { firstSince } from '../../facts/past.ts'
import { seededChance } from '../../forecasts/sample-market.ts'

/** A made-up market whose timeframes agree: calm and wild weeks, drifts that turn, crashes, busy and thin days. */
interface Market {
  readonly startMs: number
  readonly endMs: number
  readonly candles: Readonly<Record<Timeframe, Candles>>
}

const quarterMs = timeframeMs['15m']
const marketDays = 520
const pick = <T>(items: readonly T[], chance: () => number): T => items[Math.floor(chance() * items.length)]

const startsUsd = [1.3e-8, 7.4e-6, 0.0021, 0.41, 0.97, 2.9, 96, 162, 990, 3_400, 65_000, 1_200_000]

export function marketOf(seed: number): Market {
  const chance = seededChance(seed)
  const count = marketDays * 96
  const column = () => new Float64Array(count)
  const run = { time: column(), open: column(), high: column(), low: column(), close: column(), volume: column() }
  const startMs = Date.UTC(2024, 5, 3)
  const quarterMove = pick([0.0006, 0.0015, 0.003, 0.005], chance)
  // Every third one is steady: it climbs a little, and its days are alike.
  const isSteady = seed % 3 === 0
  let [priceUsd, pace, drift, busy] = [startsUsd[seed % startsUsd.length], 1, isSteady ? 0.012 : 0, 1]
  for (let i = 0; i < count; i++) {
    if (i % 96 === 0 && chance() < 0.12) pace = pick(isSteady ? [0.8, 1] : [0.35, 0.6, 0.9, 1, 1.3, 2.4], chance)
    if (i % 96 === 0 && chance() < 0.05 && !isSteady) drift = pick([-0.06, -0.03, 0, 0, 0.03, 0.06], chance)
    if (i % 96 === 0 && chance() < 0.2 && !isSteady) busy = pick([0.3, 0.5, 0.8, 1, 1.2, 1.6, 4], chance)
    const isCrash = chance() < 0.0004 && !isSteady
    const shock = isCrash ? -25 * quarterMove * (1 + chance()) : 0
    const move = quarterMove * (pace * (chance() + chance() + chance() - 1.5) * 1.6 + drift) + shock
    const close = priceUsd * Math.exp(Math.max(move, -0.3))
    run.time[i] = startMs + i * quarterMs
    run.open[i] = priceUsd
    run.close[i] = close
    run.high[i] = Math.max(priceUsd, close) * (1 + quarterMove * pace * chance() * 0.5)
    run.low[i] = Math.min(priceUsd, close) * (1 - quarterMove * pace * chance() * 0.5)
    run.volume[i] = (busy * (0.5 + chance())) / startsUsd[seed % startsUsd.length]
    priceUsd = close
  }
  const candles = { '15m': run, '1h': grouped(run, 4), '4h': grouped(run, 16), '1d': grouped(run, 96) }
  return { startMs, endMs: startMs + count * quarterMs, candles }
}

function grouped({ time, open, high, low, close, volume }: Candles, size: number): Candles {
  const count = time.length / size
  const column = () => new Float64Array(count)
  const run = { time: column(), open: column(), high: column(), low: column(), close: column(), volume: column() }
  for (let i = 0; i < count; i++) {
    const start = i * size
    let [most, least, traded] = [high[start], low[start], 0]
    for (let j = start; j < start + size; j++) {
      if (high[j] > most) most = high[j]
      if (low[j] < least) least = low[j]
      traded += volume[j]
    }
    run.time[i] = time[start]
    run.open[i] = open[start]
    run.high[i] = most
    run.low[i] = least
    run.close[i] = close[start + size - 1]
    run.volume[i] = traded
  }
  return run
}

export interface State {
  readonly analysis: Analysis
  readonly coin: { readonly symbol: string; readonly name: string }
}

const names = ['Bitcoin', 'Ethereum', 'Solana', 'Lodos', 'XRP', 'Pepe', 'Shiba Inu', 'BNB', '1inch', 'PAX Gold']
const shownCount = 1_000

/** What an analysis says of such markets at moments of any kind, of old coins and of young ones. */
export function statesOf(count: number): State[] {
  const perMarket = 125
  const states: State[] = []
  for (let seed = 1; states.length < count; seed++) {
    const market = marketOf(seed)
    const chance = seededChance(1_000 + seed)
    for (let i = 0; i < perMarket && states.length < count; i++) {
      const isYoung = chance() < 0.12
      const ageDays = isYoung ? chance() * 130 : 400
      const at = Math.floor((market.startMs + (400 + chance() * (marketDays - 400)) * DAY_MS) / quarterMs) * quarterMs
      const listedMs = isYoung ? Math.floor((at - ageDays * DAY_MS) / DAY_MS) * DAY_MS : market.startMs
      const analysis = analyse({
        now: at,
        candles: seenAt(market.candles, listedMs, at),
        leaderTrend: chance() < 0.3 ? null : 0.4 * chance() - 0.2,
        leaderActivity: chance() < 0.5 ? null : { swingRatio: 0.4 + chance(), volumeRatio: 0.4 + chance() },
        news: chance() < 0.5 ? null : { meanTone: chance() - 0.5, count: 4 },
        headlines: chance() < 0.5 ? null : { count: Math.floor(40 * chance() ** 3), usualCount: 9 * chance() },
      })
      const name = names[(seed + i) % names.length]
      if (analysis.kind === 'ready') states.push({ analysis, coin: { symbol: name.slice(0, 4).toUpperCase(), name } })
    }
  }
  return states
}

function seenAt(candles: Market['candles'], fromMs: number, at: number): Record<Timeframe, Candles> {
  const seen = (timeframe: Timeframe) => {
    const end = firstSince(candles[timeframe], at - timeframeMs[timeframe] + 1)
    return slice(candles[timeframe], Math.max(end - shownCount, firstSince(candles[timeframe], fromMs)), end)
  }
  return { '15m': seen('15m'), '1h': seen('1h'), '4h': seen('4h'), '1d': seen('1d') }
}
