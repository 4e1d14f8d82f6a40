import { analysis, credits } from '@pusula/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld, Person } from '../../../testing/world.ts'
import { leavePlace, takePlace } from './store.ts'

const world = await createWorld()
const { database } = world
const second = await world.another()
const ada = await world.member()
const phone = Object.assign(new Person(second.app), { cookies: { ...ada.cookies } })
await ada.call(credits.deduct, { symbol: 'BTC' })
const take = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => takePlace(database, ada.accountId)))).flatMap(
    place => place ?? [],
  )

afterEach(() => database.run(sql`delete from analysis_places`))

describe('the concurrency limit of an account over two instances', () => {
  it('are four, however many are asked for at once', async () => {
    expect(await take(40)).toHaveLength(4)
    expect(await takePlace(database, (await world.member()).accountId), 'of another account').toBeDefined()
  })

  it('a fifth is refused by either instance, and accepted once one of them has ended', async () => {
    const [first] = await take(4)
    const refused = { status: 429, code: 'analysis.tooManyAtOnce' }
    for (const person of [ada, phone])
      await expect(person.call(analysis.analyze, { symbol: 'BTC' })).rejects.toMatchObject(refused)
    if (first) await leavePlace(database, first)
    for (const person of [phone, ada]) await person.call(analysis.analyze, { symbol: 'BTC' })
    expect(await take(4), 'and each gave its place back').toHaveLength(1)
  })

  it('places of a killed process expire with their lease', async () => {
    await take(4)
    await database.run(sql`update analysis_places set until = clock_timestamp() where place <= 3`)
    expect(await take(4)).toHaveLength(3)
  })
})
