import { brief, favorites, notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createPushWorld } from '../../testing/push-world.ts'
import type { Person } from '../../testing/world.ts'
import type { DayDataReader } from '../today/index.ts'
import { sendBriefs } from './send.ts'

const world = await createPushWorld()
const { clock, database, app } = world
const [minuteMs, dayMs] = [60_000, 86_400_000]

/** Three coins of every morning, one of which left its range. */
const dayData: DayDataReader = async at => {
  const row = (symbol: string, outcome: 0 | 1) => ({
    ...{ id: 1, symbol, lowUsd: 90, highUsd: 110, endUsd: outcome ? 120 : 100, dueAt: at, outcome },
  })
  return {
    graded: [row('BTC', 0), row('ETH', 0), row('SOL', 1)],
    ahead: new Map([['BTC', { symbol: 'BTC', priceUsd: 100, lowUsd: 90, highUsd: 110, halfWidth: 0.1, dueAt: at }]]),
    ...{ leaderUsd: 101, usualWidths: new Map(), names: new Map(), large: ['BTC'] },
    ...{ rate: null, replay: null, earlyResults: 0, firstDue: [] },
  }
}
const prices = {
  ahead: async () => ({ halfWidth: 0.1, weeks: 52, held: 41 }),
  lira: async () => ({ dollarRatio: 0.004, goldRatio: 0.011 }),
}
const tell = (platform: typeof world | Awaited<ReturnType<typeof world.another>> = world) =>
  sendBriefs(platform, { source: 'live', dayData, prices })

/** At half past eight in Istanbul, on a Monday. */
const start = Date.UTC(2026, 10, 16, 5, 30)
const goTo = (ms: number) => clock.forward(ms - clock.now().getTime())

type Wish = Parameters<Person['call']>[1]
async function reader(wish: Wish = {}, timeZone = 'Europe/Istanbul') {
  const ada = await world.member()
  for (const coinSymbol of ['BTC', 'ETH', 'SOL']) await ada.call(favorites.add, { coinSymbol, coinName: coinSymbol })
  await ada.call(notifications.changeSettings, { morningBrief: true, alertMail: true, timeZone, ...wish })
  return ada
}
const told = async ({ accountId }: { accountId: string }) =>
  (
    await database.rows<{ key: string }>(sql`select key from notifications_deliveries
      where account_id = ${accountId} order by id`)
  ).map(({ key }) => key)

