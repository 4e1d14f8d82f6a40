import { accounts } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { Authenticator, addPasskey, signInWith } from '../../../testing/authenticator.ts'
import { untilWaiting, whileLeaving } from '../../../testing/lock-waits.ts'
import { createWorld, type Person } from '../../../testing/world.ts'
import { blockAccount, tidy } from '../index.ts'

const world = await createWorld()
const { clock, database } = world
const refused = { status: 400, code: 'accounts.passkeyRefused' }
const confirmRequired = { status: 403, code: 'accounts.confirmRequired' }
const notFound = { status: 404, code: 'request.notFound' }

const whoIs = async (person: Person) => (await person.call(accounts.user, {})).id
const listOf = async (person: Person) => (await person.call(accounts.passkeys, {})).passkeys
const ask = (person: Person) => person.call(accounts.askForPasskey, {})

describe('a passkey', () => {
  it('is added in a browser, told by e-mail, and signs in without an address', async () => {
    const ada = await world.member()
    const { device, added } = await addPasskey(ada, 'Ada’s phone')
    expect(await listOf(ada)).toEqual([added])
    expect(added).toMatchObject({ name: 'Ada’s phone', lastUsedAt: null })
    expect((await world.emailsTo(ada.email))[0]).toMatchObject({
      subject: 'A passkey was added to your Pusula account',
      text: expect.stringContaining('Ada’s phone'),
    })
    clock.forward(MINUTE_MS)
    const person = world.person()
    await signInWith(device, person)
    expect(await whoIs(person)).toBe(ada.accountId)
    expect(person.cookies.known, 'the browser is known from now on').toBeTruthy()
    const [used] = await listOf(person)
    expect(used?.lastUsedAt).toBe(clock.now().toISOString())
  })

  it('is made for this site, kept on the device, behind its lock, and not twice', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const wanted = await ada.call(accounts.wantPasskey, {})
    const known = { id: device.credentials[0]?.id.toString('base64url'), type: 'public-key', transports: ['internal'] }
    expect(wanted).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Pusula' },
      user: {
        ...{ id: Buffer.from(ada.accountId).toString('base64url'), name: ada.email, displayName: ada.email },
      },
      pubKeyCredParams: [-8, -7, -257].map(alg => ({ type: 'public-key', alg })),
      timeout: 5 * MINUTE_MS,
      attestation: 'none',
      excludeCredentials: [known],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    })
    const asked = await ada.request({ method: 'POST', url: accounts.askOwnPasskey.path, payload: {} })
    expect(asked.json()).toMatchObject({
      timeout: 5 * MINUTE_MS,
      userVerification: 'required',
      allowCredentials: [known],
    })
    expect(asked.cookies.find(({ name }) => name === 'challenge')).toMatchObject({
      ...{ maxAge: 300, path: '/api/accounts', httpOnly: true },
    })
    expect(await ask(world.person())).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  })

  it('has a name of ours where it was given none, and an email of it goes to nobody’s claimed address', async () => {
    const ada = await world.member()
    await database.run(sql`update accounts set email = null, claimed_email = email, first_name = 'Ada', last_name = 'Lovelace'
      where id = ${ada.accountId}`)
    const wanted = await ada.call(accounts.wantPasskey, {})
    expect(wanted.user.displayName).toBe('Ada Lovelace')
    const added = await ada.call(accounts.addPasskey, { passkey: new Authenticator().make(wanted) })
    expect(added.name).toBe('Passkey')
    await ada.call(accounts.removePasskey, { id: added.id })
    expect(await world.emailsTo(ada.email)).toEqual([])
  })

  it('answers any of the questions that are open in its browser', async () => {
    const { device } = await addPasskey(await world.member())
    const person = world.person()
    const [first] = [await ask(person), await ask(person)]
    await person.call(accounts.signInWithPasskey, { passkey: device.answer(first) })
    expect(person.cookies.session).toBeTruthy()
  })

  it('is renamed and removed by its owner alone, and each is said', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { device, added } = await addPasskey(ada)
    const { id } = added
    await expect(eve.call(accounts.renamePasskey, { id, name: 'Mine' })).rejects.toMatchObject(notFound)
    await expect(eve.call(accounts.removePasskey, { id })).rejects.toMatchObject(notFound)
    expect((await ada.call(accounts.renamePasskey, { id, name: '  A key  ' })).name).toBe('A key')
    await ada.call(accounts.removePasskey, { id })
    expect((await world.emailsTo(ada.email))[0]?.subject).toBe('A passkey was removed from your Pusula account')
    expect(await listOf(ada)).toEqual([])
    await expect(signInWith(device, world.person())).rejects.toMatchObject(refused)
  })

  it('is added with a fresh sign-in, and from then on it is asked for itself', async () => {
    const ada = await world.member()
    clock.forward(10 * MINUTE_MS)
    await expect(ada.call(accounts.wantPasskey, {})).rejects.toMatchObject(confirmRequired)
    await ada.call(accounts.confirm, { password: ada.password })
    const { device, added } = await addPasskey(ada)
    clock.forward(10 * MINUTE_MS)
    await ada.call(accounts.confirm, { password: ada.password })
    const stale = { status: 403, code: 'accounts.secondFactorStale' }
    await expect(ada.call(accounts.wantPasskey, {})).rejects.toMatchObject(stale)
    await expect(ada.call(accounts.removePasskey, { id: added.id })).rejects.toMatchObject(stale)
    expect(await ada.call(accounts.confirmWays, {})).toMatchObject({ ways: ['passkey', 'password'] })
    const question = await ada.call(accounts.askOwnPasskey, {})
    expect(question.allowCredentials).toHaveLength(1)
    await ada.call(accounts.confirm, { passkey: device.answer(question) })
    await ada.call(accounts.removePasskey, { id: added.id })
  })

  it('is refused for a blocked account, and deleted with its account', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    await database.transaction(tx => blockAccount(tx, ada.accountId, 'a reason', clock.now()))
    await expect(signInWith(device, world.person())).rejects.toMatchObject({ code: 'accounts.blocked' })
    const eve = await world.member()
    const { device: another } = await addPasskey(eve)
    await eve.call(accounts.wantPasskey, {})
    expect((await eve.request({ method: 'GET', url: accounts.export.path })).json()).toMatchObject({
      accounts: { passkeys: [{ name: 'A phone' }] },
    })
    await eve.call(accounts.remove, {})
    await expect(signInWith(another, world.person())).rejects.toMatchObject(refused)
  })
})

