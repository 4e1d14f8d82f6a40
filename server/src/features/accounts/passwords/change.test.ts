import { accounts, keys } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { administrator } from '../../../testing/admin.ts'
import { Authenticator, addPasskey, signInWith } from '../../../testing/authenticator.ts'
import { untilWaiting } from '../../../testing/lock-waits.ts'
import type { Member } from '../../../testing/people.ts'
import { createWorld, type Person } from '../../../testing/world.ts'
import { setAddress } from '../store/accounts.ts'

const world = await createWorld()
const { database, clock } = world
const newPassword = 'güney rüzgarı 9'
const usable = { isUsable: true, access: { passkeys: 0, keys: 0, ends: true } }
const invalidLink = { status: 400, code: 'accounts.invalidLink' }

const statusOfLogin = async (email: string, password: string) =>
  (await world.person().request({ method: 'POST', url: accounts.login.path, payload: { email, password } })).statusCode
const isIn = async (person: Person) =>
  (await person.request({ method: 'GET', url: accounts.user.path })).statusCode === 200

async function linkFor(email: string) {
  await world.person().call(accounts.forgotPassword, { email, language: 'tr' })
  const [message] = await world.emailsTo(email)
  return /token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('is replaced by the link of the e-mail, once, and every session ends', async () => {
    const ada = await world.member()
    const token = await linkFor(ada.email)
    const check = () => world.person().call(accounts.checkReset, { token })
    expect([await check(), await check()], 'looking does not use it up').toEqual([usable, usable])
    await world.person().call(accounts.resetPassword, { token, newPassword })
    expect(await check()).toEqual({ isUsable: false, access: null })
    expect(await isIn(ada)).toBe(false)
    expect([await statusOfLogin(ada.email, ada.password), await statusOfLogin(ada.email, newPassword)]).toEqual([
      401, 302,
    ])
    await expect(
      world.person().call(accounts.resetPassword, { token, newPassword: 'another one 3' }),
    ).rejects.toMatchObject(invalidLink)
    expect((await world.emailsTo(ada.email))[0]?.subject).toBe('Your Pusula password was changed')
  })

  it('has an e-mail in Turkish with the address of this site, and no token in the database', async () => {
    const ada = await world.member()
    const token = await linkFor(ada.email)
    const [message] = await world.emailsTo(ada.email)
    expect(message).toMatchObject({ subject: 'Pusula şifreni yenile' })
    expect(message?.html).toContain(`http://localhost:3000/reset-password?token=${token}`)
    expect(JSON.stringify(await database.rows(sql`select * from accounts_resets`))).not.toContain(token)
  })

  it('works for one hour', async () => {
    const ada = await world.member()
    const token = await linkFor(ada.email)
    clock.forward(60 * 60_000)
    await expect(world.person().call(accounts.resetPassword, { token, newPassword })).rejects.toMatchObject(invalidLink)
  })

  it('has links that end with the first one used', async () => {
    const ada = await world.member()
    const first = await linkFor(ada.email)
    clock.forward(60_000)
    const second = await linkFor(ada.email)
    await world.person().call(accounts.resetPassword, { token: second, newPassword })
    await expect(
      world.person().call(accounts.resetPassword, { token: first, newPassword: 'another one 3' }),
    ).rejects.toMatchObject(invalidLink)
  })

  it('a race of two requests with one token: one wins', async () => {
    const ada = await world.member()
    const token = await linkFor(ada.email)
    const answers = await Promise.allSettled(
      ['first one 11', 'second one 22'].map(wish =>
        world.person().call(accounts.resetPassword, { token, newPassword: wish }),
      ),
    )
    expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(1)
  })

  it('has a link that opens nothing for an address which is given up while the e-mail is written', async () => {
    const ada = await world.member()
    const { asking } = await database.transaction(async tx => {
      await setAddress(tx, ada.accountId, 'moved@example.com', clock.now())
      const asking = linkFor(ada.email)
      await untilWaiting(database, 1)
      return { asking }
    })
    expect(await world.person().call(accounts.checkReset, { token: await asking })).toEqual({
      isUsable: false,
      access: null,
    })
    const token = await linkFor('moved@example.com')
    expect(await world.person().call(accounts.checkReset, { token }), 'the new one has its own').toEqual(usable)
  })

  it('does not reveal whether the address is known (enumeration): the same answer, and an e-mail without a link', async () => {
    const ada = await world.member()
    const ask = (email: string) =>
      world.person().request({ method: 'POST', url: accounts.forgotPassword.path, payload: { email } })
    const [known, unknown] = [await ask(ada.email), await ask('stranger@example.com')]
    expect([known.statusCode, known.body, known.cookies]).toEqual([unknown.statusCode, unknown.body, unknown.cookies])
    const [message] = await world.emailsTo('stranger@example.com')
    expect(message?.subject).toBe('There is no Pusula account with this address')
    expect(message?.text).not.toContain('token')
  })

  it('refuses a weak new one and keeps the link for a better one', async () => {
    const ada = await world.member()
    const token = await linkFor(ada.email)
    await expect(
      world.person().call(accounts.resetPassword, { token, newPassword: 'qwerty123' }),
    ).rejects.toMatchObject({ code: 'accounts.commonPassword' })
    await world.person().call(accounts.resetPassword, { token, newPassword })
  })

  /** What a thief who knew the password has left behind: a passkey and a key. */
  async function leaveBehind(ada: Member) {
    const { device } = await addPasskey(ada)
    const { key } = await ada.call(keys.make, { name: 'a sheet', scopes: ['prices'] })
    return async () => [
      await signInWith(device, world.person()).then(
        () => true,
        () => false,
      ),
      (
        await world.person().request({
          method: 'GET',
          url: '/api/market/rates',
          headers: { authorization: `Bearer ${key}` },
        })
      ).statusCode === 200,
    ]
  }

  it('ends passkeys and keys with it, unless they are to stay', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const [ofAda, ofEve] = [await leaveBehind(ada), await leaveBehind(eve)]
    const token = await linkFor(ada.email)
    expect(await world.person().call(accounts.checkReset, { token })).toEqual({
      isUsable: true,
      access: { passkeys: 1, keys: 1, ends: true },
    })
    await world.person().call(accounts.resetPassword, { token, newPassword })
    expect(await ofAda()).toEqual([false, false])
    expect((await world.emailsTo(ada.email))[0]?.text).toContain(
      'passkeys, API keys, assistants and linked sign-ins were removed',
    )
    await world
      .person()
      .call(accounts.resetPassword, { token: await linkFor(eve.email), newPassword, endsAccess: false })
    expect(await ofEve()).toEqual([true, true])
    expect((await world.emailsTo(eve.email))[0]?.text).not.toContain('passkeys')
  })

  it('takes no second factor from an administrator, whatever is asked for', async () => {
    const ada = await administrator(world)
    const left = await leaveBehind(ada)
    const token = await linkFor(ada.email)
    expect(await world.person().call(accounts.checkReset, { token })).toMatchObject({
      access: { passkeys: 0, keys: 1, ends: false },
    })
    await world.person().call(accounts.resetPassword, { token, newPassword })
    expect(await left()).toEqual([true, true])
    clock.forward(60_000)
    await world
      .person()
      .call(accounts.resetPassword, { token: await linkFor(ada.email), newPassword, endsAccess: true })
    expect(await left()).toEqual([true, false])
  })

  it('a race with a session that makes a key or a passkey leaves neither', async () => {
    const ada = await world.member()
    const passkey = new Authenticator().make(await ada.call(accounts.wantPasskey, {}))
    const token = await linkFor(ada.email)
    const { all } = await database.transaction(async tx => {
      await tx.run(sql`select from accounts where id = ${ada.accountId} for update`)
      const resetting = world.person().call(accounts.resetPassword, { token, newPassword })
      await untilWaiting(database, 1)
      const making = [
        ada.call(keys.make, { name: 'a sheet', scopes: ['prices'] }),
        ada.call(accounts.addPasskey, { passkey }),
      ]
      await untilWaiting(database, 3)
      return { all: Promise.allSettled([resetting, ...making]) }
    })
    expect((await all)[0]?.status).toBe('fulfilled')
    const { rows } = await database.query(
      'select account_id from keys_issued where account_id = $1 union all select account_id from accounts_passkeys where account_id = $1',
      [ada.accountId],
    )
    expect(rows).toEqual([])
  })

  it('cannot be set with a token that nobody sent', async () => {
    await expect(world.person().call(accounts.resetPassword, { token: 'made-up', newPassword })).rejects.toMatchObject(
      invalidLink,
    )
  })
})

