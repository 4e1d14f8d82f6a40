/** Concurrency limit per host: open connections are reused instead of opening more. */
const promptAtOnce = 40
/** An answer is late after so long. */
const lateMs = 500
/** So many late answers of one host are waited for. */
const lateAtOnce = 300

interface Host {
  prompt: number
  late: number
  waiting: (() => void)[]
}

/** Calls back when an answer is late; returns what makes it forget that. */
const whenLate = (act: () => void): (() => void) => {
  const timer = setTimeout(act, lateMs)
  return () => clearTimeout(timer)
}

/**
 * Concurrency limit by host. A request whose answer is late gives its place to the next one, so that an address that says nothing
 * delays nobody else there. Where a whole host says nothing, `full` is returned at once: it must not fill its channel.
 */
export function placesByHost(onLate = whenLate) {
  const hosts = new Map<string, Host>()
  const run = async <T>(address: string, full: T, request: () => Promise<T>): Promise<T> => {
    const host = URL.canParse(address) ? new URL(address).origin : ''
    const at = hosts.get(host) ?? { prompt: 0, late: 0, waiting: [] }
    hosts.set(host, at)
    if (at.prompt < promptAtOnce) at.prompt++
    else await new Promise<void>(resolve => at.waiting.push(resolve))
    let leave = () => {
      const next = at.waiting.shift()
      if (next) next()
      else at.prompt--
    }
    const beLate = () => {
      leave()
      at.late++
      leave = () => {
        at.late--
      }
    }
    const forget = onLate(beLate)
    try {
      return at.late >= lateAtOnce ? full : await request()
    } finally {
      forget()
      leave()
      if (!at.prompt && !at.late) hosts.delete(host)
    }
  }
  return {
    run,
    /** How many of all hosts are late. */
    late: () => [...hosts.values()].reduce((sum, { late }) => sum + late, 0),
  }
}
