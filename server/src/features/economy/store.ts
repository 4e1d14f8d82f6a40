import type { EconomySeriesName } from '@pusula/contract'
import type { MonthlySeries } from '@pusula/engine'
import { type Db, sql } from '../../platform/db/db.ts'

export interface StoredSeries {
  name: EconomySeriesName
  body: MonthlySeries
  source: string
  readAt: Date
}

export const storedSeries = (db: Db) =>
  db.rows<StoredSeries>(sql`select name, body, source, read_at as "readAt" from economy_series`)

export const saveSeries = (db: Db, { name, body, source, readAt }: StoredSeries) =>
  db.run(sql`insert into economy_series (name, body, source, read_at)
    values (${name}, ${JSON.stringify(body)}, ${source}, ${readAt})
    on conflict (name) do update set body = excluded.body, source = excluded.source, read_at = excluded.read_at`)
