import { portfolio } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()
const linesOf = (...lines: string[]) => lines.join('\n')
const heldOf = async (person: Person) => Number((await person.call(portfolio.list, {}))[0]?.totalQuantity)

describe('deduplication of an order and its fills', () => {
  const orders = linesOf(
    'Time,OrderNo,Pair,Type¹,Side,Order Price,Order Amount,Time,Executed²,Average Price,Trading total³,Status',
    '2025-06-10 09:00:00,1,BTCUSDT,Limit,BUY,100000,0.03BTC,2025-06-12 09:30:15,0.03BTC,100000,3000USDT,FILLED',
    '2025-06-13 09:00:00,2,BTCUSDT,Market,SELL,0,0.01BTC,2025-06-13 09:00:04,0.01BTC,105000,1050USDT,FILLED',
  )
  const fills = linesOf(
    'Time,Pair,Side,Price,Executed,Amount,Fee',
    '2025-06-09 09:30:15,BTCUSDT,BUY,100000,0.02BTC,2000USDT,0.00002BTC',
    '2025-06-10 09:31:15,BTCUSDT,BUY,100000,0.00005BTC,5USDT,0.00000005BTC',
    '2025-06-11 22:00:01,BTCUSDT,BUY,100000,0.01995BTC,1995USDT,0.00001995BTC',
    '2025-06-12 09:30:15,BTCUSDT,BUY,100000,0.01BTC,1000USDT,0.00001BTC',
    '2025-06-13 09:00:01,BTCUSDT,SELL,105000,0.004BTC,420USDT,0.42USDT',
    '2025-06-13 09:00:04,BTCUSDT,SELL,105000,0.006BTC,630USDT,0.63USDT',
  )

  it('counts once, whichever of the two files comes first, and leaves other purchases alone', async () => {
    // Only the fills know what the exchange kept back.
    for (const [first, second, held] of [
      [fills, orders, 0.03995],
      [orders, fills, 0.03998],
    ] as const) {
      const ada = await world.member()
      await ada.call(portfolio.import, { csv: first })
      await ada.call(portfolio.import, { csv: second })
      expect(await heldOf(ada)).toBe(held)
    }
  })

  it('spends and earns held stablecoins once, whichever of the two files comes first', async () => {
    for (const [first, second, left] of [
      // Only the fills know what was paid beside.
      [fills, orders, '6048.95'],
      [orders, fills, '6050'],
      [fills, fills, '6048.95'],
    ] as const) {
      const ada = await world.member()
      const tether = { coinSymbol: 'USDT', coinName: 'Tether', quantity: '10000', usdCostBasis: '1' }
      await ada.call(portfolio.add, { ...tether, purchaseDate: '2025-01-02' })
      await ada.call(portfolio.import, { csv: first })
      await ada.call(portfolio.import, { csv: second })
      const { holdings } = await ada.call(portfolio.overview, {})
      expect(holdings.find(({ coinSymbol }) => coinSymbol === 'USDT')?.totalQuantity).toBe(left)
    }
  })

  it('is another one where the sums are the same and the prices are not', async () => {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: fills })
    const dearer = orders.replace('100000,3000USDT', '110000,3300USDT')
    expect(await ada.call(portfolio.importPreview, { csv: dearer })).toMatchObject({ lines: { fresh: 1, already: 1 } })
  })
})

