/**
 * Every indicator answers with one number per candle, in a Float64Array. NaN means "not yet defined" and stands only at
 * the start, while the indicator has seen too few candles; a series shorter than that is NaN throughout.
 *
 * A candle missing from the run is simply not there: the indicators step from one candle to the next, and a jump in
 * price across the gap counts like any other move.
 */
export function column(length: number, undefinedCount: number, arena?: Arena): Float64Array {
  return workspace(length, arena).fill(Number.NaN, 0, undefinedCount)
}

/** Memory from which columns are cut one after another, whatever it held before. */
export interface Arena {
  readonly memory: Float64Array
  used: number
}

/** A column of unspecified content: whoever asks for it writes all of it. */
export function workspace(length: number, arena?: Arena): Float64Array {
  if (!arena) return new Float64Array(length)
  const { buffer, byteOffset } = arena.memory
  const start = byteOffset + arena.used * Float64Array.BYTES_PER_ELEMENT
  arena.used += length
  return new Float64Array(buffer, start, length)
}
