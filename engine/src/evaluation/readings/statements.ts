import { gradedLevels } from '../losses.ts'
import type { GradedForecast } from '../tally.ts'

/** What the product says about one-day forecasts, measured on any folder of candles. */
export interface StatementsResult {
  n: number
  /** "Size is known": what days moved in the widest fifth of a coin's ranges, against the narrowest. */
  wideToNarrow: number
  /** "A fixed range would mislead": how often a constant 80 % range, set in hindsight, held in the narrowest and the widest fifth; and ours. */
  constantNarrow: number
  constantWide: number
  ours: readonly number[]
  /** "At most one day in twenty": days that ended below the 5 % line, and below the range. */
  belowLossLine: number
  belowRange: number
  /** "A day takes back a little": how often the side that was called likelier came, and by how much Brier's score beats a coin toss. */
  sideRate: number
  brierGain: number
  holds: { size: boolean; fixedRange: boolean; lossLine: boolean; takesBack: boolean }
}

interface Row {
  readonly width: number
  readonly outcome: number
  readonly isInside: boolean
}

const fifths = 5
const place = (level: number) => gradedLevels.findIndex(each => Math.abs(each - level) < 1e-9)
const [lossLine, lowEnd, highEnd] = [place(0.05), place(0.1), place(0.9)]
/** So far one day in twenty, and four ranges in five, may be off and still be called so. */
const lossLineMost = 0.06
const oursWithin = { least: 0.75, most: 0.85 }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Takes the one-day forecasts of a replay as they are graded. */
export function watchStatements(coinCount: number) {
  const rows = Array.from({ length: coinCount }, (): Row[] => [])
  const counts = { n: 0, belowLossLine: 0, belowRange: 0, sides: 0, right: 0, brier: 0 }

  function note(coin: number, { quantiles, outcome, riseProbability }: GradedForecast): void {
    const [low, high] = [quantiles[lowEnd], quantiles[highEnd]]
    rows[coin].push({ width: high - low, outcome, isInside: outcome >= low && outcome <= high })
    counts.n++
    if (outcome < quantiles[lossLine]) counts.belowLossLine++
    if (outcome < low) counts.belowRange++
    if (outcome === 0 || riseProbability === 0.5) return
    counts.sides++
    if (riseProbability > 0.5 === outcome > 0) counts.right++
    counts.brier += (riseProbability - (outcome > 0 ? 1 : 0)) ** 2
  }

  function read(): StatementsResult {
    const coins = rows.filter(list => list.length >= 100).map(byWidth)
    const across = (of: (coin: ReturnType<typeof byWidth>) => number) => mean(coins.map(of))
    const ours = Array.from({ length: fifths }, (_, i) => across(coin => coin.held[i]))
    const found = {
      n: counts.n,
      wideToNarrow: across(({ moves }) => moves[fifths - 1] / moves[0]),
      constantNarrow: across(({ constantHeld }) => constantHeld[0]),
      constantWide: across(({ constantHeld }) => constantHeld[fifths - 1]),
      ours,
      belowLossLine: counts.belowLossLine / counts.n,
      belowRange: counts.belowRange / counts.n,
      sideRate: counts.right / counts.sides,
      brierGain: 0.25 - counts.brier / counts.sides,
    }
    return {
      ...found,
      holds: {
        size: found.wideToNarrow > 1.5,
        fixedRange:
          found.constantNarrow - found.constantWide > 0.1 &&
          ours.every(share => share >= oursWithin.least && share <= oursWithin.most),
        lossLine: found.belowLossLine <= lossLineMost,
        takesBack: found.brierGain > 0,
      },
    }
  }
  return { note, read }
}

/** A coin's days in fifths, from its narrowest ranges to its widest. */
function byWidth(rows: readonly Row[]) {
  const outcomes = rows.map(({ outcome }) => outcome).sort((a, b) => a - b)
  const [low, high] = [0.1, 0.9].map(level => outcomes[Math.floor(level * (outcomes.length - 1))])
  const sorted = rows.toSorted((a, b) => a.width - b.width)
  const parts = Array.from({ length: fifths }, (_, i) =>
    sorted.slice(Math.floor((i * sorted.length) / fifths), Math.floor(((i + 1) * sorted.length) / fifths)),
  )
  const share = (part: readonly Row[], isSo: (row: Row) => boolean) => part.filter(isSo).length / part.length
  return {
    moves: parts.map(part => mean(part.map(({ outcome }) => Math.abs(outcome)))),
    held: parts.map(part => share(part, ({ isInside }) => isInside)),
    constantHeld: parts.map(part => share(part, ({ outcome }) => outcome >= low && outcome <= high)),
  }
}
