import { describe, expect, it } from 'vitest'
import { movableClock } from '../testing/movable-clock.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { sql } from './db/db.ts'
import { forgetOldThrottles, forgive, giveBack, throttle } from './throttle.ts'

const { database } = await ownDatabase()
const limit = { max: 3, windowMs: 60_000 }
const clock = movableClock()
const attempt = (key: string) =>
  throttle(database, key, limit, clock.now()).then(
    () => 'let in',
    problem => problem.details,
  )

describe('a throttle', () => {
  it('lets in exactly as many as it may, also when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('door')))
    expect(answers.filter(answer => answer === 'let in')).toHaveLength(3)
    expect(answers).toContainEqual({ retryAfterSeconds: 60 })
    expect(await attempt('another door')).toBe('let in')
  })

  it('opens again when the window is over, and says when that is', async () => {
    for (let i = 0; i < 3; i++) await attempt('window')
    clock.forward(59_000)
    expect(await attempt('window')).toEqual({ retryAfterSeconds: 1 })
    clock.forward(1_000)
    expect(await attempt('window')).toBe('let in')
  })

  it('does not count a try that was given back', async () => {
    for (let i = 0; i < 10; i++) {
      expect(await attempt('harmless')).toBe('let in')
      await giveBack(database, 'harmless')
    }
  })

  it('forgives at once, forgets later, and keeps no name in the clear', async () => {
    for (let i = 0; i < 4; i++) await attempt('ada@example.com')
    const keys = await database.rows<{ key: string }>(sql`select key from platform_throttles`)
    expect(keys.map(row => row.key).join()).not.toContain('ada')
    await forgive(database, 'ada@example.com')
    expect(await attempt('ada@example.com')).toBe('let in')
    clock.forward(60_000)
    await forgetOldThrottles(database, clock.now())
    expect(await database.rows(sql`select key from platform_throttles`)).toEqual([])
  })
})
