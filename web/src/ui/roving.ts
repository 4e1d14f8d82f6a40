const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Where a key leads in a ring of `count` items; null when the key leads nowhere. `from` is -1 before the first. */
export function nextIndex(key: string, from: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return null
  if (from < 0) return step > 0 ? 0 : count - 1
  return (from + step + count) % count
}
