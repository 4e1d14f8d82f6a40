import { createExchange, respondFeed, simulatedFeeds } from '@pusula/simulator'
import type { Clock } from '../../../platform/clock.ts'
import { guardedRequest } from '../../../platform/net/request.ts'
import { openTurns, takeTurns } from '../../../platform/slices.ts'
import type { Feed } from '../outlets.ts'

export interface FeedAnswer {
  status: number
  headers: Record<string, string>
  body: Uint8Array
}

/** HTTP GET of one feed; the only network call of the collector. */
export type Ask = (url: string, headers: Record<string, string>) => Promise<FeedAnswer>

const limits = { timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3 }

export const askLive: Ask = (url, headers) => guardedRequest(url, { headers, ...limits })

/** Reports how each feed answered and how long it took; a listener that fails does not disturb the reading. */
export const timed =
  (ask: Ask, onAnswer: ((url: string, tookMs: number, isFine: boolean) => Promise<unknown>) | undefined): Ask =>
  async (url, headers) => {
    const startMs = performance.now()
    const tell = (isFine: boolean) => onAnswer?.(url, performance.now() - startMs, isFine).catch(() => {})
    try {
      const answer = await ask(url, headers)
      await tell(answer.status === 200 || answer.status === 304)
      return answer
    } catch (error) {
      await tell(false)
      throw error
    }
  }

/** A host that cannot exist, so that a simulated address never leaves the process. */
const simulatedHost = 'https://feeds.invalid'

export const simulatedOutlets: readonly Feed[] = simulatedFeeds.map(({ path, name, language }) => ({
  name,
  language,
  url: simulatedHost + path,
}))

/** Asks the simulator's outlets about the same market that the prices come from. */
export function askSimulator(seed: number, clock: Clock): Ask {
  const exchange = createExchange({ seed })
  const turn = openTurns()
  return async (url, headers) => {
    const { pathname } = new URL(url)
    const asked = { path: pathname, nowMs: clock.now().getTime(), etag: headers['if-none-match'] }
    const reply = await takeTurns(respondFeed(exchange, asked), turn)
    return { ...reply, body: Buffer.from(reply.body) }
  }
}
