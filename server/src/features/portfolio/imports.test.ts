import { market, portfolio } from '@pusula/contract'
import { respondRates } from '@pusula/simulator'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()

const header = 'date,kind,symbol,quantity,unit_usd,fee_usd,notes'
const fileOf = (...lines: string[]) => [header, ...lines].join('\n')
const linesOf = (...lines: string[]) => lines.join('\n')
const csv = fileOf('2026-01-02,buy,BTC,2,100,1,first', '2026-03-02,buy,ETH,3,10,0,')
const entriesOf = async (person: Person) =>
  (await person.call(portfolio.list, {})).flatMap(({ coinSymbol, purchases }) =>
    purchases.map(({ kind, quantity, usdCostBasis, feeUsd }) =>
      [coinSymbol, kind, quantity, usdCostBasis, feeUsd].join(' '),
    ),
  )

describe('a file that was brought in', () => {
  it('is undone as a whole, at any time, and leaves alone what came from elsewhere', async () => {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: fileOf('2026-01-01,buy,SOL,1,1,0,') })
    world.clock.forward(1_000)
    const { id } = await ada.call(portfolio.import, { csv })
    world.clock.forward(2 * 86_400_000)
    expect(await ada.call(portfolio.imports, {})).toMatchObject([
      { id, format: 'pusula', entries: 2, editedCount: 0, edited: [] },
      { entries: 1 },
    ])
    expect(await ada.call(portfolio.undoImport, { id: id ?? '' })).toMatchObject({ removed: 2, kept: 0 })
    expect(await entriesOf(ada)).toEqual(['SOL buy 1 1 0'])
    expect(await ada.call(portfolio.imports, {})).toHaveLength(1)
    const gone = { status: 404, code: 'portfolio.nothingToUndo' }
    await expect(ada.call(portfolio.undoImport, { id: id ?? '' }), 'a second tab').rejects.toMatchObject(gone)
    // It can come again.
    expect(await ada.call(portfolio.import, { csv })).toMatchObject({ already: 0, lines: { fresh: 2 } })
  })

  it('names what was corrected since, and keeps that when asked to', async () => {
    const ada = await world.member()
    const { id } = await ada.call(portfolio.import, { csv })
    const [bitcoin] = await ada.call(portfolio.list, {})
    await ada.call(portfolio.change, { id: bitcoin?.purchases[0]?.id ?? '', quantity: '5', usdCostBasis: '7' })
    expect(await ada.call(portfolio.imports, {})).toMatchObject([
      {
        editedCount: 1,
        edited: [{ coinSymbol: 'BTC', kind: 'buy', quantity: '5', purchaseDate: '2026-01-02T00:00:00.000Z' }],
      },
    ])
    expect(await ada.call(portfolio.undoImport, { id: id ?? '', keepEdited: true })).toMatchObject({
      removed: 1,
      kept: 1,
    })
    expect(await entriesOf(ada)).toEqual(['BTC buy 5 7 1'])
    expect(await ada.call(portfolio.undoImport, { id: id ?? '' })).toMatchObject({ removed: 1, kept: 0 })
    expect(await entriesOf(ada)).toEqual([])
  })

  it('stays where a later sale needs it, and is nobody else’s', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const { id } = await ada.call(portfolio.import, { csv })
    await ada.call(portfolio.import, { csv: fileOf('2026-05-02,sell,BTC,1.5,100,0,') })
    await expect(ada.call(portfolio.undoImport, { id: id ?? '' })).rejects.toMatchObject({
      code: 'portfolio.notEnough',
      details: { coinSymbol: 'BTC', missing: '1.5' },
    })
    expect(await entriesOf(ada)).toHaveLength(3)
    await expect(eve.call(portfolio.undoImport, { id: id ?? '' })).rejects.toMatchObject({ status: 404 })
    expect(await eve.call(portfolio.imports, {})).toEqual([])
  })
})

