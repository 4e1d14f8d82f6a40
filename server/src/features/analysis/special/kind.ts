import type { Language, ProblemCode, ReplyOf, analysis as routes } from '@pusula/contract'
import {
  type Candles,
  completedCount,
  describeMultiple,
  describeOpenings,
  describePegged,
  describeSilent,
  describeStill,
  describeWithoutCandles,
  describeWrapped,
  describeYoung,
  forecastsOfYoung,
  type Horizon,
  horizons,
  offPegRatio,
  openingDays,
  slice,
  type Timeframe,
} from '@pusula/engine'
import { clockIn, DAY_MS, datesIn, HOUR_MS, homeZone, MINUTE_MS } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/problem.ts'
import { type Coin, followedBy, type Market } from '../../market/index.ts'
import { leader } from '../analyst.ts'
import { daysOff, type Gaps, gapsOf, withNow } from './gaps.ts'

type CoinKind = ReplyOf<typeof routes.kind>

const hoursShown = 30 * 24
/** Candles of a year, cached: whoever analyses the coin next finds the same days. */
const daysRead = 365
/** As many days as the shorter ranges are measured from: without a move in all of them there is nothing to measure. */
const stillDays = 7

/** The newest analysis of a coin that the one who asks has, with its range for a day later. */
export type SavedOf = (symbol: string) => Promise<{ at: Date; lowUsd: number; highUsd: number } | null>
const nothingSaved: SavedOf = async () => null

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

  const timeIn = (language: Language) => datesIn(language, clockIn(language === 'tr' ? homeZone : 'UTC')).time

  /** No exchange has said anything of it for minutes, though one did before. */
  async function silent(coin: Coin, language: Language, savedOf: SavedOf) {
    const last = market.lastTicker(coin.symbol)
    if (!last) return null
    const { ageMs } = last.provenance
    const time = timeIn(language)
    const saved = await savedOf(coin.symbol)
    const text = describeSilent(
      {
        name: coin.name,
        minutes: Math.floor(ageMs / MINUTE_MS),
        lastUsd: last.value.lastPrice,
        lastAt: time(new Date(clock.now().getTime() - ageMs)),
        saved: saved && { ...saved, at: time(saved.at) },
      },
      language,
    )
    return { kind: 'silent' as const, text }
  }

  const isSilent = async ({ symbol }: Coin) =>
    (await priceOf(symbol)) === null && market.lastTicker(symbol) !== undefined

  async function kindOf(spelling: string, language: Language, savedOf: SavedOf = nothingSaved): Promise<CoinKind> {
    const coin = await market.findCoin(spelling)
    if (!coin) throw new Problem('market.unknownCoin')
    const { value: coins } = await market.coins()
    const followed = followedBy(coin, symbol => coins.some(other => other.symbol === symbol))
    const priceUsd = await priceOf(coin.symbol)
    const plain = { symbol: coin.symbol, name: coin.name, priceUsd, text: null, follows: null, gap: null, young: null }
    const outage = priceUsd === null ? await silent(coin, language, savedOf) : null
    if (outage) return { ...plain, ...outage }
    if (followed?.kind === 'currency') return { ...plain, ...(await currency(coin, language)) }
    if (followed) {
      const base = coins.find(other => other.symbol === followed.base)
      const follows = base ? { symbol: base.symbol, name: base.name } : null
      if (base && followed.kind === 'wrapped') return { ...plain, follows, ...(await wrapped(coin, base, language)) }
      const text = describeMultiple({ name: coin.name, baseName: follows?.name ?? followed.base }, language)
      return { ...plain, follows, kind: 'multiple', text }
    }
    return { ...plain, ...(await ownKind(coin, language)) }
  }

  async function currency(coin: Coin, language: Language) {
    const [hours, days] = await Promise.all([
      candlesOf(coin.symbol, '1h', hoursShown),
      candlesOf(coin.symbol, '1d', daysRead),
    ])
    const gaps = hours && gapsOf(hours, undefined, offPegRatio)
    if (!gaps) return { kind: 'currency' as const, text: describeWithoutCandles({ name: coin.name }, language) }
    const time = timeIn(language)
    const off = gaps.off && {
      hours: Math.max(1, Math.round((clock.now().getTime() - gaps.off.sinceMs) / HOUR_MS)),
      lowUsd: gaps.off.lowUsd,
      lowAt: time(new Date(gaps.off.lowAtMs)),
      volumeRatio: null,
    }
    const text = describePegged(
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

  const ended = (hours: Candles) => slice(hours, 0, completedCount(hours, '1h', clock.now().getTime()))

  async function wrapped(coin: Coin, base: Coin, language: Language) {
    const [own, other] = await Promise.all([
      candlesOf(coin.symbol, '1h', hoursShown),
      candlesOf(base.symbol, '1h', hoursShown),
    ])
    // Hours that have not ended were read at two moments; the prices of now are of one.
    const gaps = own && other && gapsOf(ended(own), ended(other), offPegRatio)
    const [priceUsd, basePriceUsd] = await Promise.all([priceOf(coin.symbol), priceOf(base.symbol)])
    if (!gaps || !priceUsd || !basePriceUsd)
      return { kind: 'wrapped' as const, text: describeWithoutCandles({ name: coin.name }, language) }
    const now = withNow(gaps, priceUsd / basePriceUsd, clock.now().getTime())
    const text = describeWrapped(
      {
        name: coin.name,
        baseName: base.name,
        unitsPerCoin: now.unitsPerCoin,
        priceUsd,
        basePriceUsd,
        gapRatio: now.nowRatio,
        lowGapRatio: now.lowRatio,
        highGapRatio: now.highRatio,
      },
      language,
    )
    return { kind: 'wrapped' as const, text, gap: gapReply(now, { to: base.symbol, toName: base.name }, null) }
  }

  /** A coin of its own: analysed, too young for it, never moving, or without anything to read. */
  async function ownKind(coin: Coin, language: Language) {
    const { name } = coin
    const { days, ageDays } = await pastOf(coin.symbol)
    if (!days) return { kind: 'no-candles' as const, text: describeWithoutCandles({ name }, language) }
    const stoodDays = daysWithoutMove(days)
    if (stoodDays >= stillDays) {
      const priceUsd = days.close[days.close.length - 1] ?? 0
      return { kind: 'still' as const, text: describeStill({ name, priceUsd, days: stoodDays }, language) }
    }
    if (ageDays >= openingDays.plans) return { kind: 'ordinary' as const }
    const now = clock.now().getTime()
    const openings = describeOpenings(ageDays, language).map(({ what, inDays }) => ({
      what,
      neededDays: openingDays[what],
      opensOn: inDays === 0 ? null : new Date(now + inDays * DAY_MS).toISOString(),
    }))
    const ranges = await rangesOf(coin.symbol, days, now, horizonsAt(ageDays))
    return {
      kind: 'new' as const,
      text: describeYoung({ name, ageDays }, language),
      young: { ageDays, openings, ranges },
    }
  }

  async function pastOf(symbol: string): Promise<{ days: Candles | undefined; ageDays: number }> {
    const days = await candlesOf(symbol, '1d', daysRead)
    const firstMs = days?.time[0]
    if (!days || firstMs === undefined) return { days: undefined, ageDays: 0 }
    return { days, ageDays: Math.floor((clock.now().getTime() - firstMs) / DAY_MS) }
  }

  /** Why there is no analysis to pay for; null where there is one, and where nobody can tell: what fails is refunded. */
  async function refusalOf(spelling: string): Promise<ProblemCode | null> {
    const coin = await market.findCoin(spelling)
    if (!coin) return 'market.unknownCoin'
    if (await isSilent(coin)) return 'market.unavailable'
    if (coin.isPegged) return 'analysis.pegged'
    const past = await pastOf(coin.symbol).catch(() => null)
    if (!past) return null
    if (!past.days) return 'analysis.noCandles'
    if (daysWithoutMove(past.days) >= stillDays) return 'analysis.still'
    return past.ageDays < openingDays.plans ? 'analysis.notEnoughHistory' : null
  }

  async function rangesOf(symbol: string, days: Candles, now: number, open: readonly Horizon[]) {
    if (open.length === 0) return []
    const [quarters, hours] = await Promise.all([candlesOf(symbol, '15m', 1000), candlesOf(symbol, '1h', 1000)])
    const priceUsd = quarters?.close[quarters.close.length - 2]
    if (!quarters || !hours || priceUsd === undefined) return []
    const found = forecastsOfYoung({ now, priceUsd, candles15m: quarters, candles1h: hours, candles1d: days })
    return open.flatMap(horizon => {
      const range = found[horizon]?.range80
      return range ? [{ horizon, lowUsd: range.lowUsd, highUsd: range.highUsd }] : []
    })
  }

  return { kindOf, refusalOf }
}

/** The ranges that a coin of this age is old enough for. */
const horizonsAt = (ageDays: number): readonly Horizon[] =>
  ageDays >= openingDays.dayRanges ? horizons : ageDays >= openingDays.hourRanges ? ['15min', '1hour'] : []

/** For how many whole days, up to now, every trade had one price. */
function daysWithoutMove({ open, high, low, close }: Candles): number {
  const priceUsd = close[close.length - 1]
  const moved = close.findLastIndex((_, i) => [open[i], high[i], low[i], close[i]].some(usd => usd !== priceUsd))
  // The day that has not ended is no whole one.
  return Math.max(0, close.length - moved - 2)
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
