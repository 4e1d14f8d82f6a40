import { notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { watchAlerts } from '../alerts/watch.ts'
import { marketAt } from '../testing/market.ts'
import { createPushWorld } from '../testing/world.ts'
import { sendLetters } from './letters.ts'

const world = await createPushWorld()
const { clock, database } = world

/** Beside those of joining. */
const lettersTo = async (email: string) =>
  (await world.lettersTo(email)).filter(({ subject }) => /Bitcoin/.test(subject))

/** Somebody who waits for 110, and hears of it by mail where it is chosen. */
async function waiting(alertMail: boolean) {
  const member = await world.member()
  await member.call(notifications.changeSettings, { alertMail })
  await wait(member.accountId)
  return member
}
const wait = (accountId: string) =>
  database.run(sql`insert into notifications_alerts (account_id, symbol, name, kind, target, from_usd, created_at)
    values (${accountId}, 'BTC', 'Bitcoin', 'above', 110, 100, ${clock.now()})`)
const ring = () => watchAlerts(world, marketAt(clock, 111))

describe('a letter of an alert', () => {
  it('leaves once, also when two send at once, says what the push says and where to switch it off', async () => {
    const ada = await waiting(true)
    const silent = await waiting(false)
    await ring()
    await Promise.all([sendLetters(world), sendLetters(await world.another())])
    await sendLetters(world)
    const letters = await lettersTo(ada.email)
    expect(letters).toMatchObject([{ subject: 'Bitcoin above $110.00' }])
    for (const part of ['Now $111.00', 'rang once', '/dashboard/analysis?coin=BTC', '/dashboard/notifications'])
      expect(letters[0]?.text).toContain(part)
    expect(await lettersTo(silent.email)).toEqual([])
  })

  it('never goes to an address that was not confirmed, nor after letters were switched off', async () => {
    const [claimed, changed] = [await waiting(true), await waiting(true)]
    await ring()
    await database.run(sql`update accounts set claimed_email = email, email = null where id = ${claimed.accountId}`)
    await changed.call(notifications.changeSettings, { alertMail: false })
    await sendLetters(world)
    expect([await lettersTo(claimed.email), await lettersTo(changed.email)]).toEqual([[], []])
  })

  it('never goes to somebody who is blocked, neither of what rang before nor of what rings then', async () => {
    const blocked = await waiting(true)
    await ring()
    await database.run(sql`update accounts set blocked_at = ${clock.now()}, blocked_reason = 'stolen cards'
      where id = ${blocked.accountId}`)
    await sendLetters(world)
    expect(await lettersTo(blocked.email)).toEqual([])
    await wait(blocked.accountId)
    expect(await ring()).toMatchObject({ fired: 1 })
    expect(await database.rows(sql`select 1 from notifications_letters`), 'and none is kept for them').toEqual([])
  })

  it('that could not leave in time is not sent late', async () => {
    const ada = await waiting(true)
    await ring()
    clock.forward(7 * 3_600_000)
    await sendLetters(world)
    expect(await lettersTo(ada.email)).toEqual([])
  })
})
