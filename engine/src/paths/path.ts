/** What terms of 1 to 182 days usually move, in mean daily moves times the root of the days: the middle of ten coins since 2018. */
const usualFactors = [
  { days: 1, factor: 0.67 },
  { days: 7, factor: 0.71 },
  { days: 30, factor: 0.83 },
  { days: 91, factor: 0.92 },
  { days: 182, factor: 0.92 },
] as const

/**
 * The log size by which half of the terms of so many days moved more. `meanMove` is the mean absolute log move of a day, over the 500
 * (at least 100) before the term began. A longer term is never usually smaller.
 */
export function usualMove(days: number, meanMove: number): number {
  let i = 0
  while (i < usualFactors.length - 2 && days > usualFactors[i + 1].days) i++
  const [from, to] = [usualFactors[i], usualFactors[i + 1]]
  const share = Math.min(1, Math.max(0, Math.log(days / from.days) / Math.log(to.days / from.days)))
  return meanMove * Math.sqrt(days) * (from.factor + (to.factor - from.factor) * share)
}

const usualDays = { most: 500, least: 100 }

/** The mean absolute log move of the last days; null with fewer than a hundred, or than are asked for. */
export function meanDailyMove(
  closes: readonly number[] | Float64Array,
  fewest: number = usualDays.least,
): number | null {
  const count = Math.min(usualDays.most, closes.length - 1)
  if (count < fewest) return null
  let sum = 0
  for (let i = closes.length - count; i < closes.length; i++) sum += Math.abs(Math.log(closes[i] / closes[i - 1]))
  return sum / count
}

/**
 * A fall or rise is remarkable from so many mean daily moves times the root of the term on: the largest 15 % of each. A week is read in
 * closes of four hours, the others in days.
 */
const terms = {
  week: { days: 7, fall: 2, rise: 2 },
  month: { days: 30, fall: 2, rise: 2.2 },
  halfYear: { days: 182, fall: 2.2, rise: 2.9 },
} as const
export type PathTerm = keyof typeof terms

export interface PathPoint {
  readonly time: number
  readonly close: number
}

/** The largest fall or rise within a term. */
export interface Swing {
  /** As a share of where it began; never negative. */
  readonly ratio: number
  readonly logSize: number
  readonly fromTime: number
  readonly fromPrice: number
  readonly toTime: number
  readonly toPrice: number
  /** How far it has been made up since: 0 still at its end, 1 back where it began, above 1 beyond. */
  readonly takenBack: number
  /** Its log size in mean daily moves times the root of the term. */
  readonly units: number
  readonly remarkable: boolean
  /** The net move of the term is nearly all of it: nothing more needs to be said. */
  readonly netTellsIt: boolean
}

export interface Path {
  readonly netRatio: number
  readonly fall: Swing | null
  readonly rise: Swing | null
  /** What the net move hides, if anything; its recovery where that is worth telling. */
  readonly tell: { readonly what: 'fall' | 'rise'; readonly recovery: number | null } | null
}

const recoveryFrom = 0.33
const netShare = 0.7
const fewestPoints = 3

/** What happened between the ends of a term, from its first moment to now; null where there is too little to tell. */
export function pathWithin(points: readonly PathPoint[], term: PathTerm, meanMove: number): Path | null {
  if (!(meanMove > 0) || points.length < fewestPoints) return null
  const { days, fall: fallFrom, rise: riseFrom } = terms[term]
  const unit = meanMove * Math.sqrt(days)
  const net = Math.log(points[points.length - 1].close / points[0].close)
  const fall = largestSwing(points, -1, { unit, net, from: fallFrom })
  const rise = largestSwing(points, 1, { unit, net, from: riseFrom })
  const worth = [
    { what: 'fall' as const, swing: fall },
    { what: 'rise' as const, swing: rise },
  ]
    .flatMap(({ what, swing }) => (swing?.remarkable && !swing.netTellsIt ? [{ what, swing }] : []))
    .sort((a, b) => b.swing.units - a.swing.units)[0]
  const tell = worth && {
    what: worth.what,
    recovery: worth.swing.takenBack >= recoveryFrom ? worth.swing.takenBack : null,
  }
  return { netRatio: Math.expm1(net), fall, rise, tell: tell ?? null }
}

interface Measure {
  readonly unit: number
  readonly net: number
  readonly from: number
}

/** The largest move in one direction: from the extreme so far to where it is furthest away. */
function largestSwing(points: readonly PathPoint[], up: 1 | -1, { unit, net, from }: Measure): Swing | null {
  let extreme = points[0]
  let [start, end, logSize] = [extreme, extreme, 0]
  for (const point of points) {
    if (up * point.close < up * extreme.close) extreme = point
    const size = up * Math.log(point.close / extreme.close)
    if (size > logSize) [start, end, logSize] = [extreme, point, size]
  }
  if (logSize === 0) return null
  const now = points[points.length - 1].close
  return {
    ratio: up * (end.close / start.close - 1),
    logSize,
    ...{ fromTime: start.time, fromPrice: start.close, toTime: end.time, toPrice: end.close },
    takenBack: (now - end.close) / (start.close - end.close),
    units: logSize / unit,
    remarkable: logSize >= from * unit,
    netTellsIt: up * net >= netShare * logSize,
  }
}
