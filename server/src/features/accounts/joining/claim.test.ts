import { accounts, payments } from '@pusula/contract'
import { expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { atCheckout } from '../../../testing/payments.ts'
import { untilWaiting } from '../../../testing/waiting.ts'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld()
const { database } = world

it('a guest who paid and comes back in two tabs at once is a member in both', async () => {
  const guest = await world.guest()
  const order = { amount: 5, analyses: 10, termsAccepted: true }
  const { checkoutUrl } = await guest.call(payments.createGuestIntent, order)
  await atCheckout(guest, checkoutUrl, 'pay', 'two@example.com')
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
