import { accounts, keys, admin as panel } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { administrator, appointed, codeAt, setUpCodes } from '../../../testing/admin.ts'
import { Authenticator, addPasskey, signInWith } from '../../../testing/authenticator.ts'
import { codeSentTo } from '../../../testing/people.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { clock, database } = world
const stepMs = 30_000
const required = { status: 403, code: 'accounts.secondFactorRequired' }
const stale = { status: 403, code: 'accounts.secondFactorStale' }
const wrongCode = { status: 400, code: 'accounts.wrongCode' }
const lastFactor = { status: 409, code: 'accounts.lastFactor' }

const look = (person: Person) => person.call(panel.stats, {})
const stateOf = (person: Person) => person.call(accounts.secondFactor, {})
/** The same person in another browser, who has shown only the password there. */
async function elsewhere({ email, password }: { email: string; password: string }) {
  const person = world.person()
  await person.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })
  return person
}
const show = (person: Person, secret: string, atMs = 0) =>
  person.call(accounts.showSecondFactor, { code: codeAt(secret, new Date(clock.now().getTime() + atMs)) })

describe('the panel', () => {
  it('opens to one-time codes that were set up with a fresh sign-in, in this session alone', async () => {
    const ada = await appointed(world)
    await expect(look(ada)).rejects.toMatchObject(required)
    expect(await stateOf(ada)).toMatchObject({ state: 'none' })
    const { secret, address, setup } = await ada.call(accounts.wantOneTimeCodes, {})
    expect(secret, '160 bits, as RFC 4226 recommends').toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toContain(`secret=${secret}`)
    expect(address).toContain(encodeURIComponent(ada.email))
    expect(address).toMatch(/^otpauth:\/\/totp\/Pusula:.*algorithm=SHA1&digits=6&period=30/)
    await expect(ada.call(accounts.setOneTimeCodes, { setup, code: '000000' })).rejects.toMatchObject(wrongCode)
    expect(await stateOf(ada), 'nothing is set up by half').toMatchObject({ state: 'none' })
    await ada.call(accounts.setOneTimeCodes, { setup, code: codeAt(secret, clock.now()) })
    await look(ada)
    expect((await world.emailsTo(ada.email))[0]?.subject).toContain('One-time codes were set up')
    const other = await elsewhere(ada)
    expect(await stateOf(other)).toMatchObject({ state: 'asked', hasOneTimeCodes: true })
    await expect(look(other)).rejects.toMatchObject(required)
    const saved = await database.rows(sql`select * from accounts_one_time_codes`)
    expect(JSON.stringify(saved), 'sealed at rest').not.toContain(secret)
  })

  it('opens to a passkey: at once after a sign-in with it, or by confirming', async () => {
    const ada = await appointed(world)
    const { device } = await addPasskey(ada)
    await look(ada)
    const signedIn = world.person()
    await signInWith(device, signedIn)
    await look(signedIn)
    const other = await elsewhere(ada)
    await expect(look(other)).rejects.toMatchObject(required)
    await other.call(accounts.confirm, { passkey: device.answer(await other.call(accounts.askOwnPasskey, {})) })
    await look(other)
    await (await elsewhere(ada)).call(accounts.confirm, { password: ada.password })
    await expect(look(await elsewhere(ada)), 'a password is no second factor').rejects.toMatchObject(required)
  })

  it('has nothing of this for members who look after nothing', async () => {
    const ada = await world.member()
    const forbidden = { status: 403, code: 'accounts.forbidden' }
    for (const route of [accounts.wantOneTimeCodes, accounts.newRecoveryCodes])
      await expect(ada.call(route, {})).rejects.toMatchObject(forbidden)
    await expect(ada.call(accounts.showSecondFactor, { code: '123456' })).rejects.toMatchObject(forbidden)
  })
})

