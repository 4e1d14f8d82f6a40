import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { knownMigrations, migrate } from '../../platform/db/migrate.ts'
import { ownDatabase } from '../../testing/world.ts'
import { checkChain } from './chain/check.ts'
import { appendClaims } from './chain/store.ts'
import { someForecast } from './testing/claims.ts'

const { database, connection } = await ownDatabase()

it('rows of earlier editions move into the record with their hashes, grades and what they taught, and the chain goes on', async () => {
  await database.run(sql`drop schema public cascade`)
  await database.run(sql`create schema public`)
  await migrate(
    connection,
    knownMigrations.filter(name => name < '0190'),
  )
  let last = '0'.repeat(64)
  const issuedAt = (i: number) => new Date(Date.parse('2026-09-29T22:00:00Z') + i * 3_600_000)
  for (let i = 1; i <= 60; i++) {
    const dueAt = new Date(issuedAt(i).getTime() + 3_600_000)
    const numbers = [100 + i, 100 + i, 99, 101, 98, 180, 0.5, 0.013, 1, 0]
    const model = i > 30 ? ['full', 0.01] : []
    const words = [
      i,
      last,
      'live',
      'BTC',
      '1hour',
      issuedAt(i).toISOString(),
      dueAt.toISOString(),
      ...numbers,
      ...model,
    ]
    const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex')
    await database.run(sql`insert into analysis_predictions values (${i}, 'live', 'BTC', '1hour', ${issuedAt(i)}, ${dueAt},
      ${numbers[0]}, ${numbers[1]}, 99, 101, 98, 180, 0.5, 0.013, 1, 0, ${last}, ${hash}, ${model[0] ?? null}, ${model[1] ?? null})`)
    if (i <= 50) await database.run(sql`insert into analysis_grades values (${i}, ${i % 5 ? 100 : 190}, 0.5, ${dueAt})`)
    last = hash
  }
  await database.run(sql`insert into analysis_calibrations values ('live', 'BTC', '1hour', 0.05, now())`)
  await migrate(connection)
  expect(await checkChain(database)).toEqual({ length: 60, brokenAt: undefined })
  const sums = sql`select sum(graded)::int as graded, sum(above)::int as above from record_range_days where symbol = ''`
  expect(await database.row(sums)).toEqual({ graded: 50, above: 10 })
  expect(await database.rows(sql`select from record_pending`)).toHaveLength(10)
  expect(await database.rows(sql`select from record_calibrations where log_multiplier = 0.05`)).toHaveLength(1)
  await database.transaction(tx => appendClaims(tx, [someForecast(), someForecast({ symbol: 'ETH' })]))
  expect(await checkChain(database)).toEqual({ length: 62, brokenAt: undefined })
})
