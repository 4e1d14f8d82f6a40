import { accounts, subscriptions } from '@pusula/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordCase } from '../features/payments/index.ts'
import { sql } from '../platform/db/db.ts'
import { administrator } from '../testing/admin.ts'
import { addPasskey } from '../testing/authenticator.ts'
import { createWorld } from '../testing/world.ts'
import { run as admin } from './admin.ts'
import { run as doctor } from './doctor.ts'

const world = await createWorld()
const said: string[] = []

beforeEach(() => {
  said.length = 0
  const listen = (text: string) => said.push(text)
  vi.spyOn(console, 'log').mockImplementation(listen)
  vi.spyOn(console, 'error').mockImplementation(listen)
  const { host, database } = world.connection
  vi.stubEnv('DATABASE_URL', `postgres://pusula@localhost/${database}?host=${encodeURIComponent(String(host))}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('npm run admin', () => {
  it('appoints a member and takes it back, in force at once', async () => {
    const ada = await world.member({ email: 'ada@example.com' })
    const isAdmin = async () => (await ada.call(accounts.user, {})).isAdmin
    expect(await admin(['grant', 'Ada@Example.com'])).toBe(0)
    await vi.waitFor(async () => expect(await isAdmin()).toBe(true))
    await admin(['list'])
    expect(said).toContain('ada@example.com')
    expect(await admin(['revoke', 'ada@example.com'])).toBe(0)
    await vi.waitFor(async () => expect(await isAdmin()).toBe(false))
  })

  it('helps whoever lost every second factor: all of them are gone, and every session with them', async () => {
    const owner = await administrator(world)
    await addPasskey(owner)
    await owner.call(accounts.newRecoveryCodes, {})
    expect(await admin(['reset-factor', owner.email.toUpperCase()])).toBe(0)
    const isIn = async () => (await owner.request({ method: 'GET', url: accounts.user.path })).statusCode
    await vi.waitFor(async () => expect(await isIn()).toBe(401))
    const { email, password } = owner
    await owner.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })
    expect(await owner.call(accounts.secondFactor, {})).toEqual({
      state: 'none',
      passkeys: 0,
      hasOneTimeCodes: false,
      recoveryCodesLeft: 0,
    })
    expect(await admin(['reset-factor', 'nobody@example.com'])).toBe(1)
  })

  it('appoints nobody who is not a member', async () => {
    expect(await admin(['grant', 'nobody@example.com'])).toBe(1)
    expect(said.join()).toContain('no member')
  })

  it.each([[['grant']], [['appoint', 'ada@example.com']], [['reset-factor']]])(
    'explains itself when asked wrongly: %j',
    async args => {
      expect(await admin(args)).toBe(1)
      expect(said.join()).toContain('npm run admin -- reset-factor <email>')
    },
  )
})

describe('npm run doctor', () => {
  it('finds a sound ledger sound', async () => {
    await world.member()
    expect(await doctor([])).toBe(0)
    expect(said.join('\n')).toMatch(/ledger: \d+ entries of \d+ accounts, 0 differences/)
  })

  it('names the payments that wait for a person', async () => {
    const ada = await world.member()
    const about = { kind: 'notRefunded', accountId: ada.accountId, orderId: null, details: {} } as const
    const since = new Date('2026-11-14T09:00:00Z')
    for (const key of ['a', 'b']) await recordCase(world.database, { key, ...about }, since)
    await recordCase(world.database, { key: 'c', ...about, kind: 'disputed' }, world.clock.now())
    expect(await doctor([]), 'the database is sound').toBe(0)
    expect(said).toContain('payments: 3 open cases')
    expect(said).toContain('payments: 2 notRefunded, the oldest since 2026-11-14T09:00:00.000Z')
  })

  it('finds credits that an order holds and the ledger does not know of, and fails', async () => {
    const ada = await world.member({ credits: 60 })
    const { paymentIntentId } = await ada.call(subscriptions.create, { priceType: 'monthly' })
    expect(await doctor([])).toBe(0)
    await world.database.run(sql`update payments_orders set reserved_credits = 50 where id = ${paymentIntentId}`)
    expect(await doctor([])).toBe(1)
    expect(said).toContain(`payments: order ${paymentIntentId} says that it holds 50 credits, the ledger has 40`)
    await world.database.run(sql`update payments_orders set reserved_credits = 40 where id = ${paymentIntentId}`)
  })

  it('finds a balance that someone changed, and fails', async () => {
    const ada = await world.member()
    await world.database.run(sql`update credits_balances set balance = 500 where account_id = ${ada.accountId}`)
    expect(await doctor([])).toBe(1)
    expect(said).toContain(`ledger: account ${ada.accountId} has a balance of 500, its entries add up to 20`)
  })
})
