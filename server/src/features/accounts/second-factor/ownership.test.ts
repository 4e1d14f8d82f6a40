import { accounts, keys } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { addPasskey, signInWith } from '../../../testing/authenticator.ts'
import { codeSentTo, type Member } from '../../../testing/people.ts'
import { createWorld, Person } from '../../../testing/world.ts'

const world = await createWorld()
const { clock, database } = world
const required = { status: 403, code: 'accounts.secondFactorRequired' }
const stale = { status: 403, code: 'accounts.secondFactorStale' }
const newPassword = 'güney rüzgarı 9'
const sheet = { name: 'my sheet', scopes: ['prices' as const] }

/** The same member in another browser, who has shown only the password there. */
async function byPassword({ email, password }: Member) {
  const person = world.person()
  await person.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })
  return person
}

/** Whatever changes who owns an account. */
const changes = (person: Person, { email, password }: Member, passkeyId: string) => ({
  address: () => person.call(accounts.sendAddressCode, { email: `new.${email}` }),
  'address with a code': () => person.call(accounts.setAddress, { email: `new.${email}`, code: '123456' }),
  password: () => person.call(accounts.changePassword, { currentPassword: password, newPassword }),
  'a key': () => person.call(keys.make, sheet),
  'a new passkey': () => person.call(accounts.wantPasskey, {}),
  'no passkey': () => person.call(accounts.removePasskey, { id: passkeyId }),
  'no account': () => person.call(accounts.remove, {}),
})

describe('a member with a passkey', () => {
  it('is asked for it before anything changes who owns the account', async () => {
    const ada = await world.member()
    const { device, added } = await addPasskey(ada)
    const other = await byPassword(ada)
    await other.call(accounts.confirm, { password: ada.password })
    for (const [name, change] of Object.entries(changes(other, ada, added.id)))
      await expect(change(), name).rejects.toMatchObject(required)
    expect(await other.call(accounts.secondFactor, {})).toEqual({
      state: 'asked',
      passkeys: 1,
      hasOneTimeCodes: false,
      recoveryCodesLeft: 0,
    })
    const show = async () =>
      other.call(accounts.confirm, { passkey: device.answer(await other.call(accounts.askOwnPasskey, {})) })
    await show()
    await other.call(keys.make, sheet)
    clock.forward(10 * MINUTE_MS)
    await other.call(accounts.confirm, { password: ada.password })
    for (const [name, change] of Object.entries(changes(other, ada, added.id)))
      await expect(change(), `${name}, ten minutes later`).rejects.toMatchObject(stale)
    await show()
    await other.call(accounts.changePassword, { currentPassword: ada.password, newPassword })
    await other.call(accounts.removePasskey, { id: added.id })
    await other.call(accounts.remove, {})
  })

  it('who came in with it needs no password besides', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const other = world.person()
    await signInWith(device, other)
    const email = `new.${ada.email}`
    await other.call(accounts.sendAddressCode, { email })
    await other.call(accounts.setAddress, { email, code: await codeSentTo(database, email) })
    await other.call(accounts.remove, {})
  })

  it('is asked for it in sessions from before it was added, with the row cache of every instance', async () => {
    const ada = await world.member()
    const old = await byPassword(ada)
    const { app } = await world.another()
    const there = Object.assign(new Person(app), { cookies: old.cookies })
    await there.call(keys.make, sheet)
    const { added } = await addPasskey(ada)
    await expect(old.call(accounts.remove, {})).rejects.toMatchObject(required)
    await expect.poll(() => there.call(keys.make, sheet).catch(({ code }) => code)).toBe(required.code)
    await ada.call(accounts.removePasskey, { id: added.id })
    await old.call(accounts.remove, {})
  })
})
