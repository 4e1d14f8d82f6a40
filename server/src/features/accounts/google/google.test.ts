import { accounts, app, credits, referrals } from '@pusula/contract'
import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, describe, expect, it } from 'vitest'
import { createWorld, type Person } from '../../../testing/world.ts'
import { setAdmin } from '../index.ts'

const provider = new OAuth2Server()
await provider.issuer.keys.generate('RS256')
await provider.start(0, '127.0.0.1')
afterAll(() => provider.stop())

const world = await createWorld({
  GOOGLE_CLIENT_ID: 'pusula',
  GOOGLE_CLIENT_SECRET: 'a secret of the client',
  GOOGLE_ISSUER: provider.issuer.url ?? '',
})
const failed = '/?problem=accounts.googleFailed'
const home = '/?tab=analysis'
const welcome = '/'

let claims: Record<string, unknown> = {}
provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) =>
  Object.assign(token.payload, claims),
)
const deniz = {
  sub: 'g-1',
  email: 'Deniz@Example.com',
  email_verified: true,
  given_name: 'Deniz',
  family_name: 'Aydın',
}

/** Goes to the provider and comes back with its answer, without following it yet. */
async function visitProvider(person: Person, query = '') {
  const start = await person.request({ method: 'GET', url: `/auth/google${query}` })
  const toProvider = new URL(String(start.headers.location))
  const back = await fetch(toProvider, { redirect: 'manual' })
  const { pathname, search } = new URL(String(back.headers.get('location')))
  return { toProvider, returnUrl: pathname + search }
}
const follow = async (person: Person, url: string) => (await person.request({ method: 'GET', url })).headers.location

async function signIn(person: Person, who: Record<string, unknown>, query = '') {
  claims = who
  const { returnUrl } = await visitProvider(person, query)
  return follow(person, returnUrl)
}

/** Links an identity in the profile. */
async function link(person: Person, who: Record<string, unknown>) {
  claims = who
  const { go } = await person.call(accounts.linkIdentity, { provider: 'google' })
  const back = await fetch(go, { redirect: 'manual' })
  const { pathname, search } = new URL(String(back.headers.get('location')))
  return follow(person, pathname + search)
}

