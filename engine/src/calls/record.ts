import { normal80 } from './rivals.ts'
import { type CallRange, outcomeOf } from './score.ts'

/** A call that is over, with the day that it was given on. */
export interface EndedCall extends CallRange {
  readonly day: string
  readonly endUsd: number
}

export interface HeldRate {
  ratio: number
  low: number
  high: number
}

const aim = 0.8
const z90 = 1.6448536269514722

/**
 * How often something held, and between which rates the true one lies nine times in ten (Wilson 1927). Calls of one day fall together: they
 * count as few as the spread between days says, and where nothing or everything held, as their days.
 */
export function heldRate(calls: readonly { day: string; isHeld: boolean }[]): HeldRate {
  const count = calls.length
  const held = calls.filter(({ isHeld }) => isHeld).length
  const ratio = held / count
  const days = new Map<string, { held: number; count: number }>()
  for (const { day, isHeld } of calls) {
    const known = days.get(day) ?? { held: 0, count: 0 }
    days.set(day, { held: known.held + Number(isHeld), count: known.count + 1 })
  }
  const squares = [...days.values()].reduce((sum, day) => sum + (day.held - ratio * day.count) ** 2, 0)
  const spread = squares / (count * ratio * (1 - ratio))
  const draws = ratio === 0 || ratio === 1 || days.size < 2 ? days.size : count / Math.max(1, spread)
  const middle = (ratio + z90 ** 2 / (2 * draws)) / (1 + z90 ** 2 / draws)
  const reach = (z90 * Math.sqrt((ratio * (1 - ratio)) / draws + z90 ** 2 / (4 * draws ** 2))) / (1 + z90 ** 2 / draws)
  return { ratio, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** By how much a range would have to be widened about its middle to hold what came; below 1 where it held. */
export function neededWidening({ lowUsd, highUsd, endUsd }: EndedCall): number {
  const half = (highUsd - lowUsd) / 2
  return Math.abs(endUsd - (lowUsd + half)) / half
}

const heldAt = (calls: readonly EndedCall[], factor: number) =>
  calls.filter(call => neededWidening(call) <= factor).length

export interface CallRecord {
  rate: HeldRate
  /** Clearly below the aim, clearly above, or so near that luck explains it. */
  reading: 'narrow' | 'near' | 'wide'
  /** The smallest widening in tenths with which the aim would have been reached. */
  widened: { factor: number; held: number } | null
  heldIfHalved: number
}

/** What somebody's calls say of how well they judge. */
export function callRecord(calls: readonly EndedCall[]): CallRecord {
  const rate = heldRate(calls.map(call => ({ day: call.day, isHeld: outcomeOf(call, call.endUsd) === 0 })))
  const reading = rate.high < aim ? 'narrow' : rate.low > aim ? 'wide' : 'near'
  const needed = calls.map(neededWidening).sort((a, b) => a - b)
  const factor = Math.ceil((needed[Math.ceil(aim * calls.length) - 1] ?? 1) * 10) / 10
  return {
    rate,
    reading,
    widened: reading === 'narrow' ? { factor, held: heldAt(calls, factor) } : null,
    heldIfHalved: heldAt(calls, 0.5),
  }
}

/** Parts of a bell curve and how far they reach, in standard deviations. */
const bell = [
  { stated: 0.2, reach: 0.2533471 },
  { stated: 0.4, reach: 0.5244005 },
  { stated: 0.6, reach: 0.8416212 },
  { stated: 0.8, reach: normal80 },
  { stated: 0.9, reach: 1.6448536 },
  { stated: 0.95, reach: 1.959964 },
] as const

/** Each range read as the middle 80 % of a bell curve: how often the price came within the parts that should hold so often. */
export const calibrationOf = (calls: readonly EndedCall[]): { stated: number; rate: HeldRate }[] =>
  bell.map(({ stated, reach }) => ({
    stated,
    rate: heldRate(calls.map(call => ({ day: call.day, isHeld: neededWidening(call) <= reach / normal80 }))),
  }))