describe('an answer is refused', () => {
  it('when it is replayed, also when both come at once', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const person = world.person()
    const passkey = device.answer(await ask(person))
    const answers = await Promise.allSettled([1, 2, 3].map(() => person.call(accounts.signInWithPasskey, { passkey })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(person.call(accounts.signInWithPasskey, { passkey })).rejects.toMatchObject(refused)
  })

  it.each([
    ['from another site', { origin: 'https://pusula.example.evil' }],
    ['for another site', { rpId: 'evil.example' }],
    ['to a question that nobody asked', { challenge: 'bm90IG91cnM' }],
    ['without the lock of the device', { isUserVerified: false }],
    ['from a page of ours inside another site', { crossOrigin: true }],
    ['with the name of another account', { userHandle: Buffer.from('someone').toString('base64url') }],
    ['that does not say whose it is', { userHandle: undefined }],
  ])('%s', async (_, twist) => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const person = world.person()
    await expect(signInWith(device, person, twist)).rejects.toMatchObject(refused)
    expect(person.cookies.session).toBeUndefined()
    await signInWith(device, person)
  })

  it('in another browser than the one that was challenged, and after five minutes', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const [asked, other] = [world.person(), world.person()]
    await ask(other)
    const passkey = device.answer(await ask(asked))
    await expect(other.call(accounts.signInWithPasskey, { passkey })).rejects.toMatchObject(refused)
    await asked.call(accounts.signInWithPasskey, { passkey })
    const late = device.answer(await ask(other))
    clock.forward(5 * MINUTE_MS)
    await expect(other.call(accounts.signInWithPasskey, { passkey: late })).rejects.toMatchObject(refused)
  })

  it('when its signature counter goes back or stands still: the passkey was cloned', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    await signInWith(device, world.person(), { count: 7 })
    for (const count of [7, 3])
      await expect(signInWith(device, world.person(), { count })).rejects.toMatchObject(refused)
    await signInWith(device, world.person(), { count: 8 })
  })

  it('with a signature of another key', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { device } = await addPasskey(ada)
    const { device: hers } = await addPasskey(eve)
    const [victim] = device.credentials
    const [own] = hers.credentials
    if (!victim || !own) throw new Error('no passkey')
    const forged = { ...victim, privateKey: own.privateKey }
    const person = world.person()
    const passkey = hers.answer(await ask(person), {}, forged)
    await expect(person.call(accounts.signInWithPasskey, { passkey })).rejects.toMatchObject(refused)
  })

  it('as a confirmation, when it is another member’s or was given for a sign-in', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    await addPasskey(ada)
    const { device } = await addPasskey(eve)
    const passkey = device.answer(await ada.call(accounts.askOwnPasskey, {}))
    await expect(ada.call(accounts.confirm, { passkey })).rejects.toMatchObject(refused)
    const forSignIn = device.answer(await ask(eve))
    await expect(eve.call(accounts.confirm, { passkey: forSignIn })).rejects.toMatchObject(refused)
    const forConfirming = device.answer(await eve.call(accounts.askOwnPasskey, {}))
    await expect(eve.call(accounts.signInWithPasskey, { passkey: forConfirming })).rejects.toMatchObject(refused)
  })
})

