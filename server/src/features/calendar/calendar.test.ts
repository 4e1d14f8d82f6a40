import { analysis, calendar, credits, favorites, follows, notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { whileLeaving } from '../../testing/lock-waits.ts'
import { createWorld, type Person } from '../../testing/world.ts'
import { alertEntries, gradedEntries, planEntries } from './entries.ts'

const world = await createWorld()
const { clock, app, database } = world

async function read(url: string | null) {
  const response = await app.inject({ url: new URL(url ?? '', 'http://localhost').pathname })
  return { ...response, lines: response.body.replaceAll('\r\n ', '').split('\r\n') }
}
const made = async (person: Person) => (await person.call(calendar.makeAddress, {})).url

describe('a private address', () => {
  it('is stable once made, and a 404 once it was replaced or revoked', async () => {
    const ada = await world.member()
    expect(await ada.call(calendar.feed, {})).toEqual({ url: null, alerts: true, plans: true, graded: true })
    const first = await made(ada)
    expect((await ada.call(calendar.feed, {})).url).toBe(first)
    const { statusCode, headers, lines } = await read(first)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toMatch(/^private/)
    expect(lines).toContain('END:VCALENDAR')
    const second = await made(ada)
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    await ada.call(calendar.close, {})
    expect((await read(second)).statusCode).toBe(404)
    const saved = await database.rows<{ token: string | null }>(sql`select token from calendar_feeds`)
    expect(JSON.stringify(saved)).not.toContain(first?.slice(-30, -4) ?? '')
  })

  it('is not made for a member who is leaving meanwhile', async () => {
    for (const change of [
      (ada: Person) => ada.call(calendar.makeAddress, {}),
      (ada: Person) => ada.call(calendar.change, { plans: false }),
    ]) {
      const ada = await world.member()
      const code = () =>
        change(ada).then(
          ({ url }) => url,
          error => error.code,
        )
      expect(await whileLeaving(database, ada, code)).toBe('accounts.signInRequired')
      const saved = await database.rows(sql`select 1 from calendar_feeds where account_id = ${ada.accountId}`)
      expect(saved).toEqual([])
    }
  })

  it('is a 404 for a blocked account and for a guessed token', async () => {
    const ada = await world.member()
    const url = await made(ada)
    await database.run(
      sql`update accounts set blocked_at = ${clock.now()}, blocked_reason = 'x' where id = ${ada.accountId}`,
    )
    expect((await read(url)).statusCode).toBe(404)
    for (const file of ['a.ics', `${'a'.repeat(43)}.ics`, 'x', '%2e%2e.ics'])
      expect((await app.inject({ url: `/calendar/${file}` })).statusCode).toBe(404)
  })
})

it('holds the ends of alerts and the limits of plans, in the reader’s words; what is switched off or over is off', async () => {
  const ada = await world.member()
  const url = await made(ada)
  const { id } = await ada.call(notifications.addAlert, { symbol: 'ETH', kind: 'above', target: 99_200, days: 7 })
  await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'below', target: 1 })
  await ada.call(credits.deduct, { symbol: 'SOL' })
  const { plans } = await ada.call(analysis.analyze, { symbol: 'SOL' })
  for (const plan of plans) await ada.call(follows.follow, { id: plan.id ?? -1 })
  const { lines } = await read(url)
  expect(lines).toContain(`UID:alert-${id}@${new URL(url ?? '').host}`)
  expect(lines.filter(line => /^SUMMARY:ETH alert ends: \$99\\,200/.test(line))).toHaveLength(1)
  expect(
    lines.filter(line => line.includes('BTC')),
    'without an end there is none',
  ).toEqual([])
  expect(lines.filter(line => /^SUMMARY:SOL (buy|sell) plan: last hour to start/.test(line))).toHaveLength(plans.length)
  await ada.call(notifications.removeAlert, { id })
  expect((await read(url)).lines).toContain('STATUS:CANCELLED')
  await ada.call(calendar.change, { alerts: false })
  const after = (await read(url)).lines
  expect(after.filter(line => line.startsWith('SUMMARY:ETH'))).toEqual([])
  expect(after.filter(line => line.includes('SOL')).length).toBeGreaterThan(0)
  await ada.call(favorites.add, { coinSymbol: 'ETH', coinName: 'Ethereum' })
  expect((await read(url)).statusCode).toBe(200)
})

const now = new Date('2026-11-17T12:00:00Z')
const day = 86_400_000

it('a graded day is the one before its morning, by the reader’s clock, and nothing is said of days without a grade', () => {
  const mornings = [0, 1, 2].map(days => ({
    ...{ at: new Date(Date.parse('2026-11-17T05:30:00Z') - days * day), graded: days === 1 ? 0 : 12, held: 9 },
  }))
  const entries = gradedEntries(mornings, {
    ...{ language: 'tr', zone: 'Europe/Istanbul', url: 'u', nextAt: new Date('2026-11-18T05:30:00Z') },
  })
  expect(entries.map(({ id, at, title }) => [id, at, title])).toEqual([
    ['graded-2026-11-16', '2026-11-16', 'Aralıkta kalan: 9 / 12'],
    ['graded-2026-11-14', '2026-11-14', 'Aralıkta kalan: 9 / 12'],
    ['graded-next', new Date('2026-11-18T05:30:00Z'), 'Dünkü aralıkların sonucu'],
  ])
})

it('what ended long ago is left out', () => {
  const old = new Date(now.getTime() - 31 * day)
  const alert = { ...{ id: 'a', symbol: 'ETH', target: 5, currency: 'USD', createdAt: old, endsAt: old, overAt: null } }
  expect(alertEntries([{ ...alert, kind: 'move', currency: 'USD' }], 'en', 'u', now)).toEqual([])
  expect(planEntries([], 'en', 'u', now)).toEqual([])
})
