/**
 * Every indicator answers with one number per candle, in a Float64Array. NaN means "not yet defined" and stands only at
 * the start, while the indicator has seen too few candles; a series shorter than that is NaN throughout.
 *
 * A candle missing from the run is simply not there: the indicators step from one candle to the next, and a jump in
 * price across the gap counts like any other move.
 */
export type Allocate = (length: number) => Float64Array

export const separately: Allocate = length => new Float64Array(length)

/** Columns cut one after another from `memory`, whatever it held before. */
export function within(memory: Float64Array): Allocate {
  let used = 0
  return length => {
    const start = used
    used += length
    return memory.subarray(start, used)
  }
}

/** A column whose first `undefinedCount` values are NaN. The rest is unspecified: an indicator writes all of it. */
export function column(allocate: Allocate, length: number, undefinedCount: number): Float64Array {
  return allocate(length).fill(Number.NaN, 0, undefinedCount)
}