describe('a new passkey is refused', () => {
  it.each([
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['for another site', { rpId: 'elsewhere.example' }],
    ['for a question that nobody asked', { challenge: 'bm90IG91cnM' }],
    ['without the lock of the device', { isUserVerified: false }],
    ['from a page of ours inside another site', { crossOrigin: true }],
  ])('%s', async (_, twist) => {
    const ada = await world.member()
    const passkey = new Authenticator().make(await ada.call(accounts.wantPasskey, {}), twist)
    await expect(ada.call(accounts.addPasskey, { passkey })).rejects.toMatchObject(refused)
    expect(await listOf(ada)).toEqual([])
  })

  it('when it was made for another member, is there already, or is the twenty-first', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const forAda = new Authenticator().make(await ada.call(accounts.wantPasskey, {}))
    await expect(eve.call(accounts.addPasskey, { passkey: forAda })).rejects.toMatchObject(refused)
    await ada.call(accounts.addPasskey, { passkey: forAda })
    await expect(ada.call(accounts.addPasskey, { passkey: forAda }), 'the same again').rejects.toMatchObject(refused)
    const taken = new Authenticator().make(await eve.call(accounts.wantPasskey, {}), { credentialId: forAda.id })
    await expect(eve.call(accounts.addPasskey, { passkey: taken }), 'with a name that is taken').rejects.toMatchObject({
      status: 409,
      code: 'accounts.passkeyKnown',
    })
    for (let i = 1; i < 20; i++) await addPasskey(ada)
    await expect(ada.call(accounts.wantPasskey, {})).rejects.toMatchObject({ code: 'accounts.tooManyPasskeys' })
  })
})

describe('a new passkey that waits for the account’s row lock', () => {
  const add = async (person: Person) => {
    const passkey = new Authenticator().make(await person.call(accounts.wantPasskey, {}))
    return () => person.call(accounts.addPasskey, { passkey }).catch(({ code }) => code)
  }

  it('is refused when that was the twentieth', async () => {
    const ada = await world.member()
    await addPasskey(ada)
    await database.run(sql`insert into accounts_passkeys 
        (account_id, credential_id, public_key, sign_count, transports, name, created_at)
      select ${ada.accountId}, 'kept' || n, 'a key', 0, '{}', 'A phone', ${clock.now()} from generate_series(1, 18) n`)
    const [one, two] = [await add(ada), await add(ada)]
    const { adding } = await database.transaction(async tx => {
      await tx.run(sql`select from accounts where id = ${ada.accountId} for update`)
      const adding = [one(), two()]
      await untilWaiting(database, 2)
      return { adding }
    })
    expect(await Promise.all(adding)).toContain('accounts.tooManyPasskeys')
    expect(await listOf(ada)).toHaveLength(20)
  })

  it('is refused when that was the account’s deletion: no row is left behind', async () => {
    const ada = await world.member()
    expect(await whileLeaving(database, ada, await add(ada))).toBe('accounts.signInRequired')
    expect(await database.rows(sql`select id from accounts_passkeys where account_id = ${ada.accountId}`)).toEqual([])
  })
})

it('a sign-in that races with the account’s deletion is refused', async () => {
  const ada = await world.member()
  const { device } = await addPasskey(ada)
  const person = world.person()
  const comeIn = () => signInWith(device, person).catch(({ code }) => code)
  expect(await whileLeaving(database, ada, comeIn)).toBe('accounts.signInRequired')
})

describe('wrong answers', () => {
  it('are rate limited to sixty from one network, and right ones are not counted', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const person = world.person()
    const wrongly = () => signInWith(device, person, { challenge: 'bm90IG91cnM' })
    for (let i = 0; i < 59; i++) await wrongly().catch(() => {})
    for (let i = 0; i < 3; i++) await signInWith(device, person)
    await expect(wrongly()).rejects.not.toMatchObject({ status: 429 })
    await expect(signInWith(device, person)).rejects.toMatchObject({ status: 429 })
  })

  it('and challenges without an answer are cleaned up', async () => {
    await ask(world.person())
    clock.forward(5 * MINUTE_MS)
    await tidy(world)
    expect(await database.rows(sql`select 1 from accounts_challenges`)).toEqual([])
  })
})
