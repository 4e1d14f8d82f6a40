import { accounts, payments } from '@pusula/contract'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { whileLeaving } from '../../../testing/lock-waits.ts'
import { atCheckout } from '../../../testing/payments.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { database } = world
const newPassword = 'güney rüzgarı 9'

type Member = Awaited<ReturnType<typeof world.member>>

const logIn = (person: Person, { email, password }: Member) =>
  person.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })
const byGoogle = (person: Person, email: string) =>
  person.request({ method: 'POST', url: '/auth/google/local', payload: { name: 'Ada', email } })
const sessionsOf = ({ accountId }: Member) =>
  database.rows(sql`select id from accounts_sessions where account_id = ${accountId}`)

/** Signs in while something happens between the look at the password and the session. */
async function logInDuring(person: Person, member: Member, meanwhile: () => Promise<unknown>) {
  const { verify } = world.passwords
  const spy = vi.spyOn(world.passwords, 'verify').mockImplementationOnce(async (hash, password) => {
    const isRight = await verify(hash, password)
    await meanwhile()
    return isRight
  })
  const { statusCode } = await logIn(person, member)
  spy.mockRestore()
  return statusCode
}

/** Buys ten analyses as the guest of a browser; hands out the order. */
async function buyAs(guest: Person) {
  const order = { amount: 5, analyses: 10, termsAccepted: true }
  const { checkoutUrl, paymentIntentId } = await guest.call(payments.createGuestIntent, order)
  await atCheckout(guest, checkoutUrl, 'pay', 'buyer@example.com')
  return paymentIntentId
}

async function buyer() {
  const guest = await world.guest()
  await buyAs(guest)
  return guest
}

describe('a sign-in with the old password that races with a password change', () => {
  it('is refused once a link has set a new one', async () => {
    const ada = await world.member()
    await world.person().call(accounts.forgotPassword, { email: ada.email })
    const token = /token=([\w-]+)/.exec((await world.emailsTo(ada.email))[0]?.text ?? '')?.[1] ?? ''
    const reset = () => world.person().call(accounts.resetPassword, { token, newPassword })
    expect(await logInDuring(world.person(), ada, reset)).toBe(401)
    expect(await sessionsOf(ada)).toEqual([])
  })

  it('is refused once its owner has changed it', async () => {
    const ada = await world.member()
    const change = () => ada.call(accounts.changePassword, { currentPassword: ada.password, newPassword })
    expect(await logInDuring(world.person(), ada, change)).toBe(401)
    expect(await sessionsOf(ada), 'the owner stays').toHaveLength(1)
  })
})

describe('a sign-in that races with the account’s deletion', () => {
  it('is refused by password, and what the browser has bought stays with it', async () => {
    const [ada, guest] = [await world.member(), await buyer()]
    expect(await logInDuring(guest, ada, () => ada.call(accounts.remove, {}))).toBe(401)
    expect(await sessionsOf(ada)).toEqual([])
    expect(await world.balanceOf(guest.accountId)).toBe(15)
  })

  it('is refused by Google, and what the browser has bought stays with it', async () => {
    const [ada, guest] = [await world.member(), await buyer()]
    await byGoogle(world.person(), ada.email)
    const { statusCode, body } = await whileLeaving(database, ada, () => byGoogle(guest, ada.email))
    expect([statusCode, body]).toEqual([401, expect.stringContaining('accounts.signInRequired')])
    expect(await sessionsOf(ada)).toEqual([])
    expect(await world.balanceOf(guest.accountId)).toBe(15)
    await byGoogle(guest, ada.email)
    expect((await guest.call(accounts.user, {})).id, 'the next try is a new account').not.toBe(ada.accountId)
  })

  it('moves no order of the browser that another tab looks at', async () => {
    const browser = await world.guest()
    const guest = Object.assign(world.person(), { accountId: browser.accountId, cookies: { ...browser.cookies } })
    const ada = await world.member({}, browser)
    const orderId = await buyAs(guest)
    const look = () => ada.call(payments.status, { paymentIntentId: orderId }).catch(({ code }) => code)
    expect(await whileLeaving(database, ada, look)).toBe('accounts.signInRequired')
    expect(await world.balanceOf(guest.accountId)).toBe(15)
  })
})
