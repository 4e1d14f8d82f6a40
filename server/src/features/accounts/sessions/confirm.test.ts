import { accounts } from '@pusula/contract'
import { MINUTE_MS } from '@pusula/words'
import type { FastifyRequest } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { appointed } from '../../../testing/admin.ts'
import { addPasskey, signInWith } from '../../../testing/authenticator.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import { codeSentTo, type Member } from '../../../testing/people.ts'
import { createWorld, Person } from '../../../testing/world.ts'
import { accountById } from '../store/accounts.ts'
import { knownBrowser } from './known-browser.ts'

const world = await createWorld()
const { clock, database } = world
const confirmRequired = { status: 403, code: 'accounts.confirmRequired' }
const wrongCode = { status: 400, code: 'accounts.wrongCode' }
const wrongWay = { status: 409, code: 'accounts.wrongWay' }

let people = 0
/** A member who comes by the identity provider and has no password. */
async function withoutPassword() {
  const email = `ada${people++}@example.com`
  const person = world.person()
  await person.request({ method: 'POST', url: '/auth/google/local', payload: { name: 'Ada', email } })
  return Object.assign(person, { email })
}
const signInAgain = async ({ email, password }: { email: string; password: string }) => {
  const person = world.person()
  await person.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })
  return person
}
const leave = (person: Person) => person.call(accounts.remove, {})
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a fresh sign-in', () => {
  it('lasts ten minutes, and the password brings it back for another ten', async () => {
    const ada = await world.member()
    clock.forward(10 * MINUTE_MS)
    await expect(leave(ada)).rejects.toMatchObject(confirmRequired)
    expect(await ada.call(accounts.confirmWays, {})).toEqual({ ways: ['password'], email: ada.email })
    await expect(ada.call(accounts.confirm, { password: 'a guess' })).rejects.toMatchObject({
      status: 400,
      code: 'accounts.wrongPassword',
    })
    await expect(leave(ada)).rejects.toMatchObject(confirmRequired)
    await ada.call(accounts.confirm, { password: ada.password })
    clock.forward(10 * MINUTE_MS - 1)
    await leave(ada)
  })

  it('of an administrator without a factor is brought back by the mailbox alone', async () => {
    const [ada, bea] = [await appointed(world), await world.member()]
    expect(await ada.call(accounts.confirmWays, {})).toMatchObject({ ways: ['email'] })
    expect(await bea.call(accounts.confirmWays, {})).toMatchObject({ ways: ['password'] })
  })

  it('does not tell an address that is only claimed', async () => {
    const ada = await world.member()
    await database.run(sql`update accounts set email = null, claimed_email = email where id = ${ada.accountId}`)
    expect(await ada.call(accounts.confirmWays, {})).toEqual({ ways: ['password'], email: null })
  })

  it('counts in one session alone', async () => {
    const ada = await world.member()
    clock.forward(10 * MINUTE_MS)
    const elsewhere = await signInAgain(ada)
    await expect(leave(ada)).rejects.toMatchObject(confirmRequired)
    await leave(elsewhere)
  })

  it('is known to every instance at once', async () => {
    const ada = await world.member()
    clock.forward(10 * MINUTE_MS)
    const { app } = await world.another()
    const there = Object.assign(new Person(app), { cookies: ada.cookies })
    await expect(leave(there)).rejects.toMatchObject(confirmRequired)
    await ada.call(accounts.confirm, { password: ada.password })
    await expect.poll(() => leave(there).catch(({ code }) => code)).toEqual({ success: true })
  })

  it('cannot be guessed: twenty tries, and no e-mail for whoever has a password', async () => {
    const ada = await world.member()
    await expect(ada.call(accounts.sendConfirmCode, {})).rejects.toMatchObject(wrongWay)
    await expect(ada.call(accounts.askOwnPasskey, {}), 'there is none').rejects.toMatchObject(wrongWay)
    await expect(ada.call(accounts.confirm, { code: '123456' })).rejects.toMatchObject(wrongWay)
    await expect(ada.call(accounts.confirm, {})).rejects.toMatchObject(wrongWay)
    const guess = () => ada.call(accounts.confirm, { password: 'a guess' })
    for (let i = 0; i < 20; i++) await guess().catch(() => {})
    await expect(guess()).rejects.toMatchObject({ status: 429 })
  })
})

