/** The two ends of a range on a scale. */
export interface Ends {
  low: number
  high: number
}

export type End = keyof Ends

export interface Scale {
  min: number
  max: number
}

/** Marks on the scale: a thumb rests on one of them. */
export const tickCount = 60

const pageTicks = 10
const stepOf = ({ min, max }: Scale) => (max - min) / tickCount
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The mark nearest to a value. */
export const snapped = (scale: Scale, value: number): number =>
  scale.min + clamp(Math.round((value - scale.min) / stepOf(scale)), 0, tickCount) * stepOf(scale)

/** One end put somewhere: inside the scale, and never nearer to the other than `minWidth`. */
export function placed(ends: Ends, end: End, value: number, scale: Scale, minWidth: number): Ends {
  return end === 'low'
    ? { ...ends, low: clamp(value, Math.min(scale.min, ends.low), ends.high - minWidth) }
    : { ...ends, high: clamp(value, ends.low + minWidth, Math.max(scale.max, ends.high)) }
}

/** Where a key takes an end, or null for a key that is not ours: arrows one mark, Page Up and Down ten, Home and End the ends. */
export function valueForKey(key: string, value: number, scale: Scale): number | null {
  const by = (ticks: number) => snapped(scale, value + ticks * stepOf(scale))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return by(1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return by(-1)
    case 'PageUp':
      return by(pageTicks)
    case 'PageDown':
      return by(-pageTicks)
    case 'Home':
      return scale.min
    case 'End':
      return scale.max
    default:
      return null
  }
}

/** The end that a tap on the scale means: the nearer one; between two that lie together, the one on its side. */
export function nearerEnd({ low, high }: Ends, value: number): End {
  const [toLow, toHigh] = [Math.abs(value - low), Math.abs(value - high)]
  if (toLow === toHigh) return value < (low + high) / 2 ? 'low' : 'high'
  return toLow < toHigh ? 'low' : 'high'
}

/** The scale made as wide as its ends need, the middle where it was. */
export function widened({ min, max }: Scale, { low, high }: Ends): Scale {
  const middle = (min + max) / 2
  const half = Math.max((max - min) / 2, middle - low, high - middle)
  return { min: middle - half, max: middle + half }
}
