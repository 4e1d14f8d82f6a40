import { accounts, app } from '@pusula/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld, type Person } from '../../../testing/world.ts'
import { type Somebody, startOpenIdServer } from './testing/openid-server.ts'

const returnUrl = 'http://localhost:3000/auth/openid/callback'
const provider = await startOpenIdServer(returnUrl)
afterAll(() => provider.close())
const world = await createWorld({
  OPENID_ISSUER: provider.issuer,
  OPENID_CLIENT_ID: 'pusula',
  OPENID_NAME: 'Okul hesabı',
})
const failed = '/?problem=accounts.openIdFailed'
const deniz: Somebody = { sub: 'o-1', email: 'deniz@example.com', email_verified: true, given_name: 'Deniz' }

const follow = async (person: Person, address: string) => {
  const { pathname, search } = new URL(address)
  return (await person.request({ method: 'GET', url: pathname + search })).headers.location
}

async function signIn(person: Person, who: Somebody, query = '') {
  const start = await person.request({ method: 'GET', url: `/auth/openid${query}` })
  return follow(person, await provider.visit(String(start.headers.location), who))
}

/** Begins in the profile, and comes back from the provider in whichever browser. */
async function link(person: Person, who: Somebody, returning = person) {
  const { go } = await person.call(accounts.linkIdentity, { provider: 'openid' })
  return follow(returning, await provider.visit(go, who))
}
const linkedOf = async (person: Person) =>
  (await person.call(accounts.identities, {})).identities.find(({ provider }) => provider === 'openid')?.isLinked

describe('the operator’s own identity provider', () => {
  it('has its name on the button, and uses a code with PKCE, a state and a nonce', async () => {
    expect(await world.person().call(app.info, {})).toMatchObject({ openIdName: 'Okul hesabı' })
    const start = await world.person().request({ method: 'GET', url: '/auth/openid' })
    expect(Object.fromEntries(new URL(String(start.headers.location)).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: returnUrl,
    })
  })

  it('makes a member at the first time and finds it at the next, whatever its address is then', async () => {
    const first = world.person()
    expect(await signIn(first, deniz, '?next=/dashboard/portfolio')).toBe('/dashboard/portfolio')
    const user = await first.call(accounts.user, {})
    expect(user).toMatchObject({ email: deniz.email, firstName: 'Deniz', isEmailVerified: true })
    const again = world.person()
    expect(await signIn(again, { sub: 'o-1', email: 'other@example.com', email_verified: false })).toBe(
      '/?tab=analysis',
    )
    expect((await again.call(accounts.user, {})).id).toBe(user.id)
  })

  it('never opens an account by its address: whoever has one signs in as always and links it there', async () => {
    const ada = await world.member({ email: 'ada@example.com' })
    const stranger = world.person()
    const adaThere = { sub: 'o-2', email: 'ada@example.com', email_verified: true }
    expect(await signIn(stranger, adaThere)).toBe('/?problem=accounts.openIdKnownAddress')
    await expect(stranger.call(accounts.user, {})).rejects.toMatchObject({ status: 401 })
    expect(await linkedOf(ada)).toBe(false)
    expect(await link(ada, adaThere)).toBe('/dashboard/profile')
    expect(await linkedOf(ada)).toBe(true)
    expect((await world.emailsTo(ada.email))[0]?.text).toContain('Okul hesabı')
    expect(await signIn(stranger, adaThere)).toBe('/?tab=analysis')
    expect((await stranger.call(accounts.user, {})).id).toBe(ada.accountId)
  })

  it('takes nobody whose address it has not verified, and nobody who did not begin here', async () => {
    expect(await signIn(world.person(), { sub: 'o-3', email: 'x@example.com', email_verified: false })).toBe(failed)
    expect(await signIn(world.person(), { sub: 'o-4' })).toBe(failed)
    const start = await world.person().request({ method: 'GET', url: '/auth/openid' })
    const address = await provider.visit(String(start.headers.location), {
      ...deniz,
      sub: 'o-5',
      email: 'y@example.com',
    })
    expect(await follow(world.person(), address), 'another browser').toBe(failed)
  })

  it('is linked by who is signed in, in the browser that began, freshly, and to one account alone', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const there = { sub: 'o-6', email: 'z@example.com', email_verified: true }
    expect(await link(ada, there, eve), 'in the browser of another').toBe(failed)
    const { go } = await ada.call(accounts.linkIdentity, { provider: 'openid' })
    const address = await provider.visit(go, there)
    Object.assign(ada.cookies, { session: eve.cookies.session })
    expect(await follow(ada, address), 'somebody else has signed in meanwhile').toBe(
      '/?problem=accounts.identityElsewhere',
    )
    expect(await link(eve, there)).toBe('/dashboard/profile')
    const bob = await world.member()
    expect(await link(bob, there)).toBe('/?problem=accounts.identityElsewhere')
    expect(await linkedOf(bob)).toBe(false)
    world.clock.forward(11 * 60_000)
    await expect(bob.call(accounts.linkIdentity, { provider: 'openid' })).rejects.toMatchObject({
      code: 'accounts.confirmRequired',
    })
    await expect(eve.call(accounts.unlinkIdentity, { provider: 'openid' })).rejects.toMatchObject({
      code: 'accounts.confirmRequired',
    })
  })

  it('signs nobody in once it is unlinked, and goes with its account', async () => {
    const ada = await world.member()
    const there = { sub: 'o-7', email: ada.email, email_verified: true }
    await link(ada, there)
    await ada.call(accounts.unlinkIdentity, { provider: 'openid' })
    expect(await linkedOf(ada)).toBe(false)
    expect(await signIn(world.person(), there)).toBe('/?problem=accounts.openIdKnownAddress')
    await link(ada, there)
    await ada.call(accounts.remove, {})
    expect(await world.database.rows(sql`select 1 from accounts_identities where subject = 'o-7'`)).toEqual([])
  })

  it('is not offered where none is configured', async () => {
    const other = await world.another(30_000, { OPENID_ISSUER: '', OPENID_CLIENT_ID: '', OPENID_NAME: '' })
    expect((await other.app.inject({ url: '/auth/openid' })).statusCode).toBe(404)
    expect((await other.app.inject({ url: '/api/app' })).json()).not.toHaveProperty('openIdName')
  })
})