describe('a passkey', () => {
  /** Whether somebody has shown a factor of this account in a browser. */
  async function hasShown(person: Person, { accountId } = person as Member) {
    const account = await accountById(database, accountId)
    const request = { cookies: person.cookies } as unknown as FastifyRequest
    return account && knownBrowser(world, request, account, 'factor') !== undefined
  }

  it('has been shown where somebody signed in with it, and a password shows none', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const person = world.person()
    await signInWith(device, person)
    expect([await hasShown(person, ada), await hasShown(await signInAgain(ada), ada)]).toEqual([true, false])
  })

  it('confirms once where two say the same count at once, and its browser has shown a factor then', async () => {
    const ada = await world.member()
    const { device } = await addPasskey(ada)
    const answers: ReturnType<typeof device.answer>[] = []
    for (const _ of ['one', 'two'])
      answers.push(device.answer(await ada.call(accounts.askOwnPasskey, {}), { count: 7 }))
    expect(await hasShown(ada)).toBe(false)
    const { confirming } = await database.transaction(async tx => {
      await tx.run(sql`select 1 from accounts_passkeys where account_id = ${ada.accountId} for update`)
      const confirming = answers.map(passkey => ada.call(accounts.confirm, { passkey }))
      await untilWaiting(database, 2)
      return { confirming }
    })
    const settled = await Promise.all(confirming.map(each => each.catch(({ code }) => code)))
    expect(settled).toEqual(expect.arrayContaining([{ success: true }, 'accounts.passkeyRefused']))
    expect(await hasShown(ada)).toBe(true)
  })
})

it('a second factor is fresh for ten minutes and counts for twelve hours', async () => {
  const ada = await world.member()
  await addPasskey(ada)
  const stateOf = async () => (await ada.call(accounts.secondFactor, {})).state
  clock.forward(12 * 60 * MINUTE_MS - 1)
  expect(await stateOf()).toBe('shown')
  clock.forward(1)
  expect(await stateOf()).toBe('asked')
})

describe('a code by e-mail', () => {
  it('stands in for the password of a member who has none, once', async () => {
    const ada = await withoutPassword()
    clock.forward(10 * MINUTE_MS)
    expect(await ada.call(accounts.confirmWays, {})).toEqual({ ways: ['email'], email: ada.email })
    await expect(ada.call(accounts.confirm, { password: 'anything' })).rejects.toMatchObject(wrongWay)
    await ada.call(accounts.sendConfirmCode, { language: 'tr' })
    expect((await world.emailsTo(ada.email))[0]?.subject).toBe('Pusula onay kodun')
    const code = await codeSentTo(database, ada.email)
    expect(JSON.stringify(await database.rows(sql`select * from accounts_confirm_codes`))).not.toContain(code)
    await ada.call(accounts.confirm, { code })
    const { cookies } = ada
    const shown = await database.row(sql`select mailbox_at as at from accounts_sessions
      where token_hash = ${hashOf(cookies.session ?? '')}`)
    expect(shown, 'it shows that the mailbox is theirs').toEqual({ at: clock.now() })
    await expect(ada.call(accounts.confirm, { code })).rejects.toMatchObject(wrongCode)
    await leave(ada)
  })

  it('that could not be sent is an error', async () => {
    const ada = await withoutPassword()
    vi.spyOn(world.mail, 'send').mockRejectedValueOnce(new Error('no mail today'))
    await expect(ada.call(accounts.sendConfirmCode, {})).rejects.toMatchObject({ code: 'accounts.codeNotSent' })
    await ada.call(accounts.sendConfirmCode, {})
  })

  it('counts in the session that asked, for ten minutes and five tries', async () => {
    const ada = await withoutPassword()
    await ada.call(accounts.sendConfirmCode, {})
    const code = await codeSentTo(database, ada.email)
    const elsewhere = world.person()
    await elsewhere.request({ method: 'POST', url: '/auth/google/local', payload: { name: 'Ada', email: ada.email } })
    await expect(elsewhere.call(accounts.confirm, { code })).rejects.toMatchObject(wrongCode)
    await elsewhere.call(accounts.sendConfirmCode, {})
    for (let i = 0; i < 4; i++)
      await expect(ada.call(accounts.confirm, { code: wrongOf(code) })).rejects.toMatchObject(wrongCode)
    await ada.call(accounts.confirm, { code })

    await expect(ada.call(accounts.sendConfirmCode, {}), 'one a minute').rejects.toMatchObject({ status: 429 })
    clock.forward(MINUTE_MS)
    await ada.call(accounts.sendConfirmCode, {})
    const second = await codeSentTo(database, ada.email)
    for (let i = 0; i < 5; i++) await ada.call(accounts.confirm, { code: wrongOf(second) }).catch(() => {})
    await expect(ada.call(accounts.confirm, { code: second }), 'five tries').rejects.toMatchObject(wrongCode)

    clock.forward(MINUTE_MS)
    await ada.call(accounts.sendConfirmCode, {})
    clock.forward(10 * MINUTE_MS)
    const third = await codeSentTo(database, ada.email)
    await expect(ada.call(accounts.confirm, { code: third }), 'ten minutes').rejects.toMatchObject(wrongCode)
  })
})