it('of several lines that go together, the reason stands on the one that it is about', async () => {
  const ada = await world.member()
  const { bad, lines } = await ada.call(portfolio.importPreview, {
    csv: linesOf(
      'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
      '1,2026-01-02 10:00:00,Spot,Transaction Buy,ETH,2,',
      '1,2026-01-02 10:00:00,Spot,Transaction Spend,BTC,-0.1,',
      '1,2026-01-03 10:00:00,Spot,Transaction Buy,SOL,5,',
      '1,2026-01-03 10:00:00,Spot,Transaction Spend,USDT,-x,',
    ),
  })
  expect(bad).toEqual([
    { line: 3, lines: [2, 3], reason: 'notHeld' },
    { line: 5, lines: [4, 5], reason: 'quantity' },
  ])
  expect(lines).toEqual({ read: 4, fresh: 0, already: 0, skipped: 4 })
})

describe('deduplication of a trade in two files', () => {
  const binance = linesOf(
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
    '2025-06-12 09:30:15,BTCUSDT,BUY,100000,0.01BTC,1000USDT,0USDT',
    '2025-06-13 09:30:15,BTCUSDT,BUY,100000,0.01BTC,1000USDT,0USDT',
  )

  it('whoever wrote them, when coin, side, quantity and time are the same', async () => {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: binance })
    const koinly = linesOf(
      'Koinly Date,Pair,Side,Amount,Total,Fee Amount,Fee Currency,Order ID,Trade ID',
      '2025-06-12 09:30:16 UTC,BTC-USD,buy,0.010,1001,,,,',
      '2025-06-12 09:30:19 UTC,BTC-USD,buy,0.01,1001,,,,',
    )
    expect(await ada.call(portfolio.importPreview, { csv: koinly })).toMatchObject({
      lines: { read: 2, fresh: 1, already: 1, skipped: 0 },
      rows: [{ state: 'already' }, { state: 'fresh' }],
    })
  })

  it('also beside one that was typed in by hand', async () => {
    const ada = await world.member()
    const typed = { coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '0.01', usdCostBasis: '99999' }
    await ada.call(portfolio.add, { ...typed, purchaseDate: '2025-06-12T09:30:15.000Z' })
    expect(await ada.call(portfolio.import, { csv: binance })).toMatchObject({ already: 1, lines: { fresh: 1 } })
  })

  it('or when the exchange gave it one id in both', async () => {
    const ada = await world.member()
    const trades = linesOf(
      'txid,ordertxid,pair,time,type,ordertype,price,cost,fee,vol,margin,misc,ledgers',
      'TABC,O1,XXBTZUSD,2025-06-12 09:30:15.1234,buy,limit,100000,1000,1.5,0.01,0,,',
    )
    const ledger = linesOf(
      'txid,refid,time,type,subtype,aclass,asset,amount,fee,balance',
      'L1,TABC,2025-06-12 09:31:55,trade,,currency,ZUSD,-1000,1.5,0',
      'L2,TABC,2025-06-12 09:31:55,trade,,currency,XXBT,0.01,0,0',
    )
    await ada.call(portfolio.import, { csv: trades })
    expect(await entriesOf(ada)).toEqual(['BTC buy 0.01 100000 1.5'])
    expect(await ada.call(portfolio.import, { csv: ledger })).toMatchObject({
      id: null,
      lines: { already: 2, fresh: 0 },
    })
  })
})

