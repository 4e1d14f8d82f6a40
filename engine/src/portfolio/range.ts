import type { Correlations } from './correlations.ts'

/** Money in a coin, in dollars; a stablecoin stands for its dollars. */
export interface Stake {
  readonly coin: string
  readonly value: number
  readonly stable?: boolean
}

interface Ends {
  readonly lowUsd: number
  readonly highUsd: number
}

/** Who carries the risk: its share of the money in coins, and of the movement. */
interface RiskShare {
  readonly coin: string
  readonly money: number
  readonly risk: number
}

export interface PortfolioRange {
  readonly valueUsd: number
  readonly stableShare: number
  /** Of the whole, for a day ahead; null where too much money is in coins without a range. */
  readonly range80: Ends | null
  /** In logarithms, of the part in coins; null with the range. */
  readonly halfWidth: number | null
  /** Stablecoins and coins with a range alone; the whole where nothing is missing. */
  readonly measured: Ends & { readonly valueUsd: number }
  /** At 5, 10, … 95 %; null with the range. */
  readonly quantiles: readonly number[] | null
  /** The largest first; they add up to one. */
  readonly shares: readonly RiskShare[]
  /** Coins without a range that were counted cautiously, and those that were not counted. */
  readonly assumed: readonly string[]
  readonly leftOut: readonly string[]
  /** What the range would be if all coins moved as one. */
  readonly addedUp: Ends | null
}

/** Half widths of the day's ranges of all coins that are forecast now, and how alike they move. */
interface RiskMarket {
  readonly halfWidths: Readonly<Record<string, number | null | undefined>>
  readonly correlations: Correlations
}

/** Standardised moves of the day ahead at 55, 60, … 95 %: a half width is the eighth times the scale. */
const moves = [0.1299, 0.2608, 0.4037, 0.5575, 0.7364, 0.9473, 1.2038, 1.5619, 2.1925] as const
const move80 = moves[7]
/** A coin without a forecast moves so many times as much as the widest of all that have one; at most this part of the coins. */
const noRangeTimes = 1.5
const noRangeShare = 0.2

interface Part {
  coin: string
  value: number
  move: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const hasRange = (halfWidth: number | null | undefined): halfWidth is number =>
  halfWidth !== null && halfWidth !== undefined && halfWidth > 0 && halfWidth < Number.POSITIVE_INFINITY

/** The likely range of a whole portfolio for the day ahead, and who carries its risk; null where there is nothing in it. */
export function portfolioRange(stakes: readonly Stake[], market: RiskMarket): PortfolioRange | null {
  const { stable, money, refused } = sorted(stakes)
  const known = money.filter(({ coin }) => hasRange(market.halfWidths[coin]))
  const missing = money.filter(({ coin }) => !hasRange(market.halfWidths[coin]))
  const [inKnown, inMissing] = [known, missing].map(some => sum(some.map(({ value }) => value))) as [number, number]
  const valueUsd = stable + inKnown + inMissing
  if (!(valueUsd > 0)) return null

  const rho = pairsOf(market.correlations)
  const parts = known.map(
    ({ coin, value }): Part => ({
      coin,
      value,
      move: (value * (market.halfWidths[coin] ?? 0)) / move80,
    }),
  )
  const measured = combined(parts, rho)
  const widest = Math.max(0, ...Object.values(market.halfWidths).filter(hasRange)) / move80
  const isCounted = missing.length > 0 && widest > 0 && inMissing <= noRangeShare * (inKnown + inMissing)
  const cautious = missing.map(({ coin, value }): Part => ({ coin, value, move: value * noRangeTimes * widest }))
  const names = new Set(missing.map(({ coin }) => coin))
  const all = isCounted ? [...parts, ...cautious] : parts
  const whole = isCounted ? combined(all, (a, b) => (names.has(a) || names.has(b) ? 1 : rho(a, b))) : measured
  const isComplete = (isCounted || missing.length === 0) && refused.length === 0

  const inCoins = sum(all.map(({ value }) => value))
  /** Stablecoins stay, coins go from one end to the other. */
  const at = (scale: number, coins: number, move: number) =>
    stable + (coins > 0 ? coins * Math.exp((move * scale) / coins) : 0)
  const ends = (scale: number, coins: number): Ends => ({
    lowUsd: at(scale, coins, -move80),
    highUsd: at(scale, coins, move80),
  })
  const levels = [...moves.map(move => -move).reverse(), 0, ...moves]
  return {
    valueUsd,
    stableShare: stable / valueUsd,
    range80: isComplete ? ends(whole.scale, inCoins) : null,
    halfWidth: !isComplete ? null : inCoins > 0 ? (move80 * whole.scale) / inCoins : 0,
    measured: { valueUsd: stable + inKnown, ...ends(measured.scale, inKnown) },
    quantiles: isComplete ? levels.map(move => at(whole.scale, inCoins, move)) : null,
    shares: all
      .map(({ coin, value }, i) => ({ coin, money: value / inCoins, risk: whole.risk[i] ?? 0 }))
      .sort((a, b) => b.risk - a.risk || (a.coin < b.coin ? -1 : 1)),
    assumed: isCounted ? missing.map(({ coin }) => coin) : [],
    leftOut: [...(isCounted ? [] : missing.map(({ coin }) => coin)), ...refused],
    addedUp: isComplete ? ends(sum(all.map(({ move }) => move)), inCoins) : null,
  }
}

/** Money by coin; what is owed or no number is refused by name. */
function sorted(stakes: readonly Stake[]) {
  const money = new Map<string, number>()
  const refused = new Set<string>()
  let stable = 0
  for (const { coin, value, stable: isStable } of stakes) {
    if (value === 0) continue
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) refused.add(coin)
    else if (isStable) stable += value
    else money.set(coin, (money.get(coin) ?? 0) + value)
  }
  const byName = [...money].sort(([one], [other]) => (one < other ? -1 : 1))
  return { stable, refused: [...refused], money: byName.map(([coin, value]) => ({ coin, value })) }
}

