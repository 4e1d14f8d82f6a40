import type { AlertHours } from '@pusula/contract'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import type { Clock } from '../../../platform/clock.ts'
import type { Prices, Range } from '../prices.ts'
import { median, priceAt } from './rules.ts'

/** Daily statistics of a coin that alerts are measured by. */
interface Days {
  /** How far each of them went, as ratios, the newest last. */
  moves: readonly number[]
  usualVolumeUsd: number | null
}

/** What a price is held against beside itself. */
export interface Basis {
  /** What it cost so many hours ago; null where nobody knows. A day ago is what its ticker says. */
  before(symbol: string, hours: Exclude<AlertHours, 24>): Promise<number | null>
  /** Today's likely range; null where the coin has none. */
  range(symbol: string): Promise<Range | null>
  days(symbol: string): Promise<Days>
  /** How far the coin is from what it follows, as a ratio; null where it follows nothing, or nobody knows. */
  gap(symbol: string): Promise<number | null>
  /** Whether a coin that was new has an analysis; null where it never will, or nobody knows. */
  isOpen(symbol: string): Promise<boolean | null>
}

const shownDays = 90
const volumeDays = 30
/** More coins than anybody waits for at once; the oldest is forgotten first. */
const maxEntries = 2_000

/** The candles that know what a coin cost then. */
const candlesFor = {
  1: { timeframe: '15m', candleMs: 15 * MINUTE_MS, count: 7 },
  168: { timeframe: '1h', candleMs: HOUR_MS, count: 171 },
} as const

/**
 * Prices arrive every second; what they are held against changes more slowly and is asked for at most once a minute, also when
 * the answer was a failure, which holds no longer than that.
 */
export function createBasis(prices: Pick<Prices, 'candles' | 'dayRanges' | 'kindOf'>, clock: Clock): Basis {
  const nowMs = () => clock.now().getTime()
  const cached = <T>(freshMs: number, load: (key: string) => Promise<T>, otherwise: T) => {
    const known = new Map<string, { value: Promise<T>; untilMs: number }>()
    return (key: string): Promise<T> => {
      const found = known.get(key)
      if (found && nowMs() < found.untilMs) return found.value
      const asked = { value: load(key), untilMs: nowMs() + freshMs }
      asked.value = asked.value.catch(() => {
        asked.untilMs = Math.min(asked.untilMs, nowMs() + MINUTE_MS)
        return otherwise
      })
      const { value } = asked
      known.delete(key)
      known.set(key, asked)
      if (known.size > maxEntries) known.delete(known.keys().next().value ?? '')
      return value
    }
  }
  const before = (hours: 1 | 168) => {
    const { timeframe, candleMs, count } = candlesFor[hours]
    const load = async (symbol: string) => {
      const { value } = await prices.candles(symbol, timeframe, count)
      return priceAt(value.candles, candleMs, nowMs() - hours * HOUR_MS)
    }
    return cached(MINUTE_MS, load, null)
  }
  const [hourAgo, weekAgo] = [before(1), before(168)]
  const ranges = cached<ReadonlyMap<string, Range>>(MINUTE_MS, () => prices.dayRanges(), new Map())
  const loadDays = async (symbol: string): Promise<Days> =>
    daysOf((await prices.candles(symbol, '1d', shownDays + 2)).value.candles, nowMs())
  const days = cached(HOUR_MS, loadDays, { moves: [], usualVolumeUsd: null })
  // Both prices of a gap are of one moment: it is not worked out from one that has just arrived.
  const gap = cached(MINUTE_MS, async symbol => (await prices.kindOf(symbol)).gap?.nowRatio ?? null, null)
  const openings: Readonly<Record<string, boolean>> = { new: false, ordinary: true }
  const isOpen = cached(HOUR_MS, async symbol => openings[(await prices.kindOf(symbol)).kind] ?? null, null)
  return {
    before: (symbol, hours) => (hours === 1 ? hourAgo : weekAgo)(symbol),
    range: async symbol => (await ranges('')).get(symbol) ?? null,
    days,
    gap,
    isOpen,
  }
}

/** The days that are over. */
function daysOf(
  { time, close, volume }: { [Column in 'time' | 'close' | 'volume']: ArrayLike<number> },
  nowMs: number,
) {
  const over = Array.from(time).filter(openedMs => openedMs + DAY_MS <= nowMs).length
  const closes = Array.from(close).slice(0, over)
  const traded = closes.map((usd, place) => usd * (volume[place] ?? Number.NaN)).slice(-volumeDays)
  return {
    moves: closes
      .map((usd, place) => usd / (closes[place - 1] ?? Number.NaN) - 1)
      .slice(1)
      .slice(-shownDays),
    usualVolumeUsd: median(traded.filter(usd => usd > 0)),
  }
}
