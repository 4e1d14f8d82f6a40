import type { Horizon } from './horizons.ts'
import { type HorizonParameters, parameters } from './parameters.ts'
import { meanSeasonFactor, slotMs } from './season.ts'
import { type Ends, longestKnown, type Past, readWindows, varianceFloor, type Windows } from './volatility.ts'

/** Size of a standardised move for each horizon, as a log return; undefined where nothing has moved yet. */
export function readScales(past: Past, ends: Ends, now: number): Record<Horizon, number> | undefined {
  const windows = fillWindows(readWindows(past, ends))
  if (!windows) return undefined
  const startMs = Math.floor(now / slotMs) * slotMs
  const one = (horizon: Horizon) => {
    const fitted = parameters[horizon]
    const variances = horizon === '15min' ? windows.perQuarter : windows.perHour
    return volatilityFrom(variances, fitted) * Math.sqrt(fitted.spans * meanSeasonFactor(startMs, fitted.slots))
  }
  return { '15min': one('15min'), '1hour': one('1hour'), '4hour': one('4hour'), '1day': one('1day') }
}

/** Where one kind of candle is missing or never moved, the other kind stands in; undefined when neither helps. */
function fillWindows({ perQuarter, perHour }: Windows): Windows | undefined {
  const known = (variances: readonly number[]) => variances[0] >= 0 && variances.some(variance => variance > 0)
  if (known(perQuarter) && known(perHour)) return { perQuarter, perHour }
  if (known(perHour)) return { perQuarter: perHour.map(variance => variance / 4), perHour }
  if (known(perQuarter)) return { perQuarter, perHour: perQuarter.map(variance => variance * 4) }
  return undefined
}

/** Weighted geometric mean of the windows. The longest known window takes over the weight of those that are missing. */
function volatilityFrom(variances: readonly number[], fitted: HorizonParameters): number {
  const longest = longestKnown(variances)
  const floor = varianceFloor(variances)
  let log = fitted.intercept
  fitted.weights.forEach((weight, i) => {
    const variance = i <= longest && variances[i] >= 0 ? variances[i] : variances[longest]
    log += (weight * Math.log(Math.max(variance, floor))) / 2
  })
  return Math.exp(log) * fitted.fewCandlesFactor[longest]
}
