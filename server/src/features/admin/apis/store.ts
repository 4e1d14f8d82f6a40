import { type Db, sql, type Tx } from '../../../platform/db/db.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { isUuid } from '../../../platform/tokens.ts'
import type { Headers } from './headers.ts'

export interface Api {
  id: string
  name: string
  kind: 'news' | 'market'
  endpoint: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers: Headers
  active: boolean
  changedAt: Date
}

type ApiRow = Omit<Api, 'headers'> & { sealed: string }
export type NewApi = Omit<Api, 'id' | 'changedAt'>

const purpose = 'api headers'
const columns = sql`id, name, kind, endpoint, method, sealed_headers as sealed, is_active as active,
  changed_at as "changedAt"`

const opened = (secrets: Secrets, { sealed, ...api }: ApiRow): Api => ({
  ...api,
  // Sealed under a key that is no longer ours: the values are gone and have to be given again.
  headers: JSON.parse(secrets.unseal(purpose, sealed) ?? '{}'),
})

export const allApis = async (db: Db, secrets: Secrets): Promise<Api[]> =>
  (await db.rows<ApiRow>(sql`select ${columns} from admin_apis order by created_at, id`)).map(row =>
    opened(secrets, row),
  )

export const activeApis = async (db: Db, secrets: Secrets, kind: Api['kind']): Promise<Api[]> =>
  (await allApis(db, secrets)).filter(api => api.active && api.kind === kind)

/** Row lock until the transaction ends, so that two changes do not mix. */
export async function lockApi(tx: Tx, secrets: Secrets, id: string): Promise<Api | undefined> {
  const row = isUuid(id)
    ? await tx.row<ApiRow>(sql`select ${columns} from admin_apis where id = ${id} for update`)
    : undefined
  return row && opened(secrets, row)
}

/** Whoever adds one waits for those who came before, and finds what they have added. */
export const lockNewApis = (tx: Tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended('services', 0))`)

export async function addApi(tx: Tx, secrets: Secrets, api: NewApi, now: Date): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`insert into admin_apis
    (name, kind, endpoint, method, header_names, sealed_headers, is_active, created_at, changed_at)
    values (${api.name}, ${api.kind}, ${api.endpoint}, ${api.method}, ${Object.keys(api.headers)},
      ${secrets.seal(purpose, JSON.stringify(api.headers))}, ${api.active}, ${now}, ${now}) returning id`)
  if (!row) throw new Error('A service was not kept.')
  return row.id
}

export const saveApi = (tx: Tx, secrets: Secrets, id: string, api: NewApi, now: Date) =>
  tx.run(sql`update admin_apis set name = ${api.name}, kind = ${api.kind}, endpoint = ${api.endpoint},
    method = ${api.method}, header_names = ${Object.keys(api.headers)},
    sealed_headers = ${secrets.seal(purpose, JSON.stringify(api.headers))}, is_active = ${api.active},
    changed_at = ${now} where id = ${id}`)

export const dropApi = (tx: Tx, id: string) => tx.run(sql`delete from admin_apis where id = ${id}`)

export interface ApiHealth {
  calls: number
  medianMs: number
  successRatio: number
}

export async function apiHealth(db: Db, since: Date): Promise<Map<string, ApiHealth>> {
  const rows = await db.rows<ApiHealth & { id: string }>(sql`select api_id as id, count(*) as calls,
    percentile_cont(0.5) within group (order by took_ms)::float8 as "medianMs",
    avg(is_fine::int)::float8 as "successRatio"
    from admin_api_calls where at > ${since} group by api_id`)
  return new Map(rows.map(({ id, ...health }) => [id, health]))
}

export const recordCall = (db: Db, apiId: string, tookMs: number, isFine: boolean, now: Date) =>
  db.run(sql`insert into admin_api_calls (api_id, at, took_ms, is_fine)
    select id, ${now}, ${Math.round(tookMs)}, ${isFine} from admin_apis where id = ${apiId}`)

export const forgetCalls = (db: Db, before: Date) => db.run(sql`delete from admin_api_calls where at <= ${before}`)
