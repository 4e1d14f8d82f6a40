import { accounts, credits, guests, payments, referrals } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { atCheckout } from '../../../testing/payments.ts'
import { codeSentTo } from '../../../testing/people.ts'
import { createWorld, type Person } from '../../../testing/world.ts'
import { tidy } from '../index.ts'

const world = await createWorld({ ADMIN_EMAILS: 'owner@example.com, other@example.com' })
const { database, clock } = world

async function elsewhere({ email, password }: { email: string; password: string }, userAgent: string): Promise<Person> {
  const person = world.person()
  await person.request({
    method: 'POST',
    url: accounts.login.path,
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  })
  return person
}
const isIn = async (person: Person) =>
  (await person.request({ method: 'GET', url: accounts.user.path })).statusCode === 200

describe('the currency', () => {
  it('is kept with the account, for every device, and null until somebody chose', async () => {
    const ada = await world.member()
    const currencyOf = async (person: Person) => (await person.call(accounts.user, {})).currency
    expect(await currencyOf(ada)).toBeNull()
    await ada.call(accounts.chooseCurrency, { currency: 'TRY' })
    expect(await currencyOf(await elsewhere(ada, 'a phone'))).toBe('TRY')
    await expect(ada.call(accounts.chooseCurrency, { currency: 'GBP' as 'TRY' })).rejects.toMatchObject({ status: 400 })
    await expect(world.person().call(accounts.chooseCurrency, { currency: 'EUR' })).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('sessions in the profile', () => {
  it('are listed with their browsers, and each can be ended', async () => {
    const ada = await world.member()
    const phone = await elsewhere(ada, 'a phone')
    const { sessions, hasPassword } = await ada.call(accounts.sessions, {})
    expect(hasPassword).toBe(true)
    expect(sessions.map(session => session.isCurrent).sort()).toEqual([false, true])
    const other = sessions.find(session => session.userAgent === 'a phone')
    await ada.call(accounts.endSession, { id: other?.id ?? '' })
    expect([await isIn(ada), await isIn(phone)]).toEqual([true, false])
  })

  it('of others look as if they were not there', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const [session] = (await ada.call(accounts.sessions, {})).sessions
    const notFound = { status: 404, code: 'request.notFound' }
    await expect(eve.call(accounts.endSession, { id: session?.id ?? '' })).rejects.toMatchObject(notFound)
    const nobodys = '00000000-0000-4000-8000-000000000000'
    await expect(eve.call(accounts.endSession, { id: nobodys })).rejects.toMatchObject(notFound)
    expect(await isIn(ada)).toBe(true)
  })

  it('end everywhere at once', async () => {
    const ada = await world.member()
    const phone = await elsewhere(ada, 'a phone')
    await ada.call(accounts.logoutEverywhere, {})
    expect([await isIn(ada), await isIn(phone)]).toEqual([false, false])
    expect(ada.cookies.session).toBeUndefined()
  })
})

describe('the export', () => {
  it('has everything the features know, and no secrets', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'BTC' })
    await ada.call(referrals.generate, {})
    const response = await ada.request({ method: 'GET', url: accounts.export.path })
    expect(Object.keys(response.json()).sort()).toEqual([
      ...[
        'accounts',
        'analysis',
        'assistants',
        'calendar',
        'channels',
        'credits',
        'exportedAt',
        'favorites',
        'follows',
        'guests',
        'keys',
        'notifications',
      ],
      ...['payments', 'portfolio', 'referrals', 'subscriptions', 'support', 'turn'],
    ])
    expect(response.headers['content-disposition']).toContain('attachment')
    expect(response.json()).toMatchObject({
      accounts: {
        id: ada.accountId,
        email: ada.email,
        hasPassword: true,
        sessions: [{ userAgent: expect.any(String) }],
      },
      credits: [
        { reason: 'analysis', amount: -1, coin: 'BTC' },
        { reason: 'welcome', amount: 20 },
      ],
      referrals: { count: 0, credits: 0 },
      guests: [{ seenAt: expect.any(String) }],
    })
    expect(response.body).not.toMatch(/argon2|passwordHash|token/i)
  })

  it('is for the member alone', async () => {
    const guest = await world.guest()
    await expect(guest.call(accounts.export, {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('a deleted account', () => {
  it('is signed out, cannot be entered, and leaves its address free', async () => {
    const ada = await world.member()
    const { email, password } = ada
    const phone = await elsewhere(ada, 'a phone')
    await ada.call(accounts.remove, {})
    expect([await isIn(ada), await isIn(phone), await isIn(await elsewhere({ email, password }, 'x'))]).toEqual([
      false,
      false,
      false,
    ])
    expect((await world.emailsTo(email))[0]?.subject).toBe('Your Pusula account was deleted')
    clock.forward(60_000)
    expect((await world.member({ email, credits: 20 })).user.email).toBe(email)
  })

  it('leaves its ledger, and nowhere who it was', async () => {
    const ada = await world.member({ email: 'leaver@example.com' })
    await ada.call(credits.deduct, { symbol: 'BTC' })
    await ada.call(guests.account, {})
    await ada.call(referrals.generate, {})
    await ada.call(accounts.sendAddressCode, { email: 'leaver@example.org' })
    await ada.call(accounts.setAddress, {
      email: 'leaver@example.org',
      code: await codeSentTo(database, 'leaver@example.org'),
    })
    const { checkoutUrl } = await ada.call(payments.createIntent, { amount: 5, analyses: 10 })
    await atCheckout(ada, checkoutUrl, 'pay')
    await world.runJob('payments.receipts')
    await world.person().call(accounts.forgotPassword, { email: 'leaver@example.org' })
    await world.person().call(accounts.sendActivation, { email: 'leaver@example.org' })
    const near = ['xleaver@example.org', 'leaver@example.org.tr', 'leaver-2@example.org']
    for (const to of near) await world.mail.send({ to, subject: 'Hello', text: `Hello ${to}.`, html: '' })
    await ada.call(accounts.remove, {})
    for (const email of near) expect(await world.emailsTo(email), 'others only look alike').toHaveLength(1)
    await database.run(sql`delete from mail_outbox where recipient = any(${near})`)
    const saved = await database.rows(sql`select amount from credits_entries where account_id = ${ada.accountId}`)
    expect(saved).toHaveLength(3)
    const tables = await database.rows<{ name: string }>(sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migrations'`)
    expect(tables.length).toBeGreaterThan(10)
    const left = await database.rows<{ subject: string }>(sql`delete from mail_outbox where text like '%leaver@%' or
      recipient like 'leaver@%' returning subject`)
    expect(left, 'but for the farewell, for a week').toEqual([{ subject: 'Your Pusula account was deleted' }])
    for (const { name } of tables) {
      const { rows } = await database.query(`select * from ${name}`)
      expect(JSON.stringify(rows), name).not.toContain('leaver@')
    }
    const traces = ['accounts_sessions', 'guests_members', 'referrals_codes']
    for (const name of traces) {
      const { rows } = await database.query(`select 1 from ${name} where account_id = $1`, [ada.accountId])
      expect(rows, name).toEqual([])
    }
    expect(await world.differences()).toEqual([])
  })
})

describe('an administrator', () => {
  it('is whoever the environment names', async () => {
    const owner = await world.member({ email: 'owner@example.com' })
    const ada = await world.member()
    expect([owner.user.isAdmin, ada.user.isAdmin]).toEqual([true, false])
  })
})

describe('the cleanup job', () => {
  it('deletes expired rows and no others', async () => {
    const ada = await world.member()
    await world.person().call(accounts.sendActivation, { email: 'waiting@example.com' })
    await world.person().call(accounts.forgotPassword, { email: ada.email })
    const left = async () => {
      const { rows } = await database.query(`select (select count(*) from accounts_activations) as codes,
        (select count(*) from accounts_resets) as resets, (select count(*) from platform_throttles) as throttles,
        (select count(*) from mail_outbox) as emails,
        (select count(*) from accounts_sessions where account_id = '${ada.accountId}') as sessions`)
      return rows[0]
    }
    await database.run(sql`update mail_outbox set sent_at = ${clock.now()}`)
    await tidy(world)
    expect(await left()).toMatchObject({ codes: 1, resets: 1, sessions: 1 })
    clock.forward(31 * 24 * 60 * 60_000)
    await tidy(world)
    expect(await left()).toEqual({ codes: 0, resets: 0, throttles: 0, emails: 0, sessions: 0 })
  })
})
