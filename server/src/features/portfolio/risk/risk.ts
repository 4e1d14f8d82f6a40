import type { Holding, Risk } from '@pusula/contract'
import {
  type Correlations,
  correlationHours,
  correlationsOf,
  forecastsOfYoung,
  type HourlyCloses,
  portfolioRange,
  type Stake,
  wholePercents,
} from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import { limitedTo } from '../../../platform/concurrency.ts'
import type { Database } from '../../../platform/db/db.ts'
import { followedBy, type Market } from '../../market/index.ts'
import { learntOf, widestDay } from '../../record/index.ts'
import type { SaidRange } from '../store/ranges.ts'

export type RiskSource = Pick<Market, 'source' | 'candles'>

/** Coin limit of the risk: the smaller ones count as coins without a range. */
const maxCoins = 40
const coinsAtOnce = 6
/** What is forecast at least this often is forecast now. */
const lately = DAY_MS

interface ReadCoin {
  symbol: string
  halfWidth: number | null
  hours: HourlyCloses
}

/** Works out the likely range of a portfolio for the day ahead. */
export function riskReader(database: Database, clock: Clock, market: RiskSource) {
  const { run } = limitedTo(coinsAtOnce)

  async function readCoin(symbol: string, priceUsd: number): Promise<ReadCoin | undefined> {
    const now = clock.now().getTime()
    const read = async (timeframe: '15m' | '1h' | '1d') => (await market.candles(symbol, timeframe, 1000)).value.candles
    const [candles15m, candles1h, candles1d, learnt] = await Promise.all([
      read('15m'),
      read('1h'),
      read('1d'),
      learntOf(database, market.source, symbol),
    ])
    const found = forecastsOfYoung({ now, priceUsd, candles15m, candles1h, candles1d, ...learnt })
    // The last candle is still forming.
    const whole = candles1h.time.filter(time => time + HOUR_MS <= now).length
    const from = Math.max(0, whole - correlationHours)
    const hours = { time: candles1h.time.slice(from, whole), close: candles1h.close.slice(from, whole) }
    return { symbol, halfWidth: found['1day']?.halfWidth ?? null, hours }
  }

  return async (holdings: readonly Holding[]): Promise<SaidRange | undefined> => {
    const stakes = holdings.flatMap(({ coinSymbol, coinName, currentValue }): Stake[] => {
      const value = Number(currentValue ?? 0)
      const isStable = followedBy({ symbol: coinSymbol, name: coinName }, () => false)?.kind === 'currency'
      return value > 0 ? [{ coin: coinSymbol, value, ...(isStable && { stable: true }) }] : []
    })
    const prices = Object.fromEntries(
      holdings.flatMap(({ coinSymbol, currentPrice }) => (currentPrice ? [[coinSymbol, currentPrice]] : [])),
    )
    const asked = stakes.filter(({ stable }) => !stable).slice(0, maxCoins)
    const read = await Promise.all(
      asked.map(({ coin }) => run(() => readCoin(coin, prices[coin] ?? 0)).catch(() => undefined)),
    )
    const coins = read.filter(coin => coin !== undefined)
    const widest = await widestDay(database, market.source, new Date(clock.now().getTime() - lately))
    const halfWidths = {
      ...Object.fromEntries(coins.map(({ symbol, halfWidth }) => [symbol, halfWidth])),
      // Under a name that no coin has: it is the widest of all that the product forecasts.
      ...(widest && { '*': widest }),
    }
    const range = portfolioRange(stakes, { halfWidths, correlations: correlationsFor(coins) })
    return range ? { stakes, prices, range } : undefined
  }
}

const correlationsFor = (coins: readonly ReadCoin[]): Correlations =>
  correlationsOf(Object.fromEntries(coins.map(({ symbol, hours }) => [symbol, hours])))

/** What was worked out, in the words of the contract. */
export function shownRisk(said: SaidRange | undefined): Risk['risk'] {
  if (!said) return null
  const { valueUsd, stableShare, range80, measured, shares, assumed, leftOut } = said.range
  const risks = wholePercents(shares.map(({ risk }) => risk))
  const moneys = wholePercents(shares.map(({ money }) => money))
  return {
    valueUsd,
    stableShare,
    range: range80,
    measured,
    shares: shares.map(({ coin }, i) => ({
      coinSymbol: coin,
      moneyPercent: moneys[i] ?? 0,
      riskPercent: risks[i] ?? 0,
    })),
    assumed: [...assumed],
    leftOut: [...leftOut],
  }
}
