/** How a server feels at one moment, by its own figures. */
export interface Feeling {
  afterSeconds: number
  lagMs: number
  memoryMegabytes: number
  /** What the program itself holds. */
  heapMegabytes: number
  cpuSeconds: number
  /** How many calls were answered within so many seconds so far, by the server's own clock. */
  answeredWithin: ReadonlyMap<number, number>
}

const everyMs = 2_000

const figureIn = (text: string, name: string) =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)

const bucket = /^http_request_duration_seconds_bucket\{le="([^"]+)",[^}]*route="\/api\/[^}]*\} (\d+)/gm

function answersIn(text: string): Map<number, number> {
  const within = new Map<number, number>()
  for (const [, least = '', count] of text.matchAll(bucket)) {
    const seconds = least === '+Inf' ? Number.POSITIVE_INFINITY : Number(least)
    within.set(seconds, (within.get(seconds) ?? 0) + Number(count))
  }
  return within
}

export async function feel(url: string, startMs: number): Promise<Feeling> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return {
    afterSeconds: Math.round((performance.now() - startMs) / 1000),
    lagMs: figureIn(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
    memoryMegabytes: figureIn(text, 'process_resident_memory_bytes') / 2 ** 20,
    heapMegabytes: figureIn(text, 'nodejs_heap_size_used_bytes') / 2 ** 20,
    cpuSeconds: figureIn(text, 'process_cpu_seconds_total'),
    answeredWithin: answersIn(text),
  }
}

export const cpuOf = async (url: string): Promise<number> => (await feel(url, 0)).cpuSeconds

const restSeconds = 5

/** How much of a second a server works for every second in which nobody asks it anything. */
export async function restingShareOf(url: string): Promise<number> {
  const before = await cpuOf(url)
  await new Promise(resolve => setTimeout(resolve, restSeconds * 1000))
  return ((await cpuOf(url)) - before) / restSeconds
}

/** Looks every few seconds until it is told to end. */
export function watch(url: string) {
  const startMs = performance.now()
  const feelings: Promise<Feeling>[] = [feel(url, startMs)]
  const timer = setInterval(() => feelings.push(feel(url, startMs)), everyMs)
  return async (): Promise<Feeling[]> => {
    clearInterval(timer)
    return Promise.all(feelings)
  }
}

/** A server that has just started searches the whole market once; this waits until it has little else to do. */
export async function atRest(url: string): Promise<void> {
  let before = (await feel(url, 0)).cpuSeconds
  for (let round = 0; round < 60; round++) {
    await new Promise(resolve => setTimeout(resolve, 1_000))
    const { cpuSeconds } = await feel(url, 0)
    if (cpuSeconds - before < 0.1) return
    before = cpuSeconds
  }
}
