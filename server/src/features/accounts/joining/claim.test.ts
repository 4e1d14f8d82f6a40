import { accounts, payments } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { atCheckout } from '../../../testing/payments.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { database } = world

type Member = Awaited<ReturnType<typeof world.member>>

/** Somebody else who comes in with the cookies of a browser. */
const comeIn = (browser: Person, { email, password }: Member) =>
  Object.assign(world.person(), { cookies: { ...browser.cookies } }).request({
    method: 'POST',
    url: accounts.login.path,
    payload: { email, password },
  })

/** Has paid ten analyses. */
async function buyer(email: string) {
  const guest = await world.guest()
  const order = { amount: 5, analyses: 10, termsAccepted: true }
  const { checkoutUrl } = await guest.call(payments.createGuestIntent, order)
  await atCheckout(guest, checkoutUrl, 'pay', email)
  return guest
}

/** Has become a member by it. */
async function claimant(email: string) {
  const guest = await buyer(email)
  await guest.call(payments.guestConversionLogin, { visitorId: guest.accountId })
  return guest
}

it('a guest who paid and comes back in two tabs at once is a member in both', async () => {
  const guest = await buyer('two@example.com')
  const twin = Object.assign(world.person(), { cookies: { ...guest.cookies } })
  const tabs = [guest, twin]
  const { comingIn } = await database.transaction(async tx => {
    await tx.run(sql`select from payments_conversions where guest_id = ${guest.accountId} for update`)
    const comingIn = tabs.map(tab => tab.call(payments.guestConversionLogin, { visitorId: guest.accountId }))
    await untilWaiting(database, 2)
    return { comingIn }
  })
  await Promise.all(comingIn)
  const users = await Promise.all(tabs.map(tab => tab.call(accounts.user, {})))
  expect(users.map(({ id, email }) => [id, email])).toEqual(tabs.map(() => [guest.accountId, 'two@example.com']))
  expect(users[0]?.remainingAnalyses, 'and has what was bought once').toBe(15)
})

describe('a race between deleting a claimed account and a sign-in in its browser', () => {
  it('deletion second: the account is gone, and its purchases moved to the member before', async () => {
    const [bob, guest] = [await world.member(), await claimant('first@example.com')]
    const { both } = await database.transaction(async tx => {
      await tx.run(sql`select from credits_balances where account_id = ${guest.accountId} for update`)
      const coming = comeIn(guest, bob)
      await untilWaiting(database, 1)
      const leaving = guest.call(accounts.remove, {})
      await untilWaiting(database, 2)
      return { both: Promise.all([coming, leaving]) }
    })
    const [{ statusCode }] = await both
    expect([statusCode, await world.balanceOf(bob.accountId)]).toEqual([302, 30])
  })

  it('deletion first: the account is gone, and the sign-in still succeeds', async () => {
    const [bob, guest] = [await world.member(), await claimant('before@example.com')]
    const { both } = await database.transaction(async tx => {
      await tx.run(sql`select from accounts where id = ${guest.accountId} for update`)
      const leaving = guest.call(accounts.remove, {})
      await untilWaiting(database, 1)
      const coming = comeIn(guest, bob)
      await untilWaiting(database, 2)
      return { both: Promise.all([coming, leaving]) }
    })
    const [{ statusCode }] = await both
    expect([statusCode, await world.balanceOf(bob.accountId)]).toEqual([302, 20])
  })
})
