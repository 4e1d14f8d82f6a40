import { accounts, admin, allRoutes, credits, type Route, subscriptions } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, appointed } from '../../testing/admin.ts'
import { atCheckout } from '../../testing/payments.ts'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()
const adminRoutes = allRoutes.filter(({ route }) => route.who === 'admin')

/** The rawest of requests: who may not call learns nothing, not even that the input is wrong. */
async function knock(person: Person, { method, path }: Route) {
  const url = path.replace(/:\w+/g, 'x')
  const response = await person.request({ method, url, ...(method !== 'GET' && { payload: {} }) })
  return [response.statusCode, response.json().error?.code]
}

describe('a call for administrators', () => {
  let guest: Person
  let member: Person
  let pro: Person
  let withoutFactor: Person
  let notShown: Person
  let shownBefore: Awaited<ReturnType<typeof administrator>>
  beforeAll(async () => {
    withoutFactor = await appointed(world)
    shownBefore = await administrator(world)
    notShown = world.person()
    const { email, password } = shownBefore
    await notShown.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })
    world.clock.forward(HOUR_MS)
    guest = await world.guest()
    member = await world.member()
    pro = await world.member()
    const { checkoutUrl } = await pro.call(subscriptions.create, { priceType: 'monthly' })
    await atCheckout(pro, checkoutUrl, 'pay')
    expect((await pro.call(credits.stats, {})).tier).toBe('pro')
  })

  it('exists (the list is not empty)', () => expect(adminRoutes.length).toBeGreaterThan(25))

  it.each(adminRoutes)('$feature $name lets in neither nobody nor guest nor member nor pro', async ({ route }) => {
    expect(await knock(world.person(), route), 'nobody').toEqual([401, 'accounts.signInRequired'])
    expect(await knock(guest, route), 'guest').toEqual([403, 'accounts.forbidden'])
    expect(await knock(member, route), 'member').toEqual([403, 'accounts.forbidden'])
    expect(await knock(pro, route), 'pro').toEqual([403, 'accounts.forbidden'])
  })

  it.each(adminRoutes)('$feature $name needs an administrator with a second factor', async ({ route }) => {
    const required = [403, 'accounts.secondFactorRequired']
    expect(await knock(withoutFactor, route), 'without one').toEqual(required)
    expect(await knock(notShown, route), 'with one that was not shown in this session').toEqual(required)
    const [, code] = await knock(shownBefore, route)
    expect(code === 'accounts.secondFactorStale', 'with one that was shown a while ago').toBe(Boolean(route.fresh))
    expect(code, 'a while ago is not never').not.toBe('accounts.secondFactorRequired')
  })

  it('asks for a fresh second factor where money, people or secrets are changed', () => {
    const fresh = adminRoutes.filter(({ route }) => route.fresh).map(({ name }) => name)
    expect(fresh.sort()).toEqual([
      'addApiConfig',
      'block',
      'changeApiConfig',
      'correctCredits',
      'removeApiConfig',
      'saveChannels',
      'saveSettings',
      'unblock',
    ])
  })

  it('expires the panel’s second factor after twelve hours', async () => {
    world.clock.forward(12 * HOUR_MS)
    await expect(shownBefore.call(admin.stats, {})).rejects.toMatchObject({ code: 'accounts.secondFactorRequired' })
    await shownBefore.showFactor()
    await shownBefore.call(admin.stats, {})
  })
})
