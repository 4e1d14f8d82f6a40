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
  const apart = keepApart(
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

type Placed = { position: number; weight: number }

/** The nearest ascending positions at least `gap` apart inside the bounds: neighbours that collide share the shift. */
function keepApart(sorted: readonly Placed[], gap: number, [low, high]: [number, number]): number[] {
  const groups: { sum: number; weight: number; count: number }[] = []
  sorted.forEach(({ position, weight }, index) => {
    groups.push({ sum: (position - index * gap) * weight, weight, count: 1 })
    while (groups.length > 1 && mean(groups.at(-2)!) > mean(groups.at(-1)!)) {
      const last = groups.pop()!
      const previous = groups.at(-1)!
      previous.sum += last.sum
      previous.weight += last.weight
      previous.count += last.count
    }
  })
  const highest = high - (sorted.length - 1) * gap
  return groups
    .flatMap(group => Array<number>(group.count).fill(Math.min(highest, Math.max(low, mean(group)))))
    .map((position, index) => position + index * gap)
}

const mean = ({ sum, weight }: { sum: number; weight: number }) => sum / weight
