import { channels, notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createPushWorld } from '../../testing/push-world.ts'
import { send } from './send.ts'

const world = await createPushWorld()
const { clock, database } = world

/** Beside those of joining. */
const emailsTo = async (email: string) => (await world.emailsTo(email)).filter(({ subject }) => /Bitcoin/.test(subject))

/** Somebody with one channel, mail, where it is chosen. */
async function reader(mail: boolean) {
  const member = await world.member()
  await member.call(notifications.changeSettings, { alertMail: mail })
  return member
}
let number = 0
const tell = (accountId: string) =>
  database.transaction(tx =>
    send(tx, clock.now(), [
      {
        ...{
          accountId,
          key: `alert ${number++}`,
          kind: 'alert',
          urgency: 'high',
          path: '/dashboard/analysis?coin=BTC',
          tag: 't',
        },
        say: () => ({ title: 'Bitcoin above $110.00', body: 'Now $111.00.' }),
        ...{ happenedAt: clock.now(), expiresAt: new Date(clock.now().getTime() + 6 * 3_600_000) },
      },
    ]),
  )

describe('an e-mail', () => {
  it('is sent once, also when two instances send at once, and has an unsubscribe link', async () => {
    const [ada, silent] = [await reader(true), await reader(false)]
    await tell(ada.accountId)
    await tell(silent.accountId)
    await Promise.all([world.deliver(), world.deliver(await world.another())])
    await world.deliver()
    const emails = await emailsTo(ada.email)
    expect(emails).toMatchObject([{ subject: 'Bitcoin above $110.00' }])
    for (const part of ['Now $111.00', '/dashboard/analysis?coin=BTC', '/dashboard/notifications'])
      expect(emails[0]?.text).toContain(part)
    expect(await emailsTo(silent.email)).toEqual([])
  })

  it('never goes to an address that was not confirmed, nor after mail was switched off, nor to somebody who is blocked', async () => {
    const people = [await reader(true), await reader(true), await reader(true)] as const
    const [claimed, changed, blocked] = people
    for (const { accountId } of people) await tell(accountId)
    await database.run(sql`update accounts set claimed_email = email, email = null where id = ${claimed.accountId}`)
    await changed.call(channels.switch, { name: 'mail', isOn: false })
    await database.run(sql`update accounts set blocked_at = ${clock.now()}, blocked_reason = 'stolen cards'
      where id = ${blocked.accountId}`)
    await tell(blocked.accountId)
    await world.deliver()
    expect((await Promise.all(people.map(({ email }) => emailsTo(email)))).flat()).toEqual([])
  })

  it('expires: one that could not leave in time is not sent late', async () => {
    const ada = await reader(true)
    await tell(ada.accountId)
    clock.forward(7 * 3_600_000)
    await world.deliver()
    expect(await emailsTo(ada.email)).toEqual([])
  })

  it('leaves where push is not taken, and not where it is', async () => {
    const { member } = await world.listener()
    await member.call(notifications.changeSettings, { alertMail: true })
    await tell(member.accountId)
    await world.deliver()
    expect(await emailsTo(member.email)).toEqual([])
    world.service.answers.push({ status: 403 })
    await tell(member.accountId)
    await world.deliver()
    expect(await emailsTo(member.email)).toHaveLength(1)
  })
})
