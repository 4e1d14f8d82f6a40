import { type ImportMapping, portfolio } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'
import { furtherFiles } from './rules/importing/testing/further-files.ts'

const world = await createWorld()

const header = 'date,kind,symbol,quantity,unit_usd,fee_usd,notes'
const good = ['2026-01-02,buy,BTC,2,100,1,first', '2026-02-02,sell,BTC,1,150,0,', '2026-03-02,buy,ETH,3,10,0,']
const fileOf = (...lines: string[]) => [header, ...lines].join('\n')
const csv = fileOf(...good)

const row = (line: number, coinSymbol: string, quantity: string, usdCostBasis: string, date: string) => ({
  ...{ line, kind: 'buy', coinSymbol, quantity, usdCostBasis, feeUsd: '0', paid: null, notes: null },
  isIncome: false,
  state: 'fresh',
  purchaseDate: date,
})

describe('importing a file', () => {
  it('has a preview that stores nothing', async () => {
    const ada = await world.member()
    const report = await ada.call(portfolio.importPreview, { csv })
    const period = { from: '2026-01-02', to: '2026-03-02' }
    expect(report).toEqual({
      ...{ id: null, format: 'pusula', questions: [], timeZone: 'stated', movedMinutes: null, foreignFees: 0 },
      lines: { read: 3, fresh: 3, already: 0, skipped: 0 },
      ...{ buys: 2, sells: 1, transfers: 0, coins: ['BTC', 'ETH'], unlisted: [], already: 0, noTrades: 0, badCount: 0 },
      fresh: {
        buys: { count: 2, amounts: [{ currency: 'USD', amount: '230' }] },
        sells: { count: 1, amounts: [{ currency: 'USD', amount: '150' }] },
        ...{ transfers: 0, coins: ['BTC', 'ETH'], period },
      },
      period,
      rows: [
        { ...row(2, 'BTC', '2', '100', '2026-01-02'), feeUsd: '1', notes: 'first' },
        { ...row(3, 'BTC', '1', '150', '2026-02-02'), kind: 'sell' },
        row(4, 'ETH', '3', '10', '2026-03-02'),
      ],
      ...{ bad: [], skipped: [], short: [] },
    })
    expect(await ada.call(portfolio.list, {})).toEqual([])
    expect(await ada.call(portfolio.import, { csv })).toEqual({ ...report, id: expect.any(String) })
    const { summary, holdings } = await ada.call(portfolio.overview, {})
    expect(summary).toMatchObject({ totalCost: '130.5', realizedProfitUsd: '49.5', feesUsd: '1' })
    expect(holdings).toHaveLength(2)
  })

  it('and all else of a portfolio asks for no key of an exchange', () => {
    const names = Object.values(portfolio).flatMap(({ input }) => Object.keys(input.properties))
    expect(names).toContain('csv')
    expect(names.filter(name => /key|secret|token|password/i.test(name))).toEqual([])
  })

  it('knows the columns of a table whose numbers hold more commas than its head', async () => {
    const ada = await world.member()
    const table = 'Gün;Tür;Varlık;Adet;Bedel;Komisyon\n2026-10-17;Alım;BTC;0,034;143449,26;10\n'
    const { columns, firstRow } = await ada.call(portfolio.importColumns, { csv: table })
    expect(columns).toEqual(['Gün', 'Tür', 'Varlık', 'Adet', 'Bedel', 'Komisyon'])
    expect(firstRow).toEqual(['2026-10-17', 'Alım', 'BTC', '0,034', '143449,26', '10'])
  })

  it('is idempotent, however often and in whatever slices the file comes', async () => {
    const ada = await world.member()
    const twice = fileOf(...good, good[0] ?? '')
    await Promise.all([1, 2, 3].map(() => ada.call(portfolio.import, { csv: twice })))
    expect(await ada.call(portfolio.importPreview, { csv })).toMatchObject({ already: 3, buys: 2, sells: 1 })
    const held = await ada.call(portfolio.list, {})
    expect(
      held.find(({ coinSymbol }) => coinSymbol === 'BTC'),
      'two equal lines are two trades',
    ).toMatchObject({
      totalQuantity: '3',
    })
  })

  it('takes its own export back without duplicates, here and elsewhere', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    await ada.call(portfolio.import, { csv })
    const exported = (await ada.request({ method: 'GET', url: portfolio.export.path })).body
    expect(await ada.call(portfolio.import, { csv: exported })).toMatchObject({ already: 3 })
    expect(await eve.call(portfolio.import, { csv: exported })).toMatchObject({ already: 0, buys: 2, sells: 1 })
    expect(await eve.call(portfolio.list, {})).toEqual(await ada.call(portfolio.list, {}))
  })

  it('is refused whole for one bad line, which it names, unless that line is left out on purpose', async () => {
    const ada = await world.member()
    const wrong = fileOf(...good, '2026-01-02,buy,no such coin,1,1,0,', '2099-01-02,buy,BTC,1,1,0,', 'x')
    const bad = [
      { line: 5, reason: 'coin' },
      { line: 6, reason: 'date' },
      { line: 7, reason: 'date' },
    ]
    expect(await ada.call(portfolio.importPreview, { csv: wrong })).toMatchObject({ badCount: 3, bad })
    await expect(ada.call(portfolio.import, { csv: wrong })).rejects.toMatchObject({
      status: 422,
      code: 'portfolio.badLines',
      details: { bad, badCount: 3 },
    })
    expect(await ada.call(portfolio.list, {})).toEqual([])
    await ada.call(portfolio.import, { csv: wrong, leaveOut: true })
    expect(await ada.call(portfolio.list, {})).toHaveLength(2)
  })

  it('names a line whose amounts overflow or underflow, instead of failing as a whole', async () => {
    const ada = await world.member()
    const own = [
      'date,kind,symbol,quantity,unit_usd,fee_usd,currency,unit_paid,fee_paid,per_dollar,rate_source',
      '2026-01-02,buy,BTC,1,1,0,,,,,',
      '2026-01-02,sell,BTC,0.000000001,1,0,,,,,',
      '2026-01-02,buy,BTC,1,1,0,TRY,40,0,0.000000001,own',
    ].join('\n')
    const binance = [
      'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
      '2026-01-02 00:00:00,BTCUSDT,BUY,1,0.00000001BTC,999999999999999USDT,0USDT',
    ].join('\n')
    await expect(ada.call(portfolio.import, { csv: own })).rejects.toMatchObject({
      code: 'portfolio.badLines',
      details: { bad: [3, 4].map((line, i) => ({ line, reason: i ? 'price' : 'quantity' })) },
    })
    await expect(ada.call(portfolio.import, { csv: binance })).rejects.toMatchObject({
      details: { bad: [{ line: 2, reason: 'price' }] },
    })
    expect(await ada.call(portfolio.import, { csv: own, leaveOut: true })).toMatchObject({ buys: 1, sells: 0 })
  })

  it('leaves out a sale of what is not there only on purpose, and takes it when that was bought before', async () => {
    const ada = await world.member()
    const sales = fileOf(good[2] ?? '', '2026-02-02,sell,BTC,1,150,0,')
    const short = [{ coinSymbol: 'BTC', missing: '1' }]
    const bad = [{ line: 3, reason: 'notHeld' }]
    const lines = { read: 2, fresh: 1, already: 0, skipped: 1 }
    expect(await ada.call(portfolio.importPreview, { csv: sales })).toMatchObject({ short, bad, lines })
    await expect(ada.call(portfolio.import, { csv: sales })).rejects.toMatchObject({ code: 'portfolio.badLines' })
    expect(await ada.call(portfolio.list, {})).toEqual([])
    await ada.call(portfolio.import, { csv: sales, leaveOut: true })
    expect(await ada.call(portfolio.list, {})).toMatchObject([{ coinSymbol: 'ETH' }])
    await ada.call(portfolio.import, { csv: fileOf(good[0] ?? '') })
    expect(await ada.call(portfolio.import, { csv: sales })).toMatchObject({ short: [], already: 1 })
  })

  it('names how many coins are missing for its sales, not how many it sells', async () => {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: fileOf('2026-01-01,buy,ETH,0.7,10,0,') })
    const sales = fileOf(
      '2026-01-02,buy,BTC,0.5,100,0,',
      '2026-01-03,sell,BTC,0.7,100,0,',
      '2026-01-04,buy,BTC,1,100,0,',
      '2026-01-05,sell,BTC,0.9,100,0,',
      '2026-01-01,buy,ETH,0.7,10,0,',
      '2026-01-06,sell,ETH,5,10,0,',
      '2026-01-07,sell,ETH,4.5,10,0,',
    )
    const { short } = await ada.call(portfolio.importPreview, { csv: sales })
    expect(short).toEqual([
      { coinSymbol: 'BTC', missing: '0.2' },
      { coinSymbol: 'ETH', missing: '8.8' },
    ])
    await ada.call(portfolio.import, {
      csv: fileOf(...short.map(({ coinSymbol, missing }) => `2025-12-31,buy,${coinSymbol},${missing},1,0,`)),
    })
    expect(await ada.call(portfolio.importPreview, { csv: sales })).toMatchObject({ short: [], badCount: 0 })
  })

  it('shows what is new and what is there each from its own beginning, however far down the file it stands', async () => {
    const ada = await world.member()
    const old = Array.from({ length: 102 }, (_, i) => `2026-01-02,buy,BTC,1,${i + 1},0,`)
    await ada.call(portfolio.import, { csv: fileOf(...old) })
    const longer = fileOf(...old, '2026-06-01,buy,DOGE,1,1,0,', '2026-06-02,buy,DOGE,2,1,0,')
    const linesShown = async (from: number) => {
      const { rows } = await ada.call(portfolio.importPreview, { csv: longer, from })
      const linesOf = (wanted: string) => rows.filter(({ state }) => state === wanted).map(({ line }) => line)
      return { fresh: linesOf('fresh'), already: linesOf('already') }
    }
    expect(await linesShown(0)).toEqual({ fresh: [104, 105], already: old.slice(0, 100).map((_, i) => i + 2) })
    expect(await linesShown(100)).toEqual({ fresh: [], already: [102, 103] })
    const period = { from: '2026-06-01', to: '2026-06-02' }
    expect(await ada.call(portfolio.import, { csv: longer })).toMatchObject({
      coins: ['BTC', 'DOGE'],
      fresh: { coins: ['DOGE'], period },
    })
  })

  it('never takes the coins away that a later sale needs', async () => {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: fileOf('2026-01-02,buy,BTC,1,1,0,', '2026-05-02,sell,BTC,1,2,0,') })
    const between = fileOf('2026-03-02,sell,BTC,0.5,2,0,')
    expect(await ada.call(portfolio.importPreview, { csv: between })).toMatchObject({
      bad: [{ line: 2, reason: 'notHeld' }],
    })
  })

  it('truncates a note, never in the middle of a surrogate pair', async () => {
    const ada = await world.member()
    const long = `${'x'.repeat(499)}🚀`
    await ada.call(portfolio.import, {
      csv: fileOf(`2026-01-02,buy,BTC,1,1,0,a\u0000\ud800b`, `2026-01-03,buy,BTC,1,1,0,${long}`),
    })
    const [held] = await ada.call(portfolio.list, {})
    expect(held?.purchases.map(({ notes }) => notes)).toEqual(['x'.repeat(499), 'a\ufffdb'])
  })

  it('refuses a file of an unknown format, and is not for guests', async () => {
    const [ada, guest] = [await world.member(), await world.guest()]
    for (const call of [portfolio.importPreview, portfolio.import, portfolio.importColumns]) {
      await expect(ada.call(call, { csv: 'a,b\n1,2' })).rejects.toMatchObject({ code: 'portfolio.unknownFile' })
      await expect(guest.call(call, { csv })).rejects.toMatchObject({ status: 401 })
    }
  })

  it.each([
    ['lines', `${header}\n${'a\n'.repeat(900_000)}`, 'portfolio.fileTooLong'],
    ['empty lines', `${header}\n${',\n'.repeat(900_000)}`, 'portfolio.fileTooLong'],
    ['one line', `${header}\nx${','.repeat(2_900_000)}`, 'portfolio.badLines'],
    ['one quote', `${header}\n"${'x\n'.repeat(900_000)}`, 'portfolio.badLines'],
    ['lines without a head', 'a\n'.repeat(900_000), 'portfolio.unknownFile'],
    ['commas without a head', ','.repeat(2_900_000), 'portfolio.unknownFile'],
  ])('that is nothing but %s is refused', async (_, csv, code) => {
    const ada = await world.member()
    await expect(ada.call(portfolio.import, { csv })).rejects.toMatchObject({ code })
  })

  it('is rate limited', async () => {
    const ada = await world.member()
    const again = () => ada.call(portfolio.importPreview, { csv: 'a,b' })
    for (let i = 0; i < 40; i++) await expect(again()).rejects.toMatchObject({ code: 'portfolio.unknownFile' })
    await expect(again()).rejects.toMatchObject({ status: 429, code: 'request.tooMany' })
    world.clock.forward(10 * 60_000)
    await expect(again()).rejects.toMatchObject({ code: 'portfolio.unknownFile' })
  })

  it('of strangers, as their columns are proposed, adds nothing when it comes twice', async () => {
    for (const [maker, text] of furtherFiles) {
      const ada = await world.member()
      const { mapping } = await ada.call(portfolio.importColumns, { csv: text })
      const input = { csv: text, mapping: { currency: 'USD', ...mapping } as ImportMapping, leaveOut: true }
      await ada.call(portfolio.import, input)
      const held = await ada.call(portfolio.entries, {})
      expect(await ada.call(portfolio.import, input), maker).toMatchObject({ lines: { fresh: 0 } })
      expect(await ada.call(portfolio.entries, {}), maker).toEqual(held)
    }
  })

  it('takes thousands of lines at once', async () => {
    const ada = await world.member()
    const many = fileOf(...Array.from({ length: 2_000 }, (_, i) => `2026-01-02,buy,BTC,1,${i},0,`))
    expect(await ada.call(portfolio.import, { csv: many })).toMatchObject({ buys: 2_000, already: 0 })
    expect((await ada.call(portfolio.list, {}))[0]).toMatchObject({ entryCount: 2_000 })
  })
})
