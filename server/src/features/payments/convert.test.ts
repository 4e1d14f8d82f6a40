import { randomUUID } from 'node:crypto'
import { accounts, admin, credits, guests, payments, referrals, subscriptions } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { administrator } from '../../testing/admin.ts'
import { atCheckout, deliver } from '../../testing/payments.ts'
import { codeSentTo, type Guest, openGuest } from '../../testing/people.ts'
import { createWorld } from '../../testing/world.ts'
import { setAdmin } from '../accounts/index.ts'
import { grant } from '../credits/index.ts'
import { sendReceipts } from './receipts/receipts.ts'
import { wrongReserves } from './store/check.ts'

const world = await createWorld()
const { database } = world

describe('a guest who buys', () => {
  const order = { amount: 5, analyses: 10, termsAccepted: true }

  it('accepts the terms first', async () => {
    const guest = await world.guest()
    await expect(guest.call(payments.createGuestIntent, { ...order, termsAccepted: false })).rejects.toMatchObject({
      status: 400,
      code: 'payments.termsRequired',
    })
  })

  async function paid(email: string, person = world.person()) {
    const guest = await openGuest(person)
    const { checkoutUrl, paymentIntentId } = await guest.call(payments.createGuestIntent, order)
    const { to } = await atCheckout(guest, checkoutUrl, 'pay', email)
    return Object.assign(guest, { orderId: paymentIntentId, cameBackTo: to })
  }
  const convert = (guest: Guest) => guest.call(payments.guestConversionLogin, { visitorId: guest.accountId })
  const notPaid = { status: 409, code: 'payments.notPaid' }

  it('becomes a member with what was bought, and is signed in', async () => {
    const unpaid = await world.guest()
    await expect(convert(unpaid), 'before the payment').rejects.toMatchObject(notPaid)
    const guest = await paid('Buyer@Example.com')
    expect(guest.cameBackTo).toContain('&guest=true')
    expect(await guest.call(payments.status, { paymentIntentId: guest.orderId })).toMatchObject({
      status: 'paid',
      canBecomeMember: true,
      payerEmail: 'buyer@example.com',
      payerHasAccount: false,
    })
    await expect(
      (await world.guest()).call(payments.guestConversionLogin, { visitorId: guest.accountId }),
      'a visitorId from outside logs nobody in',
    ).rejects.toMatchObject(notPaid)
    await convert(guest)
    expect(await guest.call(accounts.user, {})).toMatchObject({
      id: guest.accountId,
      email: 'buyer@example.com',
      isEmailVerified: false,
      tier: 'member',
      remainingAnalyses: 15,
    })
    expect(await guest.call(payments.history, {})).toMatchObject([{ amount: '5.00', analysesCount: 10 }])
    await deliver(world, {
      id: `refund ${guest.orderId}`,
      kind: 'refunded',
      charge: `sandbox_pay_${guest.orderId}`,
      refundedCents: 500,
    })
    expect(await guest.call(credits.stats, {}), 'a refund finds the member').toMatchObject({ remainingAnalyses: 5 })
  })

  it('has nothing that follows from an address which is only claimed', async () => {
    const owner = await createWorld({ ADMIN_EMAILS: 'boss@example.com' })
    const guest = await owner.guest()
    const { checkoutUrl } = await guest.call(payments.createGuestIntent, { amount: 1, termsAccepted: true })
    await atCheckout(guest, checkoutUrl, 'pay', 'boss@example.com')
    await guest.call(payments.guestConversionLogin, { visitorId: guest.accountId })
    expect((await guest.call(accounts.user, {})).isAdmin).toBe(false)
    await expect(guest.call(admin.stats, {})).rejects.toMatchObject({ status: 403 })
    expect(await setAdmin(owner.database, 'boss@example.com', true, owner.clock.now()), 'cannot be appointed').toBe(0)
    await expect(guest.call(referrals.generate, {})).rejects.toMatchObject({ code: 'accounts.notVerified' })
    await guest.call(accounts.forgotPassword, { email: 'boss@example.com' })
    expect((await owner.emailsTo('boss@example.com'))[0]?.subject).toBe('There is no Pusula account with this address')
    const boss = await owner.member({ email: 'boss@example.com' })
    expect(boss.user, 'its owner can still join').toMatchObject({ isAdmin: true, remainingAnalyses: 20 })
    expect((await guest.call(accounts.user, {})).isAdmin).toBe(false)
  })

  it('gets the gift, and the account for itself alone, once the code sent to the address was entered', async () => {
    const guest = await paid('later@example.com')
    await convert(guest)
    await guest.call(accounts.sendAddressCode, { email: 'later@example.com' })
    const code = await codeSentTo(database, 'later@example.com')
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(guest.call(accounts.setAddress, { email: 'later@example.com', code: wrong })).rejects.toMatchObject({
      code: 'accounts.wrongCode',
    })
    expect(await guest.call(accounts.setAddress, { email: 'later@example.com', code })).toMatchObject({
      isEmailVerified: true,
      remainingAnalyses: 35,
    })
    const browser = Object.assign(world.person(), { cookies: { visitor: guest.cookies.visitor ?? '' } })
    expect(await browser.call(guests.account, {}), 'the browser is a guest without a fresh five').toMatchObject({
      remainingCredits: 0,
      memberEmail: null,
    })
    expect((await guest.call(credits.stats, {})).remainingAnalyses).toBe(35)
  })

  it('stays with its browser: signed out it is the guest with its credits, and comes in again', async () => {
    const guest = await paid('again@example.com')
    await convert(guest)
    await guest.request({ method: 'GET', url: accounts.logout.path })
    expect(await guest.call(guests.account, {})).toMatchObject({
      visitorId: guest.accountId,
      remainingCredits: 15,
      memberEmail: 'again@example.com',
    })
    await convert(guest)
    expect((await guest.call(accounts.user, {})).id).toBe(guest.accountId)
  })

  it('does not learn whether the address is known (enumeration), and finds the credits there once it signs in', async () => {
    const ada = await world.member()
    const [guest, other] = [await paid(ada.email), await paid('nobody.has@example.com')]
    const told = async (person: typeof guest) => {
      const { payerEmail, ...rest } = await person.call(payments.status, { paymentIntentId: person.orderId })
      const { email, id, createdAt, updatedAt, ...user } = await convert(person).then(() =>
        person.call(accounts.user, {}),
      )
      return { rest, user }
    }
    expect(await told(guest)).toEqual(await told(other))
    expect([await world.balanceOf(guest.accountId), await world.balanceOf(ada.accountId)]).toEqual([15, 20])
    await sendReceipts(world)
    expect((await world.emailsTo(ada.email))[0]?.text).toContain('This address has an account: sign in there')
    await guest.request({
      method: 'POST',
      url: accounts.login.path,
      payload: { email: ada.email, password: ada.password },
    })
    expect([await world.balanceOf(guest.accountId), await world.balanceOf(ada.accountId)]).toEqual([5, 30])
  })

  it('is told that the address has an account in a browser that was signed in to it, and stays a guest', async () => {
    const ada = await world.member()
    await ada.request({ method: 'GET', url: accounts.logout.path })
    const guest = await paid(ada.email, ada)
    expect(await guest.call(payments.status, { paymentIntentId: guest.orderId })).toMatchObject({
      payerEmail: ada.email,
      payerHasAccount: true,
    })
  })

  it('and joins by e-mail instead takes the purchase along', async () => {
    const guest = await paid('someone@example.com')
    const member = await world.member({}, guest)
    expect(await world.balanceOf(member.accountId)).toBe(30)
    expect(await member.call(payments.history, {})).toHaveLength(1)
  })

  it('and signs in before the money is reported finds it in the account', async () => {
    const guest = await world.guest()
    const { checkoutUrl, paymentIntentId } = await guest.call(payments.createGuestIntent, order)
    const member = await world.member({}, guest)
    await atCheckout(guest, checkoutUrl, 'pay', 'early@example.com')
    expect(await member.call(payments.status, { paymentIntentId })).toMatchObject({ status: 'paid', payerEmail: null })
    expect(await world.balanceOf(member.accountId)).toBe(30)
    await world.runJob('payments.receipts')
    const [receipt] = await world.emailsTo('early@example.com')
    expect(receipt?.text, 'that address has no account').toContain('the account that signed in where you paid')
  })

  it('and orders while another tab signs in finds it in the account as well (race)', async () => {
    const browser = await world.guest()
    const guest = Object.assign(world.person(), { cookies: { ...browser.cookies } })
    const member = await world.member({}, browser)
    const { checkoutUrl, paymentIntentId } = await guest.call(payments.createGuestIntent, order)
    await atCheckout(guest, checkoutUrl, 'pay', 'tabs@example.com')
    expect(await member.call(payments.status, { paymentIntentId })).toMatchObject({ status: 'paid' })
    expect(await world.balanceOf(member.accountId)).toBe(30)
  })

  it('takes along what support gave it, and none of what support took back again', async () => {
    const support = await administrator(world)
    const guest = await world.guest()
    const { accountId: id } = guest
    const correct = (amount: number) =>
      support.call(admin.correctCredits, { id, amount, reason: 'paid too little', key: randomUUID() })
    for (const amount of [9, 3, -5]) await correct(amount)
    const member = await world.member({}, guest)
    expect([await world.balanceOf(id), await world.balanceOf(member.accountId)]).toEqual([5, 27])
  })

  it('and joins gets a new checkout when it begins the same again', async () => {
    const guest = await world.guest()
    const asGuest = await guest.call(payments.createGuestIntent, order)
    const member = await world.member({}, guest)
    const pack = { amount: order.amount, analyses: order.analyses }
    const asMember = await member.call(payments.createIntent, pack)
    const fromAnalysis = await member.call(payments.createIntent, { ...pack, return: 'analysis' })
    expect(new Set([asGuest, asMember, fromAnalysis].map(({ paymentIntentId }) => paymentIntentId)).size).toBe(3)
    expect(await member.call(payments.createIntent, { ...pack, return: 'analysis' }), 'the second tap').toEqual(
      fromAnalysis,
    )
    expect(await member.call(payments.createIntent, pack)).toEqual(asMember)
    expect((await atCheckout(member, asMember.checkoutUrl, 'pay')).to).not.toContain('guest=true')
    expect((await atCheckout(member, fromAnalysis.checkoutUrl, 'pay')).to).toMatch(/^\/dashboard\/analysis\?/)
  })

  it('and begins a plan keeps all of it: another account that signs in there takes none of it', async () => {
    const ada = await world.member()
    await ada.call(subscriptions.create, { priceType: 'monthly' })
    const guest = await paid('plan@example.com')
    await convert(guest)
    await database.transaction(tx => grant(tx, guest.accountId, 20, 'correction', 'a present', world.clock.now()))
    const { checkoutUrl } = await guest.call(subscriptions.create, { priceType: 'monthly' })
    const payload = { email: ada.email, password: ada.password }
    expect((await guest.request({ method: 'POST', url: accounts.login.path, payload })).statusCode).toBe(302)
    await atCheckout(world.person(), checkoutUrl, 'pay', 'plan@example.com')
    const bought = async () => (await guest.call(payments.history, {})).map(({ kind }) => kind)
    expect(await bought()).toEqual(['credits'])
    expect(await guest.call(subscriptions.current, {})).toMatchObject({ status: 'pending' })
    await guest.request({ method: 'GET', url: accounts.logout.path })
    await convert(guest)
    expect(await bought()).toEqual(['subscription'])
    expect(await guest.call(subscriptions.current, {})).toMatchObject({ status: 'active' })
    expect(await wrongReserves(database)).toEqual([])
  })

  it('does not block the address for its owner, who signs in by Google and gets nothing of the buyer', async () => {
    const buyer = await paid('owner@example.com')
    await convert(buyer)
    const owner = world.person()
    await owner.request({
      method: 'POST',
      url: '/auth/google/local',
      payload: 'name=The+Owner&email=owner%40example.com',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const user = await owner.call(accounts.user, {})
    expect(user).toMatchObject({ email: 'owner@example.com', isEmailVerified: true, remainingAnalyses: 20 })
    expect(user.id).not.toBe(buyer.accountId)
    expect(await owner.call(payments.history, {})).toEqual([])
    expect(await buyer.call(credits.stats, {}), 'the buyer keeps what was bought').toMatchObject({
      remainingAnalyses: 15,
    })
    world.clock.forward(60_000)
    await buyer.call(accounts.sendAddressCode, { email: 'owner@example.com' })
    expect((await world.emailsTo('owner@example.com'))[0]?.text, 'and gets no code for it').not.toMatch(/\b\d{6}\b/)
  })
})