describe('a one-time code', () => {
  it('works once (replay), and none of an earlier time step after it', async () => {
    const ada = await administrator(world)
    clock.forward(10 * MINUTE_MS)
    const other = await elsewhere(ada)
    await show(other, ada.secret)
    await look(other)
    await expect(show(other, ada.secret), 'the same again').rejects.toMatchObject(wrongCode)
    await expect(show(ada, ada.secret), 'the same in another session').rejects.toMatchObject(wrongCode)
    await expect(show(other, ada.secret, -stepMs), 'the one before').rejects.toMatchObject(wrongCode)
    await show(other, ada.secret, stepMs)
    await expect(show(other, ada.secret), 'the present one, after the next').rejects.toMatchObject(wrongCode)
  })

  it('works once when copies of it race', async () => {
    const ada = await administrator(world)
    clock.forward(10 * MINUTE_MS)
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => show(ada, ada.secret)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('allows a clock skew of one step', async () => {
    const ada = await administrator(world)
    clock.forward(10 * MINUTE_MS)
    await expect(show(ada, ada.secret, -2 * stepMs)).rejects.toMatchObject(wrongCode)
    await expect(show(ada, ada.secret, 2 * stepMs)).rejects.toMatchObject(wrongCode)
    await show(ada, ada.secret, -stepMs)
    await show(ada, ada.secret, stepMs)
  })

  const guess = (person: Person) => person.call(accounts.showSecondFactor, { code: '000000' })
  const tooMany = { status: 429 }

  it('cannot be guessed: ten tries of a session and twenty of a network in a quarter of an hour', async () => {
    const ada = await administrator(world)
    const network = world.person().address
    const there = async () => Object.assign(await elsewhere(ada), { address: network })
    for (const session of [await there(), await there()]) {
      for (let i = 0; i < 10; i++) await expect(guess(session)).rejects.toMatchObject(wrongCode)
      await expect(show(session, ada.secret, stepMs)).rejects.toMatchObject(tooMany)
    }
    await expect(show(await there(), ada.secret, stepMs), 'a third session').rejects.toMatchObject(tooMany)
    await show(await elsewhere(ada), ada.secret, stepMs)
    clock.forward(15 * MINUTE_MS)
    await show(await there(), ada.secret)
  })

  it('guessed from everywhere slows strangers down, and not a browser in which it was shown before', async () => {
    const ada = await administrator(world)
    clock.forward(stepMs)
    await ada.showFactor()
    for (let network = 0; network < 10; network++) {
      const thief = await elsewhere(ada)
      for (let i = 0; i < 10; i++) await guess(thief).catch(() => {})
    }
    await expect(guess(await elsewhere(ada)), 'one more in an hour').rejects.toMatchObject(wrongCode)
    await expect(guess(await elsewhere(ada))).rejects.toMatchObject(tooMany)
    clock.forward(stepMs)
    await ada.showFactor()
    const { cookies } = ada
    const again = Object.assign(await elsewhere(ada), { address: ada.address })
    again.cookies.known = cookies.known ?? ''
    clock.forward(stepMs)
    await show(again, ada.secret)
    const { codes } = await ada.call(accounts.newRecoveryCodes, {})
    const lost = await elsewhere(ada)
    await lost.call(accounts.showSecondFactor, { recoveryCode: codes[0] ?? '' })
    const late = await elsewhere(ada)
    clock.forward(60 * MINUTE_MS)
    await show(late, ada.secret)
  })

  it('is not set up by what was made for another, or long ago', async () => {
    const [ada, eve] = [await appointed(world), await appointed(world)]
    const { secret, setup } = await ada.call(accounts.wantOneTimeCodes, {})
    const code = codeAt(secret, clock.now())
    await expect(eve.call(accounts.setOneTimeCodes, { setup, code })).rejects.toMatchObject(wrongCode)
    await expect(eve.call(accounts.setOneTimeCodes, { setup: 'made-up', code })).rejects.toMatchObject(wrongCode)
    clock.forward(15 * MINUTE_MS - 1)
    await ada.call(accounts.sendConfirmCode, {})
    await ada.call(accounts.confirm, { code: await codeSentTo(database, ada.email) })
    const early = await ada.call(accounts.wantOneTimeCodes, {})
    clock.forward(1)
    const late = { setup, code: codeAt(secret, clock.now()) }
    await expect(ada.call(accounts.setOneTimeCodes, late)).rejects.toMatchObject(wrongCode)
    clock.forward(15 * MINUTE_MS - 2)
    await ada.call(accounts.sendConfirmCode, {})
    await ada.call(accounts.confirm, { code: await codeSentTo(database, ada.email) })
    await ada.call(accounts.setOneTimeCodes, { setup: early.setup, code: codeAt(early.secret, clock.now()) })
  })
})

describe('whoever knows only the password of an administrator', () => {
  it('can neither add a factor nor take one away', async () => {
    const ada = await administrator(world)
    const { added } = await addPasskey(ada)
    const thief = await elsewhere(ada)
    await expect(thief.call(accounts.wantPasskey, {})).rejects.toMatchObject(required)
    const passkey = new Authenticator().make(await ada.call(accounts.wantPasskey, {}))
    await expect(thief.call(accounts.addPasskey, { passkey })).rejects.toMatchObject(required)
    await expect(thief.call(accounts.removePasskey, { id: added.id })).rejects.toMatchObject(required)
    for (const route of [accounts.wantOneTimeCodes, accounts.removeOneTimeCodes, accounts.newRecoveryCodes])
      await expect(thief.call(route, {})).rejects.toMatchObject(required)
    clock.forward(10 * MINUTE_MS)
    await ada.call(accounts.confirm, { password: ada.password })
    await expect(ada.call(accounts.wantPasskey, {}), 'nor can a factor of long ago').rejects.toMatchObject(stale)
    await ada.showFactor()
    await ada.call(accounts.removePasskey, { id: added.id })
  })

  it('cannot remove the administrator, take the account over or lock its owner out', async () => {
    const ada = await administrator(world)
    const thief = await elsewhere(ada)
    const newPassword = 'güney rüzgarı 9'
    const email = `thief.${ada.email}`
    const [own] = (await ada.call(accounts.sessions, {})).sessions.filter(({ isCurrent }) => isCurrent)
    const tries = [
      () => thief.call(accounts.remove, {}),
      () => thief.call(accounts.changePassword, { currentPassword: ada.password, newPassword }),
      () => thief.call(accounts.sendAddressCode, { email }),
      () => thief.call(accounts.setAddress, { email, code: '123456' }),
      () => thief.call(keys.make, { name: 'a sheet', scopes: ['prices'] }),
      () => thief.call(accounts.endSession, { id: own?.id ?? '' }),
      () => thief.call(accounts.logoutEverywhere, {}),
    ]
    await thief.call(accounts.confirm, { password: ada.password })
    for (const [i, attempt] of tries.entries()) await expect(attempt(), `${i}`).rejects.toMatchObject(required)
    await look(ada)
    clock.forward(10 * MINUTE_MS)
    await expect(ada.call(accounts.remove, {}), 'nor with a factor of long ago').rejects.toMatchObject(stale)
    await ada.showFactor()
    await ada.call(accounts.changePassword, { currentPassword: ada.password, newPassword })
    await ada.call(accounts.remove, {})
  })

  it('cannot set up the first factor in the owner’s place: that wants the mailbox', async () => {
    const ada = await appointed(world)
    const thief = await elsewhere(ada)
    const confirmRequired = { code: 'accounts.confirmRequired' }
    await expect(thief.call(accounts.confirm, { password: ada.password })).rejects.toMatchObject({
      code: 'accounts.wrongWay',
    })
    for (const route of [accounts.wantOneTimeCodes, accounts.wantPasskey])
      await expect(thief.call(route, {})).rejects.toMatchObject(confirmRequired)
    await expect(thief.call(accounts.remove, {})).rejects.toMatchObject(required)
    clock.forward(10 * MINUTE_MS)
    expect(await ada.call(accounts.confirmWays, {})).toMatchObject({ ways: ['email'] })
    await ada.call(accounts.sendConfirmCode, {})
    await ada.call(accounts.confirm, { code: await codeSentTo(database, ada.email) })
    await setUpCodes(ada, clock.now())
    await look(ada)
  })
})

describe('the last factor of an administrator', () => {
  it('stays, also when two are removed at once, and another can take its place', async () => {
    const ada = await administrator(world)
    await expect(ada.call(accounts.removeOneTimeCodes, {})).rejects.toMatchObject(lastFactor)
    const { added } = await addPasskey(ada)
    const answers = await Promise.allSettled([
      ada.call(accounts.removeOneTimeCodes, {}),
      ada.call(accounts.removePasskey, { id: added.id }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { passkeys, hasOneTimeCodes } = await stateOf(ada)
    expect(passkeys + Number(hasOneTimeCodes)).toBe(1)
  })

  it('goes once there is another, which is told once', async () => {
    const ada = await administrator(world)
    await addPasskey(ada)
    for (const _ of ['first', 'again']) await ada.call(accounts.removeOneTimeCodes, {})
    expect(await stateOf(ada)).toMatchObject({ passkeys: 1, hasOneTimeCodes: false })
    const told = (await world.emailsTo(ada.email)).map(({ subject }) => subject)
    expect(told.filter(subject => subject === 'The one-time codes of your Pusula panel were removed')).toHaveLength(1)
  })

  it('that goes for a new one closes the panel in every other browser', async () => {
    const ada = await administrator(world)
    clock.forward(stepMs)
    const other = await elsewhere(ada)
    await show(other, ada.secret)
    await look(other)
    const secret = await setUpCodes(ada, clock.now())
    await expect(look(other)).rejects.toMatchObject(required)
    clock.forward(stepMs)
    await expect(show(other, ada.secret), 'the old app').rejects.toMatchObject(wrongCode)
    await show(other, secret)
  })
})

describe('recovery codes', () => {
  it('are ten, kept as hashes, each once, in any writing, and a use is told', async () => {
    const ada = await administrator(world)
    const { codes } = await ada.call(accounts.newRecoveryCodes, {})
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const [first = '', second = ''] = codes
    const saved = JSON.stringify(await database.rows(sql`select * from accounts_recovery_codes`))
    expect(saved).not.toContain(first.replace('-', ''))
    const other = await elsewhere(ada)
    const typed = first.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    await other.call(accounts.showSecondFactor, { recoveryCode: typed })
    await look(other)
    expect(await stateOf(other)).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await world.emailsTo(ada.email))[0]).toMatchObject({
      subject: 'One of your Pusula recovery codes was used',
      text: expect.stringContaining('9'),
    })
    await expect(other.call(accounts.showSecondFactor, { recoveryCode: first })).rejects.toMatchObject(wrongCode)
    const eve = await administrator(world)
    await expect(eve.call(accounts.showSecondFactor, { recoveryCode: second })).rejects.toMatchObject(wrongCode)
    await ada.call(accounts.newRecoveryCodes, {})
    await expect(other.call(accounts.showSecondFactor, { recoveryCode: second }), 'void').rejects.toMatchObject(
      wrongCode,
    )
  })

  it('are for whoever has a factor, and go with the account', async () => {
    const ada = await appointed(world)
    await expect(ada.call(accounts.newRecoveryCodes, {})).rejects.toMatchObject(required)
    await setUpCodes(ada, clock.now())
    await ada.call(accounts.newRecoveryCodes, {})
    await ada.call(accounts.remove, {})
    for (const table of ['accounts_one_time_codes', 'accounts_recovery_codes']) {
      const { rows } = await database.query(`select 1 from ${table} where account_id = $1`, [ada.accountId])
      expect(rows, table).toEqual([])
    }
  })
})