describe('sign-in by an OpenID provider', () => {
  it('says who asks, with every question', async () => {
    const asked: (string | undefined)[] = []
    const note = (_: unknown, request: { headers: Record<string, string | undefined> }) =>
      asked.push(request.headers['user-agent'])
    provider.service.on('beforeResponse', note)
    await signIn(world.person(), { ...deniz, sub: 'g-7', email: 'seventh@example.com' })
    provider.service.off('beforeResponse', note)
    expect(asked).toEqual([expect.stringMatching(/^Pusula\/\S+ \(\+http/)])
  })

  it('uses a code with PKCE, a state and a nonce', async () => {
    const { toProvider } = await visitProvider(world.person())
    expect(Object.fromEntries(toProvider.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'pusula',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: 'http://localhost:3000/auth/google/callback',
    })
  })

  it('makes a member at the first time and finds it at the next, whatever its address is then', async () => {
    const first = world.person()
    const picture = 'https://pictures.example.com/deniz.jpg'
    expect(await signIn(first, { ...deniz, picture }), 'where the welcome stands').toBe(welcome)
    const user = await first.call(accounts.user, {})
    expect(user).toMatchObject({
      email: 'deniz@example.com',
      firstName: 'Deniz',
      lastName: 'Aydın',
      profileImageUrl: picture,
      remainingAnalyses: 20,
    })
    const exported = await first.request({ method: 'GET', url: accounts.export.path })
    expect(exported.json().accounts.profileImageUrl, 'and goes along').toBe(picture)
    expect((await first.call(accounts.sessions, {})).hasPassword).toBe(false)
    const next = world.person()
    expect(await signIn(next, { ...deniz, email: 'moved@example.com' })).toBe(home)
    expect((await next.call(accounts.user, {})).id).toBe(user.id)
  })

  it('finds the member who registered with the same address, and keeps the password', async () => {
    const ada = await world.member()
    const person = world.person()
    await signIn(person, { sub: 'g-ada', email: ada.email, email_verified: true })
    expect((await person.call(accounts.user, {})).id).toBe(ada.accountId)
    expect((await person.call(accounts.sessions, {})).hasPassword).toBe(true)
  })

  it('goes with a new password by e-mail when somebody else may have linked it', async () => {
    const ada = await world.member()
    const thief = { sub: 'g-thief', email: 'thief@example.com', email_verified: true }
    expect(await link(ada, thief)).toBe('/dashboard/profile')
    await world.person().call(accounts.forgotPassword, { email: ada.email })
    const [email] = await world.emailsTo(ada.email)
    const token = /token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
    await world.person().call(accounts.resetPassword, { token, newPassword: 'güney rüzgarı 9' })
    const there = world.person()
    await signIn(there, thief)
    expect((await there.call(accounts.user, {})).id, 'another account').not.toBe(ada.accountId)
    const back = world.person()
    await signIn(back, { sub: 'g-ada-2', email: ada.email, email_verified: true })
    expect((await back.call(accounts.user, {})).id, 'with her own address she comes back').toBe(ada.accountId)
  })

  it('proves the mailbox of an administrator only with the address of the account', async () => {
    const ada = await world.member()
    const other = { sub: 'g-other', email: 'other.mailbox@example.com', email_verified: true }
    await link(ada, other)
    await setAdmin(world.database, ada.email, true, world.clock.now())
    const thief = world.person()
    expect(await signIn(thief, other)).toBe(home)
    for (const route of [accounts.wantOneTimeCodes, accounts.wantPasskey])
      await expect(thief.call(route, {})).rejects.toMatchObject({ code: 'accounts.confirmRequired' })
    const owner = world.person()
    await signIn(owner, { ...other, email: ada.email })
    await owner.call(accounts.wantOneTimeCodes, {})
  })

  it('carries an invitation along', async () => {
    const ada = await world.member()
    const code = new URL((await ada.call(referrals.generate, {})).referralUrl).searchParams.get('Ref')
    const person = world.person()
    await signIn(
      person,
      { sub: 'g-friend', email: 'friend@example.com', email_verified: true },
      `?referralHash=${code}`,
    )
    expect((await person.call(credits.stats, {})).remainingAnalyses).toBe(25)
  })

  it('is listed by app.info for the sign-in button', async () => {
    expect(await world.person().call(app.info, {})).toMatchObject({ googleSignIn: true })
  })
})

describe('a return from the provider is refused', () => {
  const isOut = async (person: Person) =>
    expect((await person.request({ method: 'GET', url: accounts.user.path })).statusCode).toBe(401)

  it('without the state cookie of the browser that began it (CSRF)', async () => {
    claims = deniz
    const { returnUrl } = await visitProvider(world.person())
    const victim = world.person()
    expect(await follow(victim, returnUrl)).toBe(failed)
    await isOut(victim)
  })

  it('with the state of another sign-in of the same browser', async () => {
    claims = deniz
    const person = world.person()
    const { returnUrl } = await visitProvider(person)
    await visitProvider(person)
    expect(await follow(person, returnUrl)).toBe(failed)
    await isOut(person)
  })

  it('a second time', async () => {
    claims = deniz
    const person = world.person()
    const { returnUrl } = await visitProvider(person)
    const copy = { ...person.cookies }
    expect(await follow(person, returnUrl)).not.toBe(failed)
    const replay = world.person()
    Object.assign(replay.cookies, copy)
    expect(await follow(replay, returnUrl)).toBe(failed)
    await isOut(replay)
  })

  it.each([
    ['for another client', { aud: 'someone else' }],
    ['by another issuer', { iss: 'https://elsewhere.example' }],
    ['long ago', { exp: 1_000_000_000 }],
    ['with another nonce', { nonce: 'planted' }],
    ['without an address', { email: undefined }],
    ['with an address that nobody verified', { sub: 'g-new', email: 'unverified@example.com', email_verified: false }],
  ])('with a token made %s', async (_, change) => {
    const person = world.person()
    expect(await signIn(person, { ...deniz, ...change })).toBe(failed)
    await isOut(person)
  })

  it('for an account that belongs to another identity', async () => {
    await signIn(world.person(), { sub: 'g-one', email: 'shared@example.com', email_verified: true })
    const other = world.person()
    expect(await signIn(other, { sub: 'g-two', email: 'shared@example.com', email_verified: true })).toBe(failed)
    await isOut(other)
  })

  it('when the person changes their mind there', async () => {
    const person = world.person()
    const { toProvider } = await visitProvider(person)
    const state = toProvider.searchParams.get('state')
    expect(await follow(person, `/auth/google/callback?error=access_denied&state=${state}`)).toBe(failed)
  })
})

describe('without keys', () => {
  it('a local page asks for a name and an address in the clothes of the app, and leads on to where one was going', async () => {
    const local = await createWorld()
    const person = local.person()
    const page = await person.request({
      method: 'GET',
      url: '/auth/google?referralHash=%22%3E%3Cscript%3E&language=tr',
    })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('<form method="post" action="/auth/google/local">')
    expect(page.body, 'a browser looks for no other').toContain('<link rel="icon" href="/favicon.svg"')
    expect(page.body.replace('<script src="/theme.js"></script>', '')).not.toMatch(/<script|<style|style=|onclick/)
    expect((await person.request({ method: 'GET', url: '/auth/page.css' })).headers['content-type']).toContain(
      'text/css',
    )
    const payload = { name: 'Deniz Aydın', email: 'Deniz@example.com' }
    const response = await person.request({ method: 'POST', url: '/auth/google/local', payload })
    expect(response.headers.location).toBe(welcome)
    expect(await person.call(accounts.user, {})).toMatchObject({ email: 'deniz@example.com', lastName: 'Aydın' })
    const asked = await person.request({ method: 'GET', url: '/auth/google?next=%2Fsubscribe' })
    expect(asked.body).toContain('<input type="hidden" name="next" value="/subscribe">')
    const led = await person.request({
      method: 'POST',
      url: '/auth/google/local',
      payload: { ...payload, next: '/subscribe' },
    })
    expect(led.headers.location).toBe('/subscribe')
    for (const next of ['//evil.example', 'https://evil.example', '/api/logout'])
      expect(
        (await person.request({ method: 'POST', url: '/auth/google/local', payload: { ...payload, next } })).statusCode,
        'nowhere else',
      ).toBe(400)
    const elsewhere = await local.person().request({
      method: 'POST',
      url: '/auth/google/local',
      payload,
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(elsewhere.statusCode).toBe(403)
  })

  it('there is nothing in production', async () => {
    const production = await createWorld({ NODE_ENV: 'production' })
    const person = production.person()
    expect(await person.call(app.info, {})).toMatchObject({ googleSignIn: false })
    const answers = await Promise.all([
      person.request({ method: 'GET', url: '/auth/google' }),
      person.request({ method: 'GET', url: '/auth/google/callback?code=1' }),
      person.request({ method: 'POST', url: '/auth/google/local', payload: { name: 'Eve', email: 'eve@example.com' } }),
    ])
    expect(answers.map(answer => answer.statusCode)).toEqual([404, 404, 404])
  })
})
