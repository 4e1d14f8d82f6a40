import type { Guard } from '../../../platform/net/guard.ts'
import { guardedRequest } from '../../../platform/net/request.ts'
import { userAgentOf } from '../../../platform/net/user-agent.ts'
import type { Platform } from '../../../platform.ts'
import type { Get, RunningMarket } from '../../market/index.ts'
import type { Feed } from '../../news/index.ts'
import { type Api, activeApis, recordCall } from './store.ts'

type Needs = Pick<Platform, 'database' | 'secrets' | 'clock' | 'log' | 'version' | 'config'>

const marketLimits = { timeoutMs: 10_000, maxBytes: 16 * 1024 * 1024 }

/** Active RSS feeds of the owner. */
export const ownFeeds =
  ({ database, secrets }: Pick<Platform, 'database' | 'secrets'>) =>
  async (): Promise<Feed[]> =>
    (await activeApis(database, secrets, 'news')).map(({ name, endpoint, headers }) => ({
      name,
      url: endpoint,
      language: null,
      headers,
    }))

/** Notes how a feed of the owner answered. */
export const recordFeed =
  ({ database, secrets, clock }: Needs) =>
  async (url: string, tookMs: number, isFine: boolean) => {
    const api = (await activeApis(database, secrets, 'news')).find(({ endpoint }) => endpoint === url)
    if (api) await recordCall(database, api.id, tookMs, isFine, clock.now())
  }

/** Hands the owner's exchanges to the market, as they are now. */
export function exchangesInUse(
  { database, secrets, clock, log, version, config }: Needs,
  market: Pick<RunningMarket, 'useAddresses'>,
  guard: Guard = {},
) {
  const userAgent = userAgentOf(version, config.publicUrl)
  let current: Api[] = []
  const get: Get = async url => {
    const api = current.find(({ endpoint }) => url.startsWith(`${baseOf(endpoint)}/`))
    const startMs = performance.now()
    const noted = (isFine: boolean) =>
      api &&
      recordCall(database, api.id, performance.now() - startMs, isFine, clock.now()).catch(error =>
        log.warn({ err: error }, 'call not noted'),
      )
    try {
      const headers = { accept: 'application/json', 'user-agent': userAgent, ...api?.headers }
      const { status, headers: said, body } = await guardedRequest(url, { headers, ...marketLimits, ...guard })
      await noted(status === 200)
      return { status, retryAfter: said['retry-after'] ?? null, body: body.toString('utf8') }
    } catch (error) {
      await noted(false)
      throw error
    }
  }
  return async () => {
    current = await activeApis(database, secrets, 'market')
    market.useAddresses(
      current.map(({ endpoint }) => baseOf(endpoint)),
      get,
    )
  }
}

const baseOf = (endpoint: string) => endpoint.replace(/\/+$/, '')
