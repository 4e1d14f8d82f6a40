import { allRoutes, credits, type Route, subscriptions } from '@pusula/contract'
import { beforeAll, describe, expect, it } from 'vitest'
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
  beforeAll(async () => {
    guest = await world.guest()
    member = await world.member()
    pro = await world.member()
    const { checkoutUrl } = await pro.call(subscriptions.create, { priceType: 'monthly' })
    await atCheckout(pro, checkoutUrl, 'pay')
    expect((await pro.call(credits.stats, {})).tier).toBe('pro')
  })

  it('exists, many times', () => expect(adminRoutes.length).toBeGreaterThan(25))

  it.each(adminRoutes)('$feature $name lets in neither nobody nor guest nor member nor pro', async ({ route }) => {
    expect(await knock(world.person(), route), 'nobody').toEqual([401, 'accounts.signInRequired'])
    expect(await knock(guest, route), 'guest').toEqual([403, 'accounts.forbidden'])
    expect(await knock(member, route), 'member').toEqual([403, 'accounts.forbidden'])
    expect(await knock(pro, route), 'pro').toEqual([403, 'accounts.forbidden'])
  })
})