it('codes by e-mail count for the mailbox, however many sessions ask for them', async () => {
  const ada = await withoutPassword()
  const signIn = async () => {
    const person = world.person()
    await person.request({ method: 'POST', url: '/auth/google/local', payload: { name: 'Ada', email: ada.email } })
    return person
  }
  for (let i = 0; i < 40; i++) await (await signIn()).call(accounts.sendConfirmCode, {})
  await (await signIn()).call(accounts.sendConfirmCode, {})
  await expect((await signIn()).call(accounts.sendConfirmCode, {}), 'one an hour').rejects.toMatchObject({
    status: 429,
  })
  clock.forward(60 * MINUTE_MS)
  await (await signIn()).call(accounts.sendConfirmCode, {})
})

describe('an address of one’s own', () => {
  it('is changed only after a fresh sign-in, and the code for the new one waits for it', async () => {
    const ada = await world.member()
    const email = `new.${ada.email}`
    await ada.call(accounts.sendAddressCode, { email })
    const code = await codeSentTo(database, email)
    clock.forward(10 * MINUTE_MS)
    await expect(ada.call(accounts.sendAddressCode, { email })).rejects.toMatchObject(confirmRequired)
    await expect(ada.call(accounts.setAddress, { email, code })).rejects.toMatchObject(confirmRequired)
    await ada.call(accounts.confirm, { password: ada.password })
    expect((await ada.call(accounts.setAddress, { email, code })).email).toBe(email)
  })
})

describe('a first password', () => {
  it('is set with a fresh sign-in, and from then on it is asked for', async () => {
    const ada = await withoutPassword()
    clock.forward(10 * MINUTE_MS)
    const newPassword = 'güney rüzgarı 9'
    await expect(ada.call(accounts.changePassword, { newPassword })).rejects.toMatchObject(confirmRequired)
    await ada.call(accounts.sendConfirmCode, {})
    await ada.call(accounts.confirm, { code: await codeSentTo(database, ada.email) })
    await ada.call(accounts.changePassword, { newPassword })
    expect((await world.emailsTo(ada.email))[0]?.subject).toBe('A password was set for your Pusula account')
    await expect(ada.call(accounts.changePassword, { newPassword })).rejects.toMatchObject({
      code: 'accounts.wrongPassword',
    })
    expect(await ada.call(accounts.confirmWays, {})).toMatchObject({ ways: ['password'] })
    const again = await signInAgain({ email: ada.email, password: newPassword })
    expect((await again.call(accounts.user, {})).email).toBe(ada.email)
  })
})