describe('what was not paid in dollars', () => {
  const day = '2026-10-05'
  const rates = JSON.parse(
    respondRates({ path: `/v1/${day}..${day}`, query: { get: () => null }, nowMs: Date.parse('2026-11-15') }).body,
  ).rates[day]
  const dollars = (amount: Big, places = 8) => amount.round(places, Big.roundHalfUp).toFixed()

  it('stays as it was paid, in the preview and in the portfolio, with the rate of its day and who says it', async () => {
    const ada = await world.member()
    const paid = linesOf(
      'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
      `${day} 09:30:15,BTCTRY,BUY,4000000,0.01BTC,40000TRY,40TRY`,
      `${day} 09:30:16,ETHEUR,BUY,3000,1ETH,3000EUR,0EUR`,
    )
    const lira = { currency: 'TRY', unit: '4000000', fee: '40', total: '40040', perDollar: String(rates.TRY) }
    expect((await ada.call(portfolio.importPreview, { csv: paid })).rows).toMatchObject([
      { coinSymbol: 'BTC', paid: lira },
      { coinSymbol: 'ETH', paid: { currency: 'EUR', unit: '3000', fee: '0', total: '3000' } },
    ])
    await ada.call(portfolio.import, { csv: paid })
    const held = await ada.call(portfolio.list, {})
    const [bitcoin, ether] = ['BTC', 'ETH'].map(coin => held.find(({ coinSymbol }) => coinSymbol === coin))
    expect(bitcoin?.purchases).toMatchObject([
      {
        usdCostBasis: dollars(Big(4_000_000).div(rates.TRY), 16),
        feeUsd: dollars(Big(40).div(rates.TRY)),
        paid: { ...lira, source: `Simulator ${day}` },
        notes: 'Binance',
      },
    ])
    expect(ether?.purchases).toMatchObject([{ usdCostBasis: dollars(Big(3_000).div(rates.EUR), 16) }])
  })

  it('counts at the market’s close of that day where it was a coin, which is sold; so is one that a fee was paid in', async () => {
    const ada = await world.member()
    const closeOf = async (symbol: string) => {
      const { candles } = await ada.call(market.candles, { symbol, timeframe: '1d', count: 100 })
      return String(candles.close[candles.time.indexOf(Date.parse(day))])
    }
    await ada.call(portfolio.import, { csv: fileOf('2026-01-02,buy,BTC,1,100,0,', '2026-01-02,buy,BNB,1,100,0,') })
    const report = await ada.call(portfolio.import, {
      csv: linesOf(
        'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
        `${day} 09:30:15,ETHBTC,BUY,0.03,2ETH,0.06BTC,0.001BNB`,
      ),
    })
    const [bitcoin, bnb] = [await closeOf('BTC'), await closeOf('BNB')]
    expect(report).toMatchObject({ lines: { read: 1, fresh: 1 }, buys: 1, sells: 2, badCount: 0 })
    const entries = await entriesOf(ada)
    expect(entries).toContain(`BTC sell 0.06 ${dollars(Big(bitcoin))} 0`)
    expect(entries).toContain(`ETH buy 2 ${dollars(Big(bitcoin).times('0.03'))} ${dollars(Big(bnb).times('0.001'))}`)
    expect(entries).toContain(`BNB sell 0.001 ${dollars(Big(bnb))} 0`)
  })
})

