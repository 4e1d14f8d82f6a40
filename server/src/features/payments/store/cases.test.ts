import { expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { closeCase, listCases, recordCase } from './cases.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:00:00Z')

it('cases are listed from the newest to the oldest, also past the tenth, and 200 at most', async () => {
  const list = async (onlyOpen = false) =>
    (await listCases(database, { onlyOpen })).map(({ details }) => details.number as number)
  const record = (number: number) =>
    recordCase(
      database,
      { key: `case ${number}`, kind: 'unknownOrder', accountId: null, orderId: null, details: { number } },
      now,
    )
  for (let number = 1; number <= 12; number++) await record(number)
  expect(await list()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  const [{ id } = { id: '' }] = await listCases(database, { onlyOpen: true })
  expect([await closeCase(database, id, 'settled', now), await closeCase(database, id, 'again', now)]).toEqual([
    true,
    false,
  ])
  expect([(await list())[0], (await list(true))[0]]).toEqual([12, 11])
  await database.run(sql`insert into payments_cases (key, kind, details, created_at)
    select 'case ' || number, 'unknownOrder', jsonb_build_object('number', number), ${now} from generate_series(13, 201) number`)
  expect([(await list())[0], (await list()).at(-1)]).toEqual([201, 2])
})
