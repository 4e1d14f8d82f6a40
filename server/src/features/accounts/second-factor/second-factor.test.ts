import { accounts, admin as panel } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { administrator, appointed, codeAt, setUpCodes } from '../../../testing/admin.ts'
import { Authenticator, addPasskey, signInWith } from '../../../testing/authenticator.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { clock, database } = world
const stepMs = 30_000
const minuteMs = 60_000
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
    expect(address).toContain(`secret=${secret}`)
    expect(address).toMatch(/^otpauth:\/\/totp\/Pusula:.*algorithm=SHA1&digits=6&period=30/)
    await expect(ada.call(accounts.setOneTimeCodes, { setup, code: '000000' })).rejects.toMatchObject(wrongCode)
    expect(await stateOf(ada), 'nothing is set up by half').toMatchObject({ state: 'none' })
    await ada.call(accounts.setOneTimeCodes, { setup, code: codeAt(secret, clock.now()) })
    await look(ada)
    expect((await world.lettersTo(ada.email))[0]?.subject).toContain('One-time codes were set up')
    const other = await elsewhere(ada)
    expect(await stateOf(other)).toMatchObject({ state: 'asked', hasOneTimeCodes: true })
    await expect(look(other)).rejects.toMatchObject(required)
    const kept = await database.rows(sql`select * from accounts_one_time_codes`)
    expect(JSON.stringify(kept), 'sealed at rest').not.toContain(secret)
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
    for (const route of [accounts.secondFactor, accounts.wantOneTimeCodes, accounts.newRecoveryCodes])
      await expect(ada.call(route, {})).rejects.toMatchObject(forbidden)
    await expect(ada.call(accounts.showSecondFactor, { code: '123456' })).rejects.toMatchObject(forbidden)
  })
})

describe('a one-time code', () => {
  it('works once, and none of an earlier step after it', async () => {
    const ada = await administrator(world)
    clock.forward(10 * minuteMs)
    const other = await elsewhere(ada)
    await show(other, ada.secret)
    await look(other)
    await expect(show(other, ada.secret), 'the same again').rejects.toMatchObject(wrongCode)
    await expect(show(ada, ada.secret), 'the same in another session').rejects.toMatchObject(wrongCode)
    await expect(show(other, ada.secret, -stepMs), 'the one before').rejects.toMatchObject(wrongCode)
    await show(other, ada.secret, stepMs)
    await expect(show(other, ada.secret), 'the present one, after the next').rejects.toMatchObject(wrongCode)
  })

  it('works once when it comes many times at once', async () => {
    const ada = await administrator(world)
    clock.forward(10 * minuteMs)
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => show(ada, ada.secret)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('may be one step early or late, and no more', async () => {
    const ada = await administrator(world)
    clock.forward(10 * minuteMs)
    await expect(show(ada, ada.secret, -2 * stepMs)).rejects.toMatchObject(wrongCode)
    await expect(show(ada, ada.secret, 2 * stepMs)).rejects.toMatchObject(wrongCode)
    await show(ada, ada.secret, -stepMs)
    await show(ada, ada.secret, stepMs)
  })

  it('cannot be guessed: ten tries in a quarter of an hour, a hundred a day', async () => {
    const ada = await administrator(world)
    const other = await elsewhere(ada)
    const guess = () => other.call(accounts.showSecondFactor, { code: '000000' })
    for (let i = 0; i < 10; i++) await expect(guess()).rejects.toMatchObject(wrongCode)
    await expect(show(other, ada.secret, stepMs)).rejects.toMatchObject({ status: 429 })
    for (let round = 0; round < 9; round++) {
      clock.forward(15 * minuteMs)
      for (let i = 0; i < 10; i++) await guess().catch(() => {})
    }
    clock.forward(15 * minuteMs)
    await expect(show(other, ada.secret)).rejects.toMatchObject({ status: 429 })
    clock.forward(24 * 60 * minuteMs)
    await show(other, ada.secret)
  })

  it('is not set up by what was made for another, or long ago', async () => {
    const [ada, eve] = [await appointed(world), await appointed(world)]
    const { secret, setup } = await ada.call(accounts.wantOneTimeCodes, {})
    const code = codeAt(secret, clock.now())
    await expect(eve.call(accounts.setOneTimeCodes, { setup, code })).rejects.toMatchObject(wrongCode)
    await expect(eve.call(accounts.setOneTimeCodes, { setup: 'made-up', code })).rejects.toMatchObject(wrongCode)
    clock.forward(15 * minuteMs)
    await ada.call(accounts.confirm, { password: ada.password })
    const late = { setup, code: codeAt(secret, clock.now()) }
    await expect(ada.call(accounts.setOneTimeCodes, late)).rejects.toMatchObject(wrongCode)
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
    clock.forward(10 * minuteMs)
    await ada.call(accounts.confirm, { password: ada.password })
    await expect(ada.call(accounts.wantPasskey, {}), 'nor can a factor of long ago').rejects.toMatchObject(stale)
    await ada.showFactor()
    await ada.call(accounts.removePasskey, { id: added.id })
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
    const [first = '', second = ''] = codes
    const kept = JSON.stringify(await database.rows(sql`select * from accounts_recovery_codes`))
    expect(kept).not.toContain(first.replace('-', ''))
    const other = await elsewhere(ada)
    const typed = first.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    await other.call(accounts.showSecondFactor, { recoveryCode: typed })
    await look(other)
    expect(await stateOf(other)).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await world.lettersTo(ada.email))[0]).toMatchObject({
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
