import type { Language, ReplyOf, analysis as routes } from '@pusula/contract'
import {
  type Candles,
  forecastsOfYoung,
  offPegRatio,
  openingDays,
  sayMultiple,
  sayOpenings,
  sayPegged,
  sayWithoutCandles,
  sayWrapped,
  sayYoung,
  type Timeframe,
} from '@pusula/engine'
import { clockIn, datesIn, homeZone } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Coin, followedBy, type Market } from '../../market/index.ts'
import { leader } from '../analyst.ts'
import { daysOff, type Gaps, gapsOf } from './gaps.ts'

type CoinKind = ReplyOf<typeof routes.kind>

const dayMs = 86_400_000
const hourMs = 3_600_000
const hoursShown = 30 * 24

/** Whether a coin can be analysed, and what can be said of one that cannot. */
export function createKinds(market: Market, clock: Clock) {
  /** None where no exchange has any: that is an answer here. Where the leader's cannot be had either, it is a failure. */
  const candlesOf = async (symbol: string, timeframe: Timeframe, count: number): Promise<Candles | undefined> => {
    const history = await market.candles(symbol, timeframe, count).catch(async () => {
      await market.candles(leader, timeframe, count)
      return undefined
    })
    return history?.value.candles
  }

  const priceOf = async (symbol: string): Promise<number | null> =>
    market.ticker(symbol).then(
      ({ value }) => value.lastPrice,
      () => null,
    )

  async function kindOf(spelling: string, language: Language): Promise<CoinKind> {
    const coin = await market.findCoin(spelling)
    if (!coin) throw new Problem('market.unknownCoin')
    const { value: coins } = await market.coins()
    const followed = followedBy(coin, symbol => coins.some(other => other.symbol === symbol))
    const priceUsd = await priceOf(coin.symbol)
    const plain = { symbol: coin.symbol, name: coin.name, priceUsd, text: null, gap: null, young: null }
    if (followed?.kind === 'currency') return { ...plain, ...(await currency(coin, language)) }
    if (followed) {
      const base = coins.find(other => other.symbol === followed.base)
      if (base && followed.kind === 'wrapped') return { ...plain, ...(await wrapped(coin, base, language)) }
      if (base)
        return { ...plain, kind: 'multiple', text: sayMultiple({ name: coin.name, baseName: base.name }, language) }
    }
    return { ...plain, ...(await ownKind(coin, language)) }
  }

  async function currency(coin: Coin, language: Language) {
    const [hours, days] = await Promise.all([
      candlesOf(coin.symbol, '1h', hoursShown),
      candlesOf(coin.symbol, '1d', 365),
    ])
    const gaps = hours && gapsOf(hours, undefined, offPegRatio)
    if (!gaps) return { kind: 'currency' as const, text: sayWithoutCandles({ name: coin.name }, language) }
    const { time } = datesIn(language, clockIn(language === 'tr' ? homeZone : 'UTC'))
    const off = gaps.off && {
      hours: Math.max(1, Math.round((clock.now().getTime() - gaps.off.sinceMs) / hourMs)),
      lowUsd: gaps.off.lowUsd,
      lowAt: time(new Date(gaps.off.lowAtMs)),
      volumeRatio: null,
    }
    const text = sayPegged(
      {
        name: coin.name,
        peg: 'USD',
        priceUsd: 1 + gaps.nowRatio,
        gapRatio: gaps.nowRatio,
        widestGapRatio: gaps.widestBefore,
        off,
      },
      language,
    )
    const yearly = days && days.time.length >= 30 ? daysOff(days, offPegRatio) : null
    return { kind: 'currency' as const, text, gap: gapReply(gaps, { to: 'USD', toName: 'USD' }, yearly) }
  }

  async function wrapped(coin: Coin, base: Coin, language: Language) {
    const [own, other] = await Promise.all([
      candlesOf(coin.symbol, '1h', hoursShown),
      candlesOf(base.symbol, '1h', hoursShown),
    ])
    const gaps = own && other && gapsOf(own, other, offPegRatio)
    if (!gaps) return { kind: 'wrapped' as const, text: sayWithoutCandles({ name: coin.name }, language) }
    const basePriceUsd = other.close[other.close.length - 1] ?? 0
    const text = sayWrapped(
      {
        name: coin.name,
        baseName: base.name,
        unitsPerCoin: gaps.unitsPerCoin,
        priceUsd: own.close[own.close.length - 1] ?? 0,
        basePriceUsd,
        gapRatio: gaps.nowRatio,
        lowGapRatio: gaps.lowRatio,
        highGapRatio: gaps.highRatio,
      },
      language,
    )
    return { kind: 'wrapped' as const, text, gap: gapReply(gaps, { to: base.symbol, toName: base.name }, null) }
  }

  /** A coin of its own: analysed, too young for it, or without anything to read. */
  async function ownKind(coin: Coin, language: Language) {
    const days = await candlesOf(coin.symbol, '1d', openingDays.terms + 1)
    const firstMs = days?.time[0]
    if (!days || firstMs === undefined)
      return { kind: 'no-candles' as const, text: sayWithoutCandles({ name: coin.name }, language) }
    const now = clock.now().getTime()
    const ageDays = Math.floor((now - firstMs) / dayMs)
    if (ageDays >= openingDays.plans) return { kind: 'ordinary' as const }
    const openings = sayOpenings(ageDays, language).map(({ what, inDays }) => ({
      what,
      neededDays: openingDays[what],
      opensOn: inDays === 0 ? null : new Date(now + inDays * dayMs).toISOString(),
    }))
    const ranges = ageDays >= openingDays.hourRanges ? await shortRanges(coin.symbol, days, now) : []
    return {
      kind: 'new' as const,
      text: sayYoung({ name: coin.name, ageDays }, language),
      young: { ageDays, openings, ranges },
    }
  }

  async function shortRanges(symbol: string, days: Candles, now: number) {
    const [quarters, hours] = await Promise.all([candlesOf(symbol, '15m', 1000), candlesOf(symbol, '1h', 1000)])
    const priceUsd = quarters?.close[quarters.close.length - 2]
    if (!quarters || !hours || priceUsd === undefined) return []
    const found = forecastsOfYoung({ now, priceUsd, candles15m: quarters, candles1h: hours, candles1d: days })
    return (['15min', '1hour'] as const).flatMap(horizon => {
      const range = found[horizon]?.range80
      return range ? [{ horizon, lowUsd: range.lowUsd, highUsd: range.highUsd }] : []
    })
  }

  return kindOf
}

const gapReply = (gaps: Gaps, { to, toName }: { to: string; toName: string }, yearly: number | null) => ({
  to,
  toName,
  unitsPerCoin: gaps.unitsPerCoin,
  nowRatio: gaps.nowRatio,
  lowRatio: gaps.lowRatio,
  highRatio: gaps.highRatio,
  farthestRatio: gaps.farthest.ratio,
  farthestAt: new Date(gaps.farthest.atMs).toISOString(),
  daysOff: yearly,
  isOff: gaps.off !== null,
  history: gaps.history,
})
