type Placed = { position: number; weight: number }

/** The nearest ascending positions at least `gap` apart inside the bounds: neighbours that collide share the shift. */
export function avoidOverlap(sorted: readonly Placed[], gap: number, [low, high]: readonly [number, number]): number[] {
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