describe('deduplication of a file without a time zone, imported again in another one', () => {
  const row = (time: string, quantity: string) => `${time},BTCUSDT,BUY,100000,${quantity}BTC,1000USDT,0USDT`
  const head = 'Time,Pair,Side,Price,Executed,Amount,Fee'
  const file = linesOf(
    head,
    row('2025-01-12 09:30:15', '0.011'),
    row('2025-03-13 10:41:59', '0.012'),
    row('2025-07-14 23:02:07', '0.013'),
  )

  it.each(['UTC+3', 'Europe/Berlin', 'America/New_York'])('is there already, moved by some hours (%s)', async clock => {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: file })
    const again = linesOf(file, row('2025-09-15 08:00:00', '0.014'))
    const preview = await ada.call(portfolio.importPreview, { csv: again, clock })
    expect(preview).toMatchObject({ lines: { already: 3, fresh: 1 }, movedMinutes: expect.any(Number) })
    await ada.call(portfolio.import, { csv: again, clock })
    expect(await heldOf(ada)).toBeCloseTo(0.05, 8)
  })

  it('is not mistaken for one whose trades repeat every hour', async () => {
    const ada = await world.member()
    const hours = (from: number) =>
      linesOf(head, ...[0, 1, 2, 3].map(i => row(`2025-01-12 ${String(from + i).padStart(2, '0')}:00:00`, '0.01')))
    await ada.call(portfolio.import, { csv: hours(10) })
    expect(await ada.call(portfolio.importPreview, { csv: hours(14) })).toMatchObject({
      ...{ movedMinutes: null, lines: { fresh: 4 } },
    })
  })

  it('has new trades where the file names its time zone', async () => {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: file })
    const stated = file.replace('Time', 'Date(UTC+3)')
    expect(await ada.call(portfolio.importPreview, { csv: stated })).toMatchObject({ lines: { fresh: 3 } })
  })
})

it('an order and its fills at one moment are one trade, whichever file comes first', async () => {
  const fills = linesOf(
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
    '2025-06-12 09:30:15,BTCUSDT,BUY,100000,0.004BTC,400USDT,0.000004BTC',
    '2025-06-12 09:30:15,BTCUSDT,BUY,100000,0.006BTC,600USDT,0.000006BTC',
    '2025-06-12 09:30:40,BTCUSDT,BUY,100000,0.006BTC,600USDT,0.000006BTC',
  )
  const statement = linesOf(
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    '1,2025-06-12 09:30:15,Spot,Transaction Buy,BTC,0.01,',
    '1,2025-06-12 09:30:16,Spot,Transaction Spend,USDT,-1000,',
    '1,2025-06-12 09:30:15,Spot,Transaction Fee,BTC,-0.00001,',
  )
  const orders = linesOf(
    'Date(UTC),OrderNo,Pair,Type,Side,Order Price,Order Amount,Time,Executed,Average Price,Trading total,Status',
    '2025-06-12 09:00:00,1,BTCUSDT,Limit,BUY,100000,0.01BTC,2025-06-12 09:30:15,0.01BTC,100000,1000USDT,FILLED',
  )
  for (const [first, second] of [
    [fills, statement],
    [fills, orders],
    [statement, fills],
    [orders, fills],
  ] as const) {
    const ada = await world.member()
    await ada.call(portfolio.import, { csv: first })
    await ada.call(portfolio.import, { csv: second })
    const [bitcoin] = await ada.call(portfolio.list, {})
    expect(Number(bitcoin?.totalQuantity)).toBeCloseTo(0.016, 4)
  }
})

it('purchases of one day are no fills of each other: what has no hour is alike only where its quantity is', async () => {
  const ada = await world.member()
  for (const quantity of [1, 2, 3, 3]) {
    const csv = `date,kind,symbol,quantity,unit_usd\n2026-01-02,buy,BTC,${quantity},10`
    await ada.call(portfolio.import, { csv })
  }
  expect(await ada.call(portfolio.list, {})).toMatchObject([{ totalQuantity: '6', entryCount: 3 }])
})

it('a line of our own file that comes twice in it counts once, also for the sales after it', async () => {
  const ada = await world.member()
  const bought = '2024-03-01,buy,BTC,1,100,bought-in-two-files'
  const sold = '2024-03-05,sell,BTC,2,100,sold-in-both-of-them'
  const csv = ['date,kind,symbol,quantity,unit_usd,id', bought, bought, sold].join('\n')
  const told = { fresh: { buys: { count: 1 }, sells: { count: 0 } }, already: 1, bad: [{ line: 4, reason: 'notHeld' }] }
  expect(await ada.call(portfolio.importPreview, { csv })).toMatchObject(told)
  expect(await ada.call(portfolio.import, { csv, leaveOut: true })).toMatchObject(told)
  expect(await ada.call(portfolio.list, {})).toMatchObject([{ totalQuantity: '1', entryCount: 1 }])
  expect(await ada.call(portfolio.importPreview, { csv })).toMatchObject({ already: 2, fresh: { buys: { count: 0 } } })
})
