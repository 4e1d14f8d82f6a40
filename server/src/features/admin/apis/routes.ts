import { isDeepStrictEqual } from 'node:util'
import { type InputOf, admin as routes } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { type Door, serve } from '../../../platform/http/serve.ts'
import { userAgentOf } from '../../../platform/net/user-agent.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Platform } from '../../../platform.ts'
import { storiesCount } from '../../news/index.ts'
import { recordChange } from '../store/audit.ts'
import { readHeaders, withStored } from './headers.ts'
import { checkAddress, probe } from './probe.ts'
import {
  type Api,
  type ApiHealth,
  addApi,
  allApis,
  apiHealth,
  dropApi,
  lockApi,
  lockNewApis,
  type NewApi,
  saveApi,
} from './store.ts'

interface Ways {
  /** Brings a change into force in this process. */
  onChange: () => Promise<void>
}

export function openApiRoutes(door: Door, platform: Platform, { onChange }: Ways) {
  const { database, secrets, clock } = platform
  const userAgent = userAgentOf(platform.version, platform.config.publicUrl)
  const shownById = async (id: string) => {
    const health = await apiHealth(database, new Date(clock.now().getTime() - DAY_MS))
    const api = (await allApis(database, secrets)).find(one => one.id === id)
    if (!api) throw new Problem('request.notFound')
    return shown(api, health.get(id))
  }

  serve(door, routes.apiConfigs, async () => {
    const health = await apiHealth(database, new Date(clock.now().getTime() - DAY_MS))
    return (await allApis(database, secrets)).map(api => shown(api, health.get(api.id)))
  })

  serve(door, routes.addApiConfig, async ({ input, viewer }) => {
    const now = clock.now()
    const api = usable({ ...input, headers: withStored(readHeaders(input.headers), {}, false) })
    const id = await database.transaction(async tx => {
      await lockNewApis(tx)
      // The second tap, where the answer to the first was lost, means the same one.
      const twin = (await allApis(tx, secrets)).find(one => isSame(one, api))
      if (twin) return twin.id
      const added = await addApi(tx, secrets, api, now)
      await recordChange(tx, { by: viewer.accountId, action: 'apis.add', subject: api.name, details: logged(api), now })
      return added
    })
    await onChange()
    return shownById(id)
  })

  serve(door, routes.changeApiConfig, async ({ input, viewer }) => {
    const now = clock.now()
    await database.transaction(async tx => {
      const before = await lockApi(tx, secrets, input.id)
      if (!before) throw new Problem('request.notFound')
      const { seenChangedAt: seen } = input
      if (seen && Date.parse(seen) !== before.changedAt.getTime()) throw new Problem('admin.changedMeanwhile')
      const api = usable(changed(before, input))
      await saveApi(tx, secrets, input.id, api, now)
      const details = { from: logged(before), to: logged(api) }
      await recordChange(tx, { by: viewer.accountId, action: 'apis.change', subject: before.name, details, now })
    })
    await onChange()
    return shownById(input.id)
  })

  serve(door, routes.removeApiConfig, async ({ input, viewer }) => {
    const now = clock.now()
    await database.transaction(async tx => {
      const api = await lockApi(tx, secrets, input.id)
      if (!api) throw new Problem('request.notFound')
      await dropApi(tx, input.id)
      const { name: subject } = api
      await recordChange(tx, { by: viewer.accountId, action: 'apis.remove', subject, details: logged(api), now })
    })
    await onChange()
    return { success: true as const }
  })

  serve(door, routes.testApi, async ({ input }) => {
    const { id, endpoint, method } = input
    const saved = (await allApis(database, secrets)).find(one => one.id === id)
    if (id && !saved) throw new Problem('request.notFound')
    const given = input.headers === undefined ? storedNames(saved) : readHeaders(input.headers)
    const isSameServer = !!saved && isSameOrigin(saved.endpoint, endpoint)
    const question = { endpoint, method, headers: withStored(given, saved?.headers ?? {}, isSameServer) }
    const { body, ...answer } = await probe(question, userAgent)
    const isFeed = (input.kind ?? saved?.kind) === 'news'
    return { ...answer, stories: isFeed ? await storiesCount(body, answer.contentType) : null }
  })
}

/** What a change leaves: what is not given stays. */
function changed(before: Api, input: InputOf<typeof routes.changeApiConfig>): NewApi {
  const { id: _, seenChangedAt: __, headers, ...given } = input
  const next = { ...before, ...given }
  const isSameServer = isSameOrigin(before.endpoint, next.endpoint)
  const wanted = headers === undefined ? storedNames(before) : readHeaders(headers)
  return { ...next, headers: withStored(wanted, before.headers, isSameServer) }
}

const storedNames = (api: Api | undefined) =>
  Object.fromEntries(Object.keys(api?.headers ?? {}).map(name => [name, null]))

const isSameOrigin = (one: string, other: string) => checkAddress(one).origin === checkAddress(other).origin

/** A service that can be asked, and in the only way it will be. */
function usable(api: NewApi): NewApi {
  checkAddress(api.endpoint)
  if (api.active && api.method !== 'GET') throw new Problem('admin.onlyGet')
  return api
}

const isSame = (one: NewApi, other: NewApi) =>
  isDeepStrictEqual([logged(one), one.headers], [logged(other), other.headers])

const shown = (
  { id, name, kind, endpoint, method, headers, active, changedAt }: Api,
  health: ApiHealth | undefined,
) => ({
  ...{ id, name, kind, endpoint, method, active },
  headers: Object.keys(headers),
  health: health ?? null,
  changedAt: changedAt.toISOString(),
})

/** What the log may know of a service. */
const logged = ({ name, kind, endpoint, method, headers, active }: NewApi) => ({
  ...{ name, kind, endpoint, method, active },
  headers: Object.keys(headers),
})