describe('an unknown table', () => {
  const table = linesOf(
    'Gün;Varlık;Adet;Birim Fiyat (TL)',
    '31.01.2026;BTC;0,5;1.000.000,00',
    '01.02.2026;BTC;-0,25;1.100.000,00',
  )
  const mapping = { date: 'Gün', coin: 'Varlık', quantity: 'Adet', price: 'Birim Fiyat (TL)', currency: 'TRY' as const }

  it('is shown with what its names suggest, read as it was mapped, and known the next time', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    expect(await ada.call(portfolio.importColumns, { csv: table })).toEqual({
      format: null,
      columns: ['Gün', 'Varlık', 'Adet', 'Birim Fiyat (TL)'],
      firstRow: ['31.01.2026', 'BTC', '0,5', '1.000.000,00'],
      lineCount: 2,
      readings: expect.any(Array),
      mapping: { date: 'Gün', coin: 'Varlık', quantity: 'Adet', price: 'Birim Fiyat (TL)', currency: 'TRY' },
      isRemembered: false,
    })
    await expect(ada.call(portfolio.importPreview, { csv: table })).rejects.toMatchObject({
      code: 'portfolio.unknownFile',
    })
    expect(await ada.call(portfolio.import, { csv: table, mapping })).toMatchObject({
      ...{ format: 'table', timeZone: 'assumedUtc', buys: 1, sells: 1 },
      rows: [{ quantity: '0.5' }, { quantity: '0.25' }],
    })
    expect(await ada.call(portfolio.importColumns, { csv: table })).toMatchObject({ mapping, isRemembered: true })
    expect(await ada.call(portfolio.importPreview, { csv: table })).toMatchObject({ format: 'table', already: 2 })
    await expect(eve.call(portfolio.importPreview, { csv: table })).rejects.toMatchObject({
      code: 'portfolio.unknownFile',
    })
  })

  it('with what came and what went apart is read whole, and known the next time', async () => {
    const ada = await world.member()
    const table = linesOf(
      'Time,Sent,Sent Currency,Received,Received Currency,Fee,Fee Currency',
      '2026-01-02 10:00:00,3000,USD,0.05,BTC,3,USD',
      '2026-01-03 10:00:00,0.01,BTC,0.2,ETH,,',
      '2026-01-04 10:00:00,0.01,BTC,,,,',
    )
    const columns = await ada.call(portfolio.importColumns, { csv: table })
    const mapping = {
      ...{ date: 'Time', sent: 'Sent', sentCoin: 'Sent Currency', fee: 'Fee', feeCoin: 'Fee Currency' },
      ...{ received: 'Received', receivedCoin: 'Received Currency' },
    }
    expect(columns.mapping).toEqual(mapping)
    await ada.call(portfolio.import, { csv: table, mapping: { ...mapping, currency: 'EUR' } })
    expect(await entriesOf(ada)).toContainEqual('BTC buy 0.05 60000 3')
    expect(await entriesOf(ada)).toHaveLength(3)
    expect(await ada.call(portfolio.importPreview, { csv: table })).toMatchObject({
      ...{ lines: { read: 3, fresh: 0, already: 3, skipped: 0 }, transfers: 1 },
    })
  })

  it('says how its first line is read, and which line tells day and month apart', async () => {
    const ada = await world.member()
    const readings = async (...dates: string[]) => {
      const rows = dates.map((date, i) => `${date};${i ? 'SATIS' : 'ALIS'};BTC/TRY;1`)
      return (await ada.call(portfolio.importColumns, { csv: linesOf('Gün;Ne;Neyi;Kaç', ...rows) })).readings
    }
    const [date, side, coin, count] = await readings('03/10/2025 14:22', '31/10/2025 09:00')
    const either = { dayFirst: '2025-10-03T14:22:00.000Z', monthFirst: '2025-03-10T14:22:00.000Z', isZoned: false }
    const moment = { ...either, order: 'dayFirst', because: '31/10/2025 09:00' }
    expect(date).toEqual({ moment, sides: [], pair: null })
    const sides = [
      { kind: 'buy', written: 'ALIS' },
      { kind: 'sell', written: 'SATIS' },
    ]
    expect(side).toEqual({ moment: null, sides, pair: null })
    expect(coin).toMatchObject({ moment: null, pair: { base: 'BTC', quote: 'TRY' } })
    expect(count).toEqual({ moment: null, sides: [], pair: null })
    expect(await readings('03/10/2025')).toMatchObject([{ moment: { order: null, because: null } }, {}, {}, {}])
    expect(await readings('10/03/2025', '10/31/2025')).toMatchObject([{ moment: { order: 'monthFirst' } }, {}, {}, {}])
    // Lines that contradict each other settle nothing.
    const contrary = await readings('25/03/2024', '03/25/2024', '03/04/2024')
    expect(contrary[0]?.moment).toMatchObject({ order: null, because: null })
    // Where the year comes first there is nothing to choose.
    const [iso] = await readings('2025-10-03')
    expect(iso?.moment).toMatchObject({ order: 'dayFirst', because: null })
    expect(iso?.moment?.dayFirst).toBe(iso?.moment?.monthFirst)
  })

  it('is not brought in while its numbers can be read in two ways', async () => {
    const ada = await world.member()
    const open = linesOf('Gün;Varlık;Adet;Birim Fiyat (TL)', '31.01.2026;BTC;1;104.812')
    const question = { asks: 'decimals', column: 'Birim Fiyat (TL)', line: 2, written: '104.812' }
    expect(await ada.call(portfolio.importPreview, { csv: open, mapping })).toMatchObject({
      questions: [{ ...question, comma: '104812', point: '104.812' }],
      rows: [],
    })
    await expect(ada.call(portfolio.import, { csv: open, mapping })).rejects.toMatchObject({
      code: 'portfolio.openQuestions',
    })
    expect(await ada.call(portfolio.import, { csv: open, mapping, decimals: 'comma' })).toMatchObject({ buys: 1 })
  })
})

