import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/world.ts'
import { isForecast } from '../chain/claims.ts'
import { appendClaims } from '../chain/store.ts'
import { gradeDue } from '../grading/grade.ts'
import { gradeForecast } from '../grading/outcomes.ts'
import type { GradeOf } from '../grading/prices.ts'
import { waitForTurn } from '../grading/store.ts'
import { someForecast } from '../testing/claims.ts'
import { brokenSeal, sealDay } from './seal.ts'
import { seals } from './store.ts'

const { database } = await ownDatabase()
const at = (text: string) => new Date(`2026-11-${text}Z`)
const keep = (symbol: string, issuedAt: Date) =>
  database.transaction(tx => appendClaims(tx, [someForecast({ symbol, issuedAt })]))
const gradeOf: GradeOf = async claim => (isForecast(claim) ? gradeForecast(claim, 100) : undefined)
const sealedDays = async () => (await seals(database, 10)).map(({ day, grades }) => [day, grades])

/** How many wait for their turn. */
const waiting = async () =>
  (
    await database.rows(sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`)
  ).length

describe('a seal', () => {
  it('is not of a day before the record began, and comes later where nobody was there at midnight', async () => {
    await keep('EARLY', at('15T12:00:00'))
    await sealDay(database, at('15T14:06:00'))
    expect(await sealedDays()).toEqual([])
    await gradeDue(database, 'simulated', gradeOf, at('15T14:10:00'))
    await sealDay(database, at('16T09:06:00'))
    await sealDay(database, at('16T10:06:00'))
    expect(await sealedDays()).toEqual([['2026-11-15', 1]])
  })

  it('is whole where a round of grading was under way, or its clock was behind', async () => {
    await keep('NIGHT', at('16T20:00:00'))
    const gradeLater: GradeOf = async claim => {
      await sealDay(database, at('17T00:06:00.500'))
      return gradeOf(claim)
    }
    await gradeDue(database, 'simulated', gradeLater, at('17T00:06:00.100'))
    expect(await brokenSeal(database, 10)).toBeUndefined()
    await keep('BEHIND', at('16T21:00:00'))
    await gradeDue(database, 'simulated', gradeOf, at('16T23:59:00'))
    expect(await brokenSeal(database, 10)).toBeUndefined()
    await sealDay(database, at('18T00:06:00'))
    expect(await sealedDays(), 'each grade is in one seal').toEqual([
      ['2026-11-17', 2],
      ['2026-11-16', 0],
      ['2026-11-15', 1],
    ])
    expect(await brokenSeal(database, 10)).toBeUndefined()
  })

  it('waits for grades that are being written', async () => {
    await keep('LAST', at('18T12:00:00'))
    const order: string[] = []
    let sealing: Promise<unknown> | undefined
    await database.transaction(async tx => {
      await waitForTurn(tx, 'simulated')
      sealing = sealDay(database, at('19T00:06:00')).then(() => order.push('sealed'))
      await vi.waitFor(async () => expect(order.length + (await waiting())).toBe(1))
      await tx.run(sql`insert into record_grades (claim_id, slot_at, outcome, actual_usd, graded_at)
        select id, slot_at, 0, 100, ${at('19T00:05:59')} from record_claims where symbol = 'LAST'`)
      order.push('graded')
    })
    await sealing
    expect(order).toEqual(['graded', 'sealed'])
    expect((await sealedDays())[0]).toEqual(['2026-11-18', 1])
    expect(await brokenSeal(database, 10)).toBeUndefined()
  })
})
