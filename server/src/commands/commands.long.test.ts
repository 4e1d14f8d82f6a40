import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accounts, subscriptions } from '@pusula/contract'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it, vi } from 'vitest'
import { variableOf, venueNames } from '../config.ts'
import { recordCase } from '../features/payments/index.ts'
import { neededEvents } from '../features/payments/stripe/reports.ts'
import { sql } from '../platform/db/db.ts'
import { administrator } from '../testing/admin.ts'
import { addPasskey } from '../testing/authenticator.ts'
import { hearCommands } from '../testing/command.ts'
import { localStripe } from '../testing/stripe.ts'
import { createWorld } from '../testing/world.ts'
import { run as admin } from './admin.ts'
import { run as doctor } from './doctor.ts'

const world = await createWorld()
const said = hearCommands(world)

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
    expect(said.join('\n')).toContain(
      `payments: order ${paymentIntentId} says that it holds 50 credits, the ledger has 40`,
    )
    await world.database.run(sql`update payments_orders set reserved_credits = 40 where id = ${paymentIntentId}`)
  })

  it('finds a balance that someone changed, and fails', async () => {
    const ada = await world.member()
    await world.database.run(sql`update credits_balances set balance = 500 where account_id = ${ada.accountId}`)
    expect(await doctor([])).toBe(1)
    expect(said.join('\n')).toContain(`ledger: account ${ada.accountId} has a balance of 500, its entries add up to 20`)
    await world.database.run(sql`update credits_balances set balance = 20 where account_id = ${ada.accountId}`)
  })

  it('says one line for each thing that production misses', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('DATABASE_URL', '')
    expect(await doctor([])).toBe(1)
    expect(said).toHaveLength(4)
    expect(said[0]).toMatch(/^configuration: PUBLIC_URL is missing/)
  })

  it('asks the mail server whether it takes our sender, and sends nothing', async () => {
    const heard: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: ({ address }, _, done) =>
        address === 'ours@example.com' ? done() : done(new Error('we do not speak for them')),
      onData: (stream, _, done) => {
        stream.on('end', () => {
          heard.push('an email')
          done()
        })
        stream.resume()
      },
    })
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
    expect(await doctor([]), 'it cannot encrypt').toBe(1)
    expect(said.join('\n')).toContain('SMTP_TLS=optional')
    vi.stubEnv('SMTP_TLS', 'optional')
    vi.stubEnv('MAIL_FROM', 'Somebody <else@example.com>')
    expect(await doctor([])).toBe(1)
    expect(said.join('\n')).toContain('we do not speak for them')
    vi.stubEnv('MAIL_FROM', 'Pusula <ours@example.com>')
    expect(await doctor([])).toBe(0)
    expect(said).toContain('mail: 127.0.0.1 takes emails from ours@example.com to ours@example.com')
    await new Promise<void>(resolve => server.close(resolve))
    expect(heard).toEqual([])
  })

  it('compares the webhook at Stripe with what we need', async () => {
    const stripe = await localStripe()
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_key')
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_test')
    vi.stubEnv('STRIPE_API_URL', stripe.url)
    vi.stubEnv('PUBLIC_URL', 'https://pusula.example')
    expect(await doctor([])).toBe(1)
    expect(said.join('\n')).toContain('no webhook leads to https://pusula.example')
    const endpoint = {
      url: 'https://pusula.example/api/payments/webhook',
      status: 'enabled',
      api_version: '2024-06-20',
    }
    stripe.endpoints.push({ ...endpoint, enabled_events: neededEvents.filter(name => name !== 'invoice.paid') })
    expect(await doctor([])).toBe(1)
    expect(said.join('\n')).toContain('the webhook does not tell of invoice.paid')
    stripe.endpoints[0] = { ...endpoint, enabled_events: [...neededEvents] }
    expect(await doctor([])).toBe(0)
    expect(said.join('\n')).toContain('the webhook speaks 2024-06-20; it is read')
    stripe.failNext(3)
    expect(await doctor([])).toBe(1)
    expect(said.join('\n')).toContain('Check STRIPE_SECRET_KEY')
  })

  it('tells an exchange that turns us away from one that is down, and says what helps', async () => {
    const server = createServer((_, response) => response.writeHead(451).end('<html>Not in your country</html>'))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    vi.stubEnv('MARKET_SOURCE', 'live')
    for (const name of venueNames) vi.stubEnv(variableOf(name), here)
    vi.stubEnv('COINPAPRIKA_URL', 'http://127.0.0.1:1')
    expect(await doctor([])).toBe(1)
    const text = said.join('\n')
    expect(text).toMatch(/market: Bybit does not answer \(blocked: status 451\)\. .*set BYBIT_URL to its regional host/)
    expect(text).toMatch(/market: CoinPaprika does not answer .*Check the way out of this machine/)
    server.close()
  })

  it('finds a Redis that is away', async () => {
    vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1')
    expect(await doctor([])).toBe(1)
    expect(said.join('\n')).toMatch(/redis: it cannot be used .*Check REDIS_URL/)
  })
})