describe('a changed password', () => {
  it('needs the current one, ends the other sessions and keeps this one', async () => {
    const ada = await world.member()
    const elsewhere = world.person()
    await elsewhere.request({
      method: 'POST',
      url: accounts.login.path,
      payload: { email: ada.email, password: ada.password },
    })
    await expect(ada.call(accounts.changePassword, { currentPassword: 'a guess', newPassword })).rejects.toMatchObject({
      status: 400,
      code: 'accounts.wrongPassword',
    })
    await ada.call(accounts.changePassword, { currentPassword: ada.password, newPassword })
    expect([await isIn(ada), await isIn(elsewhere)]).toEqual([true, false])
    expect(await statusOfLogin(ada.email, newPassword)).toBe(302)
  })

  it('cannot be guessed with a stolen session, which does not stand in the way of the owner', async () => {
    const ada = await world.member()
    const owner = world.person()
    await owner.request({
      method: 'POST',
      url: accounts.login.path,
      payload: { email: ada.email, password: ada.password },
    })
    const guess = () => ada.call(accounts.changePassword, { currentPassword: 'a guess', newPassword })
    for (let i = 0; i < 20; i++) await guess().catch(() => {})
    await expect(guess()).rejects.toMatchObject({ status: 429 })
    await owner.call(accounts.changePassword, { currentPassword: ada.password, newPassword })
  })

  it('compare-and-set: it replaces the one it was proved by; of two concurrent changes one is refused', async () => {
    const ada = await world.member()
    const wishes = ['kutup yıldızı 8', 'çoban yıldızı 9']
    const statuses = await Promise.all(
      wishes.map(wish =>
        ada.call(accounts.changePassword, { currentPassword: ada.password, newPassword: wish }).then(
          () => 200,
          ({ code }) => code,
        ),
      ),
    )
    expect([...statuses].sort()).toEqual([200, 'accounts.wrongPassword'])
    expect(await statusOfLogin(ada.email, wishes[statuses.indexOf(200)] ?? '')).toBe(302)
  })
})
