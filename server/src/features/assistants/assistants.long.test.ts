import { accounts, analysis, assistants, credits, keys, notifications, portfolio } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { untilWaiting } from '../../testing/lock-waits.ts'
import { createWorld } from '../../testing/world.ts'
import { blockAccount } from '../accounts/index.ts'
import { lockBalance } from '../credits/index.ts'
import { tools } from './mcp.ts'
import { clients, connect, everything, publicUrl, wireTo } from './testing/assistant.ts'

const world = await createWorld({ PUBLIC_URL: publicUrl })
const second = await world.another()
const wire = wireTo(world.app, second.app)
/** Of this text one token (o200k) is 3.7 letters: docs/measurements.md. */
const maxListed = 14_600
const twoEther = {
  coinSymbol: 'ETH',
  coinName: 'Ethereum',
  purchaseDate: '2026-11-10T10:00:00.000Z',
  quantity: '2',
  usdCostBasis: '1000',
}

describe('an assistant', () => {
  it.each([
    ['of 2026', () => clients.current()],
    ['with a handshake', clients.handshake],
    ['of 2025', clients.old],
  ])('%s registers, is consented to and reads through two instances', async (_, make) => {
    const ada = await world.member({ credits: 5 })
    await ada.call(portfolio.add, twoEther)
    await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'below', target: 1 })
    const { client, call } = await connect(make, wire, ada)
    expect(client.getServerCapabilities()?.tools, 'nobody listens for what never changes').toEqual({
      listChanged: false,
    })
    const listed = (await client.listTools()).tools
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    expect(JSON.stringify(listed).length, 'below 4,000 tokens').toBeLessThan(maxListed)
    expect(listed.every(({ title, annotations }) => title && annotations?.readOnlyHint !== undefined)).toBe(true)
    expect((await call('find_coin', { query: 'ether' })).said.coins[0].symbol).toBe('ETH')
    expect((await call('market_overview')).said.dollar_in_lira.unit).toBe('TRY')
    expect((await call('coin_facts', { symbol: 'btc' })).said.price).toMatchObject({
      unit: 'USD',
      source: expect.stringContaining('simulated'),
    })
    expect((await call('coin_facts', { symbol: 'btc' })).said.price_in_lira).toMatchObject({
      unit: 'TRY',
      source: expect.stringMatching(/^simulated: .*, lira by ./),
    })
    expect((await call('track_record', { days: 30 })).said.page).toBe(`${publicUrl}/track-record`)
    expect((await call('my_alerts')).said.alerts).toMatchObject([{ symbol: 'BTC', state: 'waiting' }])
    expect((await call('my_portfolio')).said).toMatchObject({
      paid: { value: 2000 },
      real_return: {
        unit: expect.stringMatching(/^percent after prices in [A-Z]{3}, known until /),
        source: expect.stringMatching(/^Pusula real return: \w+ prices$/),
      },
      coins: [{ symbol: 'ETH', quantity: { value: 2, unit: 'ETH' } }],
    })
    expect((await call('explain_term', { term: 'range' })).said.text).toContain('4 times in 5')
    expect((await call('coin_facts', { symbol: 'NOSUCHCOIN' })).said.error.code).toBe('market.unknownCoin')
    const [connected] = (await ada.call(assistants.list, {})).assistants
    expect(connected).toMatchObject({ name: 'Sample Assistant', host: '127.0.0.1', callsThisMonth: 9 })
    expect((await world.emailsTo(ada.email))[0]?.text).toContain('Sample Assistant')
  })

  it('says what an analysis costs, spends after the person agreed, and nothing for what is open', async () => {
    const ada = await world.member({ credits: 5 })
    const { call, questions } = await connect(() => clients.current(true), wire, ada)
    const closed = (await call('read_analysis', { symbol: 'SOL' })).said
    expect(closed).toMatchObject({ state: 'closed', cost: { value: 1, unit: 'credits' }, balance: { value: 5 } })
    expect((await call('open_analysis', { symbol: 'SOL', max_credits: 0 })).said.state).toBe('closed')
    expect(await world.balanceOf(ada.accountId)).toBe(5)
    const opened = (await call('open_analysis', { symbol: 'SOL', max_credits: 1 })).said
    expect(questions).toEqual([expect.stringMatching(/^Open the analysis of SOL\? .* Yes, use 1 credit$/)])
    expect(opened).toMatchObject({ state: 'open', spent: { value: 1 } })
    const range = opened.analysis.ranges['1day']
    expect(range).toMatchObject({ chance: 0.8, unit: 'USD', due_at: expect.any(String) })
    expect(range.low).toBeLessThan(range.high)
    const entry = await ada.request({ method: 'GET', url: new URL(range.log).pathname })
    expect(entry.json()).toMatchObject({ entry: expect.stringContaining('SOL'), checkpoint: expect.any(String) })
    expect((await call('open_analysis', { symbol: 'SOL', max_credits: 1 })).said.spent.value).toBe(0)
    expect((await call('read_analysis', { symbol: 'SOL' })).said.state).toBe('open')
    expect((await call('open_analysis', { symbol: 'solana', max_credits: 1 })).said.spent.value, 'by its name').toBe(0)
    expect((await call('read_analysis', { symbol: 'solana' })).said.state).toBe('open')
    expect(await world.balanceOf(ada.accountId)).toBe(4)
    expect((await ada.call(assistants.list, {})).creditsThisMonth).toBe(1)
  })

  it('spends nothing where the person declines, nor beyond the limit of a day, nor where a coin has no analysis', async () => {
    const ada = await world.member({ credits: 5 })
    const declined = await connect(() => clients.current(false), wire, ada)
    expect((await declined.call('open_analysis', { symbol: 'SOL', max_credits: 1 })).said.error.code).toBe(
      'assistants.declined',
    )
    const { call } = await connect(clients.old, wire, ada, { ...everything, analysesPerDay: 1 })
    for (const [symbol, code] of [
      ['USDT', 'analysis.pegged'],
      ['NOSUCHCOIN', 'market.unknownCoin'],
    ]) {
      expect((await call('read_analysis', { symbol })).said.error?.code, 'no price of nothing').toBe(code)
      expect((await declined.call('open_analysis', { symbol, max_credits: 1 })).said.error.code).toBe(code)
    }
    expect(declined.questions).toHaveLength(1)
    expect((await call('open_analysis', { symbol: 'USDT', max_credits: 1 })).said.error.code).toBe('analysis.pegged')
    expect((await call('open_analysis', { symbol: 'SOL', max_credits: 1 })).isError).toBe(false)
    expect((await call('open_analysis', { symbol: 'ADA', max_credits: 1 })).said.error).toMatchObject({
      code: 'assistants.dailyLimit',
      limit: 1,
    })
    expect(await world.balanceOf(ada.accountId)).toBe(4)
    world.clock.forward(DAY_MS)
    await ada.call(accounts.confirm, { password: ada.password })
    const [one] = (await ada.call(assistants.list, {})).assistants
    await ada.call(assistants.change, { ...everything, id: one?.id ?? '', analysesPerDay: 2 })
    expect((await call('open_analysis', { symbol: 'ADA', max_credits: 1 })).isError).toBe(false)
  })

  it('asks nobody to agree to a credit that is not there', async () => {
    const ada = await world.member({ credits: 1 })
    const { call, questions } = await connect(() => clients.current(true), wire, ada)
    expect((await call('open_analysis', { symbol: 'SOL', max_credits: 1 })).isError).toBe(false)
    expect(questions).toEqual(['Open the analysis of SOL? It uses 1 credit; you have 1. Yes, use 1 credit'])
    expect((await call('open_analysis', { symbol: 'ADA', max_credits: 1 })).said.error.code).toBe(
      'credits.insufficient',
    )
    expect(questions).toHaveLength(1)
    expect((await ada.call(assistants.list, {})).creditsThisMonth).toBe(1)
  })

  it('neither pays nor counts a coin that somebody else opens for the account in the same moment', async () => {
    const ada = await world.member({ credits: 5 })
    const { call } = await connect(clients.old, wire, ada, { ...everything, analysesPerDay: 1 })
    const open = (symbol: string) => call('open_analysis', { symbol, max_credits: 1 })
    const { opening, own } = await world.database.transaction(async tx => {
      await lockBalance(tx, ada.accountId)
      const opening = open('SOL')
      // It looks whether the coin is free; the person's own tap comes between that and the payment.
      await untilWaiting(world.database, 1)
      return { opening, own: ada.call(credits.deduct, { symbol: 'SOL' }) }
    })
    expect((await own).spent).toBe(1)
    expect((await opening).said).toMatchObject({ state: 'open', spent: { value: 0 } })
    expect((await open('ADA')).isError, 'the one analysis of the day is left').toBe(false)
    expect(await world.balanceOf(ada.accountId)).toBe(3)
  })

  it('cannot exceed its daily limit by concurrent analyses', async () => {
    const ada = await world.member({ credits: 5 })
    await ada.call(credits.deduct, { symbol: 'DOGE' })
    const { call } = await connect(clients.old, wireTo(world.app), ada, { ...everything, analysesPerDay: 1 })
    const readings: Promise<unknown>[] = []
    const answers: { said: { error?: { code: string } } }[] = []
    const before = await world.balanceOf(ada.accountId)
    await world.database.transaction(async tx => {
      // As many readings as an account may have under way wait for a row that is held here.
      await tx.run(sql`select from credits_entitlements where account_id = ${ada.accountId} for update`)
      for (let i = 0; i < 4; i++) readings.push(ada.call(analysis.analyze, { symbol: 'DOGE' }))
      for (const symbol of ['ETH', 'SOL', 'ADA']) answers.push(await call('open_analysis', { symbol, max_credits: 1 }))
    })
    await Promise.all(readings)
    expect(answers.map(({ said }) => said.error?.code)).toEqual([
      'analysis.tooManyAtOnce',
      'assistants.dailyLimit',
      'assistants.dailyLimit',
    ])
    expect((await call('read_analysis', { symbol: 'ETH' })).said.state, 'what was paid for is there').toBe('open')
    expect(before - (await world.balanceOf(ada.accountId))).toBe(1)
  })

  it('reads what it was allowed and nothing else, percents where amounts were not', async () => {
    const ada = await world.member()
    await ada.call(portfolio.add, twoEther)
    const { call } = await connect(clients.handshake, wire, ada, {
      scopes: ['portfolio'],
      analysesPerDay: 3,
      portfolio: 'percent',
    })
    const { said } = await call('my_portfolio')
    expect(said).toMatchObject({ amounts_allowed: false, worth: { value: null }, paid: { value: null } })
    expect(said.coins[0]).toMatchObject({ share: { value: 100 }, quantity: { value: null } })
    expect(JSON.stringify(said)).not.toMatch(/"value":(2000|1000|2),/)
    for (const [name, input] of [
      ['coin_facts', { symbol: 'BTC' }],
      ['my_alerts', {}],
      ['open_analysis', { symbol: 'BTC', max_credits: 1 }],
    ] as const)
      expect((await call(name, input)).said.error).toMatchObject({
        code: 'assistants.notAllowed',
        settings: `${publicUrl}/dashboard/assistants`,
      })
  })

  it('is refused with the next call once it is removed, revoked, or its account is blocked', async () => {
    const [ada, bob, eve] = [await world.member(), await world.member(), await world.member()]
    const refused = async (connected: Awaited<ReturnType<typeof connect>>) => {
      const access_token = connected.keeper.saved.tokens?.access_token
      const answer = await wire(`${publicUrl}/mcp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      })
      return [answer.status, answer.headers.get('www-authenticate')?.includes('oauth-protected-resource/mcp')]
    }
    const [first, second, third] = [
      await connect(clients.old, wire, ada),
      await connect(clients.old, wire, bob),
      await connect(clients.old, wire, eve),
    ]
    const [one] = (await ada.call(assistants.list, {})).assistants
    await expect(eve.call(assistants.remove, { id: one?.id ?? '' })).rejects.toMatchObject({ status: 404 })
    await ada.call(assistants.remove, { id: one?.id ?? '' })
    const { refresh_token = '', access_token = '' } = second.keeper.saved.tokens ?? {}
    const client_id = second.keeper.saved.client?.client_id ?? ''
    expect(
      (
        await bob.request({
          method: 'GET',
          url: '/api/market/rates',
          headers: { authorization: `Bearer ${access_token}` },
        })
      ).statusCode,
    ).toBe(401)
    await wire(`${publicUrl}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: refresh_token, client_id }),
    })
    await world.database.transaction(tx => blockAccount(tx, eve.accountId, 'a test', world.clock.now()))
    expect([await refused(first), await refused(second), await refused(third)]).toEqual([
      [401, true],
      [401, true],
      [401, true],
    ])
  })

  it('refreshes its token, and expires after sixty days without use', async () => {
    const ada = await world.member()
    const { call, keeper } = await connect(() => clients.current(), wire, ada)
    const before = keeper.saved.tokens?.refresh_token
    world.clock.forward(2 * 3_600_000)
    expect((await call('find_coin', { query: 'sol' })).isError).toBe(false)
    expect(keeper.saved.tokens?.refresh_token).not.toBe(before)
    world.clock.forward(61 * DAY_MS)
    await world.runJob('assistants.tidy')
    expect(await world.database.rows(sql`select 1 from assistants_grants where account_id = ${ada.accountId}`)).toEqual(
      [],
    )
    expect((await world.emailsTo(ada.email))[0]?.text).toContain('Sample Assistant')
  })

  it('may be a program with a key, which does what the key may', async () => {
    const ada = await world.member()
    const { key } = await ada.call(keys.make, { name: 'mine', scopes: ['prices', 'record'] })
    const call = async (name: string, input: object) => {
      const answer = await wire(`${publicUrl}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
      })
      const text = await answer.text()
      return JSON.parse(text.replace(/^.*?data: /s, '')).result
    }
    expect((await call('coin_facts', { symbol: 'BTC' })).structuredContent.price.unit).toBe('USD')
    expect((await call('my_portfolio', {})).isError).toBe(true)
  })

  it('is deleted with its account, and is in the export before', async () => {
    const ada = await world.member()
    await connect(clients.old, wire, ada)
    expect(await ada.call(accounts.export, {})).toMatchObject({
      assistants: { connections: [{ name: 'Sample Assistant' }] },
    })
    await ada.call(accounts.remove, {})
    const { accountId } = ada
    expect(
      await world.database.rows(sql`select 1 from assistants_grants where account_id = ${accountId}
        union all select 1 from assistants_codes where account_id = ${accountId}
        union all select 1 from assistants_uses where account_id = ${accountId}`),
    ).toEqual([])
  })
})