describe('what goes out', () => {
  const decimals = (most: bigint, places = 8) =>
    fc.bigInt({ min: 1n, max: most }).map(units => Big(units.toString()).div(Big(10).pow(places)).toFixed())
  const plain = { noNullPrototype: true }
  const entries = fc.array(
    fc.record({
      quantity: decimals(10n ** 20n),
      money: fc.oneof(
        fc.record({ usdCostBasis: decimals(10n ** 26n, 16), feeUsd: decimals(10n ** 12n) }, plain),
        fc
          .record(
            {
              currency: fc.constantFrom('TRY' as const, 'EUR' as const),
              unit: decimals(10n ** 26n, 16),
              fee: decimals(10n ** 12n),
              perDollar: fc.integer({ min: 1, max: 10 ** 6 }).map(units => Big(units).div(1e4).toFixed()),
            },
            plain,
          )
          .map(paid => ({ paid })),
      ),
      coinSymbol: fc.constantFrom('BTC', 'ETH'),
      atMs: fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2026-01-01') }),
      notes: fc.oneof(fc.constant(null), fc.string({ unit: 'grapheme', maxLength: 40 })),
    }),
    { minLength: 1, maxLength: 8 },
  )

  const binance = linesOf(
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
    '2025-10-05 09:30:15,BTCTRY,BUY,4000000.5,0.01234567BTC,49382.68TRY,0.00001234BTC',
    '2025-10-06 09:30:15,ETHBTC,BUY,0.03,0.1ETH,0.003BTC,0.0001ETH',
  )

  it('comes back into an empty portfolio equal to the last digit', () =>
    fc.assert(
      fc.asyncProperty(entries, async written => {
        const [ada, eve] = [await world.member(), await world.member()]
        for (const { atMs, money, ...entry } of written) {
          const purchaseDate = new Date(atMs).toISOString()
          await ada.call(portfolio.add, { ...entry, ...money, coinName: 'x', purchaseDate })
          // Half of it is sold again, for the same money.
          const half = Big(entry.quantity).div(2).round(8, Big.roundDown).toFixed()
          const sale = { ...entry, ...money, kind: 'sell' as const, quantity: half, coinName: 'x', purchaseDate }
          if (half !== '0') await ada.call(portfolio.add, sale)
        }
        await ada.call(portfolio.import, { csv: binance })
        const exported = async (person: Person) =>
          (await person.request({ method: 'GET', url: portfolio.export.path })).body
        const file = await exported(ada)
        expect(await eve.call(portfolio.import, { csv: file })).toMatchObject({ badCount: 0, already: 0 })
        expect(await exported(eve)).toBe(file)
        expect(await eve.call(portfolio.list, {})).toEqual(await ada.call(portfolio.list, {}))
      }),
      { numRuns: 5 },
    ))
})
