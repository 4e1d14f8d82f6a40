import { accounts, allRoutes, drawnForHeader, guests, nobodyHere, portfolio, type Route } from '@pusula/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()

const purchase = {
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: '1',
  usdCostBasis: '50000',
  purchaseDate: '2026-11-01T12:00:00.000Z',
}

/** The rawest of calls, from a page that says for whom it was drawn. */
async function knock(browser: Person, { method, path }: Route, drawnFor: string, payload: object = {}) {
  const response = await browser.request({
    method,
    url: path.replace(/:\w+/g, 'BTC'),
    headers: { [drawnForHeader]: drawnFor },
    ...(method !== 'GET' && { payload }),
  })
  return { status: response.statusCode, body: response.body, code: response.json().error?.code }
}

/** Everything the product holds of whoever is signed in in this browser. */
const everythingOf = (browser: Person) => browser.call(accounts.export, {})

const otherPerson = { status: 409, code: 'accounts.otherPerson' }

describe('a page that was drawn for somebody else', () => {
  let browser: Person
  let adaId: string
  let benId: string
  let visitorId: string
  beforeAll(async () => {
    browser = await world.guest()
    visitorId = (await browser.call(guests.account, {})).visitorId
    adaId = (await world.member({}, browser)).accountId
    await browser.call(portfolio.add, purchase)
    benId = (await world.member({ email: 'ben@example.com' }, browser)).accountId
    await browser.call(portfolio.add, { ...purchase, quantity: '7' })
  })

  it('is refused every call there is: it reads nothing of the one who is here, and changes nothing', async () => {
    const before = await everythingOf(browser)
    for (const { feature, name, route } of allRoutes) {
      const refusal = await knock(browser, route, adaId, purchase)
      expect(refusal, `${feature} ${name}`).toMatchObject(otherPerson)
      expect(refusal.body, `${feature} ${name}`).not.toMatch(/ben@|"7"/)
    }
    expect(await everythingOf(browser)).toEqual(before)
    expect(before).toMatchObject({ accounts: { email: 'ben@example.com' }, portfolio: expect.anything() })
    const [held] = await browser.call(portfolio.list, {})
    expect([held?.totalQuantity, held?.purchases.length]).toEqual(['7', 1])
    expect((await knock(browser, accounts.user, benId)).status, 'their own page is served').toBe(200)
  })

  it('is refused where it was drawn for a guest, or for nobody, and a member is here now', async () => {
    expect(await knock(browser, portfolio.list, visitorId)).toMatchObject(otherPerson)
    expect(await knock(browser, guests.account, nobodyHere)).toMatchObject(otherPerson)
    expect(await knock(browser, accounts.user, 'whoever')).toMatchObject(otherPerson)
  })

  it('is refused where the member has left and the guest of this browser would be served instead', async () => {
    const shared = await world.guest()
    const member = await world.member({}, shared)
    await shared.request({ method: 'GET', url: accounts.logout.path })
    const refusal = await knock(shared, guests.stats, member.accountId)
    expect(refusal).toMatchObject(otherPerson)
  })

  it('is refused by another guest, once the cookie of the first is gone', async () => {
    const shared = await world.guest()
    const first = (await shared.call(guests.account, {})).visitorId
    delete shared.cookies.visitor
    const second = (await shared.call(guests.account, {})).visitorId
    expect(second).not.toBe(first)
    expect(await knock(shared, guests.stats, first)).toMatchObject(otherPerson)
    expect(await knock(shared, guests.stats, second)).toMatchObject({ status: 200 })
  })
})

describe('a page that was drawn for the present session', () => {
  it('is served: a guest, and a guest on a page that knows of no member', async () => {
    const guest = await world.guest()
    for (const drawnFor of [guest.accountId, nobodyHere])
      expect((await knock(guest, guests.stats, drawnFor)).status).toBe(200)
  })

  it('gets 401, not 409, once its session is over', async () => {
    const nobody = world.person()
    expect(await knock(nobody, accounts.user, 'somebody')).toMatchObject({
      status: 401,
      code: 'accounts.signInRequired',
    })
    expect(await knock(nobody, guests.blocked, 'somebody')).toMatchObject({ status: 200 })
    expect(await knock(nobody, guests.blocked, nobodyHere)).toMatchObject({ status: 200 })
  })
})

it('a request without the header is served', async () => {
  const ada = await world.member()
  expect((await ada.call(accounts.user, {})).id).toBe(ada.accountId)
  await ada.call(portfolio.add, purchase)
})
