/** Upper bounds in seconds. */
const bounds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 5, 25]
const name = 'http_request_duration_seconds'

interface Series {
  labels: string
  /** How many answers ended up to each bound and not before; the last place is for those beyond. */
  counts: number[]
  sumSeconds: number
}

export type Durations = ReturnType<typeof createDurations>

/**
 * How long answers took, by route and status, as Prometheus reads it. The library's own histogram sorts its labels anew
 * with every answer, which takes longer than some answers.
 */
export function createDurations() {
  const all: Series[] = []
  // One step for each name: putting a key together for every answer took longer than looking it up.
  const byRoute = new Map<string, Map<string, Map<number, Series>>>()
  const seriesOf = (method: string, route: string, status: number): Series => {
    const found = byRoute.get(route)?.get(method)?.get(status)
    if (found) return found
    const labels = `method="${method}",route="${route}",status="${status}"`
    const made = { labels, counts: Array<number>(bounds.length + 1).fill(0), sumSeconds: 0 }
    const byMethod = byRoute.get(route) ?? new Map<string, Map<number, Series>>()
    const byStatus = byMethod.get(method) ?? new Map<number, Series>()
    byRoute.set(route, byMethod.set(method, byStatus.set(status, made)))
    all.push(made)
    return made
  }
  return {
    note(method: string, route: string, status: number, seconds: number) {
      const series = seriesOf(method, route, status)
      const place = bounds.findIndex(bound => seconds <= bound)
      const at = place < 0 ? bounds.length : place
      series.counts[at] = (series.counts[at] ?? 0) + 1
      series.sumSeconds += seconds
    },
    text: () =>
      [`# HELP ${name} Time to answer, by route and status`, `# TYPE ${name} histogram`]
        .concat(all.flatMap(linesOf))
        .map(line => `${line}\n`)
        .join(''),
  }
}

function linesOf({ labels, counts, sumSeconds }: Series): string[] {
  let upTo = 0
  const buckets = counts.map((count, i) => {
    upTo += count
    return `${name}_bucket{le="${bounds[i] ?? '+Inf'}",${labels}} ${upTo}`
  })
  return [...buckets, `${name}_sum{${labels}} ${sumSeconds}`, `${name}_count{${labels}} ${upTo}`]
}