function pairsOf({ coins, rho, average }: Correlations) {
  const places = new Map(coins.map((coin, i) => [coin, i]))
  return (one: string, other: string): number => {
    if (one === other) return 1
    const [i, j] = [places.get(one), places.get(other)]
    return i === undefined || j === undefined ? average : (rho[i]?.[j] ?? average)
  }
}

/**
 * The scale of all together, and each part's share of it: since the scale doubles with the money, the shares add up to one
 * (Euler). No correlation is below zero, and so no share is.
 */
function combined(parts: readonly Part[], rho: (one: string, other: string) => number) {
  const pulls = parts.map(a => sum(parts.map(b => rho(a.coin, b.coin) * b.move)))
  const variance = sum(parts.map((a, i) => a.move * (pulls[i] ?? 0)))
  return {
    scale: Math.sqrt(variance),
    risk: parts.map((a, i) => (variance > 0 ? (a.move * (pulls[i] ?? 0)) / variance : 0)),
  }
}

/** Shares as whole percents that add up to exactly 100: the largest remainders are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  if (shares.length === 0) return []
  const exact = shares.map(share => 100 * share)
  const percents = exact.map(percent => Math.floor(percent + 1e-9))
  const left = Math.round(100 - sum(percents))
  const byRemainder = exact.map((percent, i) => ({ i, rest: percent - (percents[i] ?? 0) }))
  byRemainder.sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of byRemainder.slice(0, left)) percents[i] = (percents[i] ?? 0) + 1
  return percents
}

/** A range as it was issued, with the money and the prices of that moment. */
export interface IssuedRange {
  readonly stakes: readonly Stake[]
  readonly prices: Readonly<Record<string, number>>
  readonly range80: Ends | null
}

export interface RangeGrade {
  readonly valueUsd: number
  readonly isInside: boolean
  readonly isBelow: boolean
}

/**
 * What became of a portfolio that was left as it was: trades and fees of the day do not count. Null where there was no range
 * or a price is missing, which is never taken for a hit.
 */
export function gradeRange(
  { stakes, prices, range80 }: IssuedRange,
  later: Readonly<Record<string, number>>,
): RangeGrade | null {
  if (!range80) return null
  let valueUsd = 0
  for (const { coin, value, stable } of stakes) {
    if (!(value > 0)) continue
    const growth = stable ? 1 : (later[coin] ?? Number.NaN) / (prices[coin] ?? Number.NaN)
    if (!(growth > 0)) return null
    valueUsd += value * growth
  }
  const { lowUsd, highUsd } = range80
  return { valueUsd, isInside: valueUsd >= lowUsd && valueUsd <= highUsd, isBelow: valueUsd < lowUsd }
}
