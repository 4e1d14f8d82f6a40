import { DAY_MS } from '@pusula/words'
import type { Candles } from '../../candles.ts'
import { mean } from '../statistics.ts'

/** Result of a holding strategy over the whole time. */
export interface Posture {
  /** Standard deviation of a year's return, from daily ones. */
  readonly volatility: number
  /** From the highest value so far to the lowest after it. */
  readonly deepestFall: number
  readonly result: number
  /** The part of the money that was in coins, on average. */
  readonly invested: number
}

export interface PosturesResult {
  readonly days: number
  readonly hold: Posture
  readonly half: Posture
  /** A coin is held for a week if it rose over 28 days, else its part stays out. */
  readonly momentum: Posture
  /** "Being out half of the time halves the swings": by rule or always, who is out more swings about as much less. */
  readonly holds: boolean
}

const momentumDays = 28
const decideEveryDays = 7
const feePerSide = 0.001
const daysInYear = 365
/** How much more than its part of the money a posture may swing. */
const swingSlack = 1.5

/** Equal parts of all coins that trade, put right each day: all of it, half of it, or what momentum holds; null where days are too few. */
export function gradePostures(
  coins: readonly { readonly candles1d: Candles }[],
  fromMs: number,
  toMs: number,
): PosturesResult | null {
  const closes = coins.map(({ candles1d: { time, close } }) => new Map(Array.from(time, (at, i) => [at, close[i]])))
  const holders = { hold: startHolder(), half: startHolder(), momentum: startHolder() }
  const isHeld = coins.map(() => false)
  const known = [...new Set(closes.flatMap(closeOn => [...closeOn.keys()]))].sort((a, b) => a - b)
  let days = 0
  for (const dayMs of known.filter(at => at >= fromMs && at + DAY_MS < toMs)) {
    const decides = days % decideEveryDays === 0
    const returns: { own: number; isIn: boolean }[] = []
    closes.forEach((closeOn, coin) => {
      const [before, now, next] = [dayMs - momentumDays * DAY_MS, dayMs, dayMs + DAY_MS].map(at => closeOn.get(at))
      if (before === undefined || now === undefined || next === undefined) return
      if (decides) isHeld[coin] = now > before
      returns.push({ own: next / now - 1, isIn: isHeld[coin] })
    })
    if (returns.length === 0) continue
    days++
    const gain = mean(returns.map(({ own }) => own))
    const inside = returns.filter(({ isIn }) => isIn)
    holders.hold.live(1, gain)
    holders.half.live(0.5, gain / 2)
    holders.momentum.live(
      inside.length / returns.length,
      inside.reduce((sum, { own }) => sum + own, 0) / returns.length,
    )
  }
  if (days < 2 * momentumDays) return null
  const [hold, half, momentum] = [holders.hold.read(), holders.half.read(), holders.momentum.read()]
  const isInStep = ({ volatility, invested }: Posture) => volatility <= swingSlack * invested * hold.volatility
  return {
    days,
    hold,
    half,
    momentum,
    holds: isInStep(half) && isInStep(momentum) && half.deepestFall < hold.deepestFall,
  }
}

/** Money through the days; what changes hands pays its fee. */
function startHolder() {
  const daily: number[] = []
  let [value, highest, deepestFall, part, parts] = [1, 1, 0, 0, 0]
  return {
    live(invested: number, gain: number): void {
      const own = gain - feePerSide * Math.abs(invested - part)
      part = invested
      parts += invested
      daily.push(own)
      value *= 1 + own
      highest = Math.max(highest, value)
      deepestFall = Math.max(deepestFall, 1 - value / highest)
    },
    read(): Posture {
      const usual = mean(daily)
      const variance = mean(daily.map(own => (own - usual) ** 2))
      const volatility = Math.sqrt(variance * daysInYear)
      return { volatility, deepestFall, result: value - 1, invested: parts / daily.length }
    },
  }
}