describe('a morning', () => {
  it('is sent once, at the reader’s own minute, however many instances send at once', async () => {
    const ada = await reader()
    const elsewhere = await reader({}, 'America/New_York')
    const silent = await world.member()
    goTo(start - minuteMs)
    await tell()
    expect(await told(ada), 'not before its minute').toEqual([])
    goTo(start)
    const second = await world.another()
    await Promise.all([tell(), tell(second), tell()])
    await tell()
    expect(await told(ada)).toEqual(['brief 2026-11-16'])
    expect([await told(elsewhere), await told(silent)]).toEqual([[], []])
    await world.deliver()
    const [email] = (await world.emailsTo(ada.email)).filter(({ subject }) => /stayed in range/.test(subject))
    expect(email?.subject).toBe('Yesterday 2 of your 3 stayed in range')
    for (const part of ['Outside: SOL ▲', 'Not investment advice', brief.stop.path]) expect(email?.text).toContain(part)
    goTo(start + dayMs)
    await tell()
    expect(await told(ada)).toEqual(['brief 2026-11-16', 'brief 2026-11-17'])
  })

  it('expires two hours late, and is not sent to who has not come for twelve weeks', async () => {
    const ada = await reader()
    goTo(start + 2 * dayMs + 121 * minuteMs)
    await tell()
    expect(await told(ada)).toEqual([])
    await database.run(sql`update accounts_sessions set last_seen_at = ${new Date(start - 85 * dayMs)}
      where account_id = ${ada.accountId}`)
    goTo(start + 3 * dayMs)
    await tell()
    expect(await told(ada)).toEqual([])
  })

  it('is the e-mail on its day, not the brief beside it', async () => {
    const ada = await reader({ weeklyLetter: true, letterDay: 5, letterMinute: 600 })
    goTo(start + 4 * dayMs)
    await tell()
    expect(await told(ada), 'the letter comes later that day').toEqual([])
    goTo(start + 4 * dayMs + 90 * minuteMs)
    await tell()
    await tell()
    expect(await told(ada)).toEqual(['weekly 2026-11-20'])
    await world.deliver()
    const emails = (await world.emailsTo(ada.email)).filter(({ subject }) => /^Your week/.test(subject))
    expect(emails.map(({ subject }) => subject)).toEqual(['Your week, 13–19 November: 14 of 21 ranges held'])
    expect(emails[0]?.text).toContain(
      'in 7 days 4 times in 5. Replayed from history: 79 in 100 of 52 such weekly ranges held.',
    )
    expect(emails[0]?.text, 'a hundred dollars, a tenth of a logarithm either way').toContain('90.48 – 110.52')
  })

  it('shares the limit of one message a day with reminders', async () => {
    const ada = await reader()
    const day = start + 6 * dayMs
    goTo(day)
    await database.run(sql`update notifications_settings set reminded_at = ${new Date(day - minuteMs)}
      where account_id = ${ada.accountId}`)
    await tell()
    expect(await told(ada), 'a reminder was sent on this day').toEqual([])
    goTo(day + dayMs)
    await tell()
    expect(await told(ada)).toHaveLength(1)
    const row = await database.row<{
      remindedAt: Date
    }>(sql`select reminded_at as "remindedAt" from notifications_settings
      where account_id = ${ada.accountId}`)
    expect(row?.remindedAt, 'and no reminder follows it').toEqual(clock.now())
  })

  it('is not sent twice by a process that is killed between sending and noting that', async () => {
    const ada = await reader()
    goTo(start + 7 * dayMs)
    await tell()
    await database.run(sql`update notifications_deliveries set is_sending = true, tries = 1,
      due_at = ${new Date(clock.now().getTime() + 20_000)} where account_id = ${ada.accountId}`)
    clock.forward(minuteMs)
    await world.deliver()
    expect((await world.emailsTo(ada.email)).filter(({ subject }) => /in range/.test(subject))).toEqual([])
    expect(
      await database.rows(sql`select outcome, may_be_twice as "mayBeTwice" from notifications_deliveries
      where account_id = ${ada.accountId}`),
    ).toEqual([{ outcome: 'failed', mayBeTwice: true }])
  })

  it('waits for the end of quiet hours', async () => {
    const ada = await reader()
    await database.run(sql`insert into channels_people (account_id, mail_on, quiet_from, quiet_to, quiet_zone)
      values (${ada.accountId}, true, 1380, 540, 'Europe/Istanbul') on conflict (account_id) do update
      set quiet_from = 1380, quiet_to = 540, quiet_zone = 'Europe/Istanbul'`)
    goTo(start + 8 * dayMs)
    await tell()
    const row = await database.row<{ dueAt: Date }>(sql`select due_at as "dueAt" from notifications_deliveries
      where account_id = ${ada.accountId}`)
    expect(row?.dueAt).toEqual(new Date(start + 8 * dayMs + 30 * minuteMs))
  })
})

describe('one click', () => {
  it('unsubscribes (RFC 8058) by POST alone, with a signed address', async () => {
    const ada = await reader({ weeklyLetter: true, letterDay: 3 })
    goTo(start + 10 * dayMs)
    await tell()
    await world.deliver()
    const [email] = (await world.emailsTo(ada.email)).filter(({ subject }) => /in range/.test(subject))
    const url = /(\/api\/brief\/stop\?token=\S+)/.exec(email?.text ?? '')?.[1] ?? ''
    const page = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en' } })
    expect(page.body).toContain('No more morning briefs?')
    expect(await ada.call(notifications.settings, {})).toMatchObject({ morningBrief: true })
    const post = (to: string) =>
      app.inject({
        ...{ method: 'POST', url: to, payload: 'List-Unsubscribe=One-Click' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post(`${url}x`)).statusCode).toBe(400)
    expect(await ada.call(notifications.settings, {})).toMatchObject({ morningBrief: true })
    expect((await post(url)).statusCode).toBe(200)
    expect((await post(url)).statusCode, 'twice is once').toBe(200)
    expect(await ada.call(notifications.settings, {})).toMatchObject({ morningBrief: false, weeklyLetter: true })
  })
})
