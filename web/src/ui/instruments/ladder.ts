import { avoidOverlap } from './avoid-overlap.ts'

const edgePx = 30
const finestTickPx = 4.5

type LadderTick = { yPx: number; lengthPx: 8 | 14 | 20; lit: boolean }

type LadderLayout = {
  heightPx: number
  /** The centre of each row, in the order the prices came. */
  rowsPx: number[]
  /** Where each price truly lies; a row that had to make room is drawn with a line to it. */
  trueRowsPx: number[]
  ticks: LadderTick[]
}

type Options = {
  heightPx: number
  gapPx: number
  lit: readonly [from: number, to: number] | null
  /** The row that keeps its true place while its neighbours make room. */
  fixed?: number | undefined
}

// Heavy enough that seven neighbours together move it by less than half a pixel.
const fixedWeight = 1000

/** Levels at true vertical distance, except that no two rows come closer than `gapPx`. */
export function ladderLayout(prices: readonly number[], { heightPx, gapPx, lit, fixed }: Options): LadderLayout {
  const height = Math.max(heightPx, (prices.length - 1) * gapPx + 2 * edgePx)
  const top = Math.max(...prices)
  const bottom = Math.min(...prices)
  const priceOfPx = (top - bottom) / (height - 2 * edgePx)
  const toY = (price: number) => (priceOfPx > 0 ? edgePx + (top - price) / priceOfPx : height / 2)

  const order = prices.map((_, index) => index).sort((a, b) => prices[b]! - prices[a]!)
  const apart = avoidOverlap(
    order.map(index => ({ position: toY(prices[index]!), weight: index === fixed ? fixedWeight : 1 })),
    gapPx,
    [edgePx, height - edgePx],
  )
  const rowsPx = prices.map((_, index) => apart[order.indexOf(index)]!)
  return { heightPx: height, rowsPx, trueRowsPx: prices.map(toY), ticks: ladderTicks() }

  function ladderTicks(): LadderTick[] {
    if (!(priceOfPx > 0)) return []
    const step = roundStep(finestTickPx * priceOfPx)
    const first = Math.ceil((bottom - edgePx * priceOfPx) / step)
    const last = Math.floor((top + edgePx * priceOfPx) / step)
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const count = first + index
      const price = count * step
      return {
        yPx: Math.round(toY(price) * 10) / 10,
        lengthPx: count % 10 === 0 ? 20 : count % 5 === 0 ? 14 : 8,
        lit: lit !== null && price >= lit[0] && price <= lit[1],
      }
    })
  }
}

/** The next 1, 2 or 5 times a power of ten, so that every mark stands on a price people would say. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find(factor => factor * power >= least * 0.999) ?? 10) * power
}
